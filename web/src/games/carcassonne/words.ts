/** The texts of Carcassonne, with those of every page behind them. */
import { wordsOf } from '../../words'

export { asSentences, together } from '../../words'
export const { say, knows } = wordsOf('carcassonne')
