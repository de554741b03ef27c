/** The texts of Citrus, with those of every page behind them. */
import { wordsOf } from '../../words'

export { asSentences, begun, inOneRow, together } from '../../words'
export const { say, knows } = wordsOf('citrus')
