/** A party with real fruit, kept on this device alone: it needs no server, and a reload loses nothing. */
import type { PartyGame, Score } from '../wire'

export interface RealParty {
  names: string[]
  game: PartyGame
  /** Whose turn it is; names.length: all have played. */
  turn: number
  /** When the clock was started, in Unix ms; null: it stands still. */
  started: number | null
  /** What is counted for the player in turn: fruit, hits and so on. */
  count: number
  faults: number
  clean: number
  /** What the clock showed when it was stopped. */
  ms: number | null
  scores: Score[]
}

const NAME = 'hesperides-real-party'
export const SECONDS: Record<PartyGame, number> = { sort: 0, toss: 0, eat: 30 }
export const THROWS = 10

export function begun(names: string[], game: PartyGame): RealParty {
  return { names, game, turn: 0, scores: [], ...FRESH }
}
const FRESH = { started: null, count: 0, faults: 0, clean: 0, ms: null }

/** The score of the player in turn is noted, and it is the next one's turn. */
export function noted(party: RealParty): RealParty {
  const points = party.game === 'toss' ? 2 * party.count - party.faults : party.count
  const score = { points, ms: party.game === 'sort' ? (party.ms ?? 0) : 0, faults: party.faults, clean: party.clean }
  return { ...party, ...FRESH, turn: party.turn + 1, scores: [...party.scores, score] }
}

export function kept(): RealParty | null {
  try {
    const party = JSON.parse(localStorage.getItem(NAME) ?? 'null') as RealParty | null
    return party && Array.isArray(party.names) && Array.isArray(party.scores) ? party : null
  } catch {
    return null
  }
}

export function keep(party: RealParty | null): void {
  if (party) localStorage.setItem(NAME, JSON.stringify(party))
  else localStorage.removeItem(NAME)
}
