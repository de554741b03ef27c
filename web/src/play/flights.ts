/** What moves from one picture of a table to the next: pieces that fly from one place to another. Each game tells its own; this holds what they share. */
import type { Fired } from '../wire'

/**
 * A piece on its way. `piece` names it in the words of the game, and is "" for points.
 *
 * from, to   selectors of places on the screen, the first that is seen counts; `from` is looked up before the change, `to` after it
 * hides      the thing on the board that is the piece: it is not seen before the piece has arrived
 */
export interface Flight {
  piece: string
  seat: number
  from: string
  to: string
  hides?: string
  points?: number
}

export interface Spot {
  x: number
  y: number
  size: number
}

/** Pieces beyond these do not fly: nobody could follow them. */
export const MOST = 12
const TAKES = { lively: 380, calm: 280 }
/** One piece after the other, but all of them within the time of about three. */
const APART = 90
const ALL_WITHIN = 700

export type Motion = keyof typeof TAKES

export const matOf = (seat: number): string => `[data-mat="${seat}"]`

/** The points of some rows as flights from where they were made to whoever got them. */
export function pointFlights(rows: Fired[], placeOf: (place: string) => string): Flight[] {
  return rows
    .filter((row) => row.points !== 0 && row.place && row.seat >= 0)
    .map((row) => ({ piece: '', seat: row.seat, points: row.points, from: placeOf(row.place), to: matOf(row.seat) }))
}

/** When a flight begins and how long it takes, in ms. */
export function timeOf(k: number, all: number, motion: Motion): { delay: number; duration: number } {
  const apart = Math.min(APART, ALL_WITHIN / Math.max(1, all - 1))
  return { delay: k * apart, duration: TAKES[motion] }
}

/** The frames of a flight for a piece that is drawn around the origin, one unit large: lively ones are lifted on their way. */
export function framesOf(from: Spot, to: Spot, motion: Motion, fades: boolean): Keyframe[] {
  const at = ({ x, y }: Spot, size: number) => `translate(${x}px, ${y}px) scale(${size})`
  const lift = motion === 'lively' ? Math.min(36, Math.hypot(to.x - from.x, to.y - from.y) / 6) : 0
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, size: 0 }
  const swell = motion === 'lively' ? 1.14 : 1
  return [
    { transform: at(from, from.size), opacity: 1, easing: 'ease-in' },
    { transform: at(half, ((from.size + to.size) / 2) * swell), opacity: 1, easing: 'ease-out' },
    { transform: at(to, to.size), opacity: fades ? 0.2 : 1 },
  ]
}
