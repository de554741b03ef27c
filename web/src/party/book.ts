/** The rule book of the Citrus Games, for its page. */
import type { Book } from '../books'
import { GAMES } from './api'
import { say } from './words'

export const CITRUS_GAMES: Book = {
  words: 'party',
  title: () => say('party'),
  how: () => GAMES.map((game) => ({ head: say(`game-${game}`), text: say(`how-${game}`) })),
  pieces: () => import('./Pieces.svelte'),
}
