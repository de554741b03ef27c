/** Where the labels of regions stand: on their region, and not one over the other where that can be helped. */
import type { Spot } from './art/curve'

/** A label: half of its width, and the places on its region, the best first. */
export interface Wanted {
  half: number
  spots: Spot[]
}

export const HIGH = 32
const RINGS = [1, 2, 3]
const WAYS: Spot[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
]

/** The middle of each label, drawn `grow` times as large as it is given; regions of few places choose first. */
export function spread(wanted: Wanted[], grow: number): Spot[] {
  const found = new Map<number, Spot>()
  const order = [...wanted.keys()].sort((a, b) => spotsOf(wanted[a]) - spotsOf(wanted[b]))
  for (const k of order) {
    const one = wanted[k]
    if (!one) continue
    const covered = (at: Spot) => {
      let sum = 0
      for (const [other, place] of found) sum += shared(at, one.half, place, wanted[other]?.half ?? 0, grow)
      return sum
    }
    found.set(k, least(placesOf(one, grow), covered))
  }
  return wanted.map((_, k) => found.get(k) ?? [0, 0])
}

const spotsOf = (one: Wanted | undefined): number => one?.spots.length ?? 0

/** The places of the region, and those round the best of them. */
function placesOf({ half, spots }: Wanted, grow: number): Spot[] {
  const [x, y] = spots[0] ?? [0, 0]
  const near = RINGS.flatMap((ring) =>
    WAYS.map(([dx, dy]): Spot => [x + dx * ring * half * grow, y + dy * ring * HIGH * grow]),
  )
  return [...spots, ...near]
}

/** The first place where nothing is covered, or where least is. */
function least(places: Spot[], covered: (at: Spot) => number): Spot {
  let best: Spot = places[0] ?? [0, 0]
  let cost = Infinity
  for (const place of places) {
    const now = covered(place)
    if (now >= cost) continue
    best = place
    cost = now
    if (!now) break
  }
  return best
}

/** How much two labels lie over each other. */
function shared(a: Spot, halfA: number, b: Spot, halfB: number, grow: number): number {
  const across = (halfA + halfB) * grow - Math.abs(a[0] - b[0])
  const down = HIGH * grow - Math.abs(a[1] - b[1])
  return across > 0 && down > 0 ? across * down : 0
}
