/** The texts of the Citrus Games, with those of every page behind them. */
import { wordsOf } from '../words'

export const { say, knows } = wordsOf('party')
