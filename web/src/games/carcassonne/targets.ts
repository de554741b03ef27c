/** Where a figure can be aimed at: the places of one tile, moved apart so that a finger or a pointer means one of them only. */
import { apart, type Spot } from './art/curve'
import type { Facts } from './art/facts'
import { figureSpot, partOf } from './squares'

export interface Target {
  /** "1,0 city:N" */
  part: string
  /** Where it is aimed at, and where the figure would stand, from the middle of the tile. */
  at: Spot
  spot: Spot
}

/** So far from each other the places are at least, in units of the table, whatever its size. */
export const APART = 27
/** So far in pixels, and no farther than this, in units. */
const PIXELS = 28
const FARTHEST = 62
const STEPS = 400

/** How far from each other the places are on a table of this scale. */
export const apartAt = (scale: number): number => Math.min(FARTHEST, Math.max(APART, PIXELS / scale))

export function targetsOf(parts: string[], facts: Facts, turns: number, least: number): Target[] {
  const spots = parts.map((part) => figureSpot(facts, turns, partOf(part)))
  const places = movedApart(spots, least, Math.max(50 - least / 2, least))
  return parts.map((part, k) => ({ part, spot: spots[k] ?? [0, 0], at: places[k] ?? [0, 0] }))
}

/** Spots pushed away from each other until all are `least` apart, as near to where they were as that allows, at most `rim` from the middle. */
export function movedApart(spots: Spot[], least: number, rim: number): Spot[] {
  const held = (value: number) => Math.max(-rim, Math.min(rim, value))
  const found = spots.map(([x, y]): [number, number] => [held(x), held(y)])
  for (let step = 0; step < STEPS; step++) {
    let pushed = false
    for (const [k, a] of found.entries())
      for (const [m, b] of found.entries()) {
        if (m <= k) continue
        const far = apart(a, b)
        if (far >= least) continue
        pushed = true
        const angle = far > 0.01 ? Math.atan2(b[1] - a[1], b[0] - a[0]) : k + m
        const push = (least - far) / 2 + 0.05
        const [x, y] = [Math.cos(angle) * push, Math.sin(angle) * push]
        Object.assign(a, [held(a[0] - x), held(a[1] - y)])
        Object.assign(b, [held(b[0] + x), held(b[1] + y)])
      }
    if (!pushed) break
  }
  return found
}
