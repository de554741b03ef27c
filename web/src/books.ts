/** The rule books that have a page: one for each game, and that of the party games. */
import type { Component } from 'svelte'
import { GAMES } from './games'
import { CITRUS_GAMES } from './party/book'
import { say, wordsOf } from './words'

/** A head and a paragraph of a short account of a game. */
export interface Part {
  head: string
  text: string
}

export interface Book {
  /** Whose texts tell of the book: those of a game, or "party". They must be there before the others are asked for. */
  words: string
  title: () => string
  /** How it is played, in half a page. */
  how: () => Part[]
  /** A look at the pieces. */
  pieces: () => Promise<{ default: Component } | undefined>
}

/** How a game is played, in half a page. */
export function howOf(game: string): Part[] {
  const words = wordsOf(game)
  const heads = [
    ['goal', say('how-head-goal')],
    ['turn', say('how-head-turn')],
    ['points', say('how-head-points')],
    ['more', say('how-head-more')],
    ['end', say('how-head-end')],
  ] as const
  return heads.map(([name, head]) => ({ head, text: words.say(`how-${name}`) }))
}

export function bookOf(name: string): Book {
  if (name === 'citrus-games') return CITRUS_GAMES
  return {
    words: name,
    title: () => wordsOf(name).say('game'),
    how: () => howOf(name),
    pieces: async () => GAMES[name]?.pieces(),
  }
}
