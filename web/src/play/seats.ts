/** Seats in words. */
import type { Seat } from '../wire'
import { say } from '../words'

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat)

/** "Ada (circle A)". */
export function seatName(seats: Seat[], seat: number): string {
  return say('seat-with-shape', { name: seats[seat]?.name ?? '', shape: seat, letter: letterOf(seat) })
}
