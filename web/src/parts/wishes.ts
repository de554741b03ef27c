/** What a new table is like if nothing else is wished. */
import { GAMES } from '../games'
import { chosen } from '../settings.svelte'
import type { GameCard, NewTable } from '../wire'
import { say } from '../words'

/** Pauses of the bots between two moves, in milliseconds. */
export const PACES = [0, 300, 700, 1500, 3000]
export const QUICK_PACE = 700
/** Signs of a name, as a reader counts them. */
export const LONGEST_NAME = 24
/** Sees most of what it could do; weaker and stronger ones are a choice away. */
const USUAL_LEVEL = 'bud'

/** The bot that sits down unless another is chosen. */
export function usualBot(card: GameCard): string {
  return card.levels.find((level) => level === USUAL_LEVEL) ?? card.levels[0] ?? ''
}

/** The table behind "play now": the reader against one bot, with the quick options of the game. */
export function quickWish(card: GameCard): NewTable {
  return {
    game: card.name,
    seats: [
      { kind: 'person', name: chosen().name || say('name-guest'), bot: '' },
      { kind: 'bot', name: say('name-bot', { number: 1 }), bot: usualBot(card) },
    ],
    options: { ...GAMES[card.name]?.first },
    pace: QUICK_PACE,
  }
}

const WATCHED_BOTS = 3
const WATCHED_PACE = 1500

/** A table of bots alone, slow enough to follow. */
export function watchWish(card: GameCard): NewTable {
  const count = Math.max(card.fewest_seats, Math.min(card.most_seats, WATCHED_BOTS))
  const seats = Array.from({ length: count }, (_, k) => ({
    kind: 'bot' as const,
    name: say('name-bot', { number: k + 1 }),
    bot: usualBot(card),
  }))
  return { game: card.name, seats, options: { ...GAMES[card.name]?.first }, pace: WATCHED_PACE }
}
