/** The log as lines: whole sentences with their rule, points and places. Each game tells its own entries. */
import type { Entry, Fired } from '../wire'

export interface Told {
  key: string
  n: number
  /** The seat whose turn it belongs to; null for what chance does. */
  seat: number | null
  text: string
  points: { seat: number; points: number }[]
  /** What the board can point at, the most telling first. */
  places: string[]
  rule: string
  /** Whether points were given: these lines can be unfolded term by term. */
  score: boolean
}

/** Points shown on the board where they were made. */
export interface Gain {
  place: string
  points: { seat: number; points: number }[]
}

/** Points of some rows, added up by seat. */
export function added(rows: Fired[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(row.seat, (sums.get(row.seat) ?? 0) + row.points)
  return [...sums].map(([seat, points]) => ({ seat, points }))
}

/** The points of some entries by the place where they were made; `has` says which places the board can show. */
export function gainsOf(entries: Entry[], has: (place: string) => boolean): Gain[] {
  const rows = entries.flatMap((entry) => entry.fired).filter((fired) => fired.points !== 0 && has(fired.place))
  const places = [...new Set(rows.map((fired) => fired.place))]
  return places.map((place) => ({ place, points: added(rows.filter((fired) => fired.place === place)) }))
}
