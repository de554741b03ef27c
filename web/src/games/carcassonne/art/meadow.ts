/** The fields of a tile: what is left between cities, roads and rivers, found by flooding a fine grid. */
import { apart, between, corner, farFrom, HALF, within, type Line, type Spot } from './curve'
import type { Facts } from './facts'

export interface Meadow {
  /** Rectangles that together cover the field, reaching a little under what bounds it. */
  runs: Line[]
  figure: Spot
}

interface Bounds {
  rings: Line[]
  lines: Line[]
  /** Where several roads meet and stop. */
  hub: Spot | null
  /** How much room there is round a point. */
  clear: (at: Spot) => number
}

const CELLS = 50
const SIDE = (2 * HALF) / CELLS
const ROAD = 2.3
const HUB = 9
/** As much room as a figure on a field can use. */
const ROOM = 16
const MIDDLE: Spot = [0, 0]

const spotOf = (cell: number): Spot => [
  -HALF + SIDE * ((cell % CELLS) + 0.5),
  -HALF + SIDE * (Math.floor(cell / CELLS) + 0.5),
]

/** The cell in the middle of a half edge. */
function cellOf(half: number): number {
  const edge = half >> 1
  const [x, y] = between(corner(edge), corner(edge + 1), half % 2 ? 0.75 : 0.25)
  const index = (value: number) => Math.max(0, Math.min(CELLS - 1, Math.floor((value + HALF) / SIDE)))
  return index(y) * CELLS + index(x)
}

/** The cells beside each cell. */
const AROUND = Array.from({ length: CELLS * CELLS }, (_, cell) => {
  const column = cell % CELLS
  const found = [cell - CELLS, cell + CELLS].filter((one) => one >= 0 && one < CELLS * CELLS)
  if (column > 0) found.push(cell - 1)
  if (column < CELLS - 1) found.push(cell + 1)
  return found
})

/** The number of the open stretch that each cell belongs to; -1 where the ground is taken. */
function flood({ rings, lines, hub }: Bounds): Int16Array {
  const taken = (at: Spot) =>
    rings.some((ring) => within(at, ring)) ||
    lines.some((line) => farFrom(at, line) < ROAD) ||
    (hub !== null && apart(at, hub) < HUB)
  const labels = new Int16Array(CELLS * CELLS).fill(-2)
  for (let cell = 0; cell < labels.length; cell++) if (taken(spotOf(cell))) labels[cell] = -1
  let next = 0
  for (let cell = 0; cell < labels.length; cell++) {
    if (labels[cell] !== -2) continue
    const queue = [cell]
    labels[cell] = next
    for (const one of queue)
      for (const other of AROUND[one] ?? [])
        if (labels[other] === -2) {
          labels[other] = next
          queue.push(other)
        }
    next += 1
  }
  return labels
}

function covered(labels: Int16Array, mine: Set<number>): Line[] {
  const inside = (cell: number) => mine.has(labels[cell] ?? -1)
  const grown = Array.from(labels, (_, cell) => inside(cell) || (AROUND[cell] ?? []).some(inside))
  const runs: Line[] = []
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      if (!grown[row * CELLS + column]) continue
      const from = column
      while (column < CELLS && grown[row * CELLS + column]) column += 1
      const [left, right] = [-HALF + from * SIDE, -HALF + column * SIDE]
      const [top, bottom] = [-HALF + row * SIDE, -HALF + (row + 1) * SIDE]
      runs.push([
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ])
    }
  }
  return runs
}

/** The fields in the order of the facts. */
export function fieldsOf(facts: Facts, bounds: Bounds): Meadow[] {
  const labels = flood(bounds)
  return facts.fields.map(({ halves }) => {
    const mine = new Set(halves.map((half) => labels[cellOf(half)] ?? -1).filter((label) => label >= 0))
    let figure: Spot = spotOf(cellOf(halves[0] ?? 0))
    let most = -Infinity
    for (let cell = 0; cell < labels.length; cell++) {
      if (!mine.has(labels[cell] ?? -1)) continue
      const at = spotOf(cell)
      const detour = 0.05 * apart(at, MIDDLE)
      if (ROOM - detour <= most) continue
      const worth = Math.min(ROOM, bounds.clear(at)) - detour
      if (worth <= most) continue
      most = worth
      figure = at
    }
    return { runs: covered(labels, mine), figure }
  })
}

/** Which half edges hang together by the drawing, for the test that it tells the truth. */
export function joinedHalves(bounds: Omit<Bounds, 'clear'>, halves: number[]): number[][] {
  const labels = flood({ ...bounds, clear: () => 0 })
  const groups = new Map<number, number[]>()
  for (const half of halves) {
    const label = labels[cellOf(half)] ?? -1
    groups.set(label, [...(groups.get(label) ?? []), half])
  }
  return [...groups.values()]
}
