/** Where everything stands on a tile, worked out from its facts alone: walls, roads, rivers, buildings, and the place of a figure on each feature. */
import {
  apart,
  between,
  corner,
  crossing,
  cubic,
  farFrom,
  HALF,
  halfway,
  middle,
  through,
  turn,
  turnLine,
  within,
  type Line,
  type Spot,
} from './curve'
import type { Facts, RoadEnd } from './facts'
import { fieldsOf, type Meadow } from './meadow'

export interface Town {
  ring: Line
  walls: Line[]
  pennants: Spot[]
  figure: Spot
}
export interface Way {
  line: Line
  end: RoadEnd
  figure: Spot
}
export interface Crossing {
  at: Spot
  /** Direction of the road, in degrees. */
  along: number
}
export interface Place {
  at: Spot
  size: number
}
export interface Layout {
  cities: Town[]
  roads: Way[]
  rivers: Line[]
  pool: Place | null
  bridges: Crossing[]
  quay: Line | null
  gates: Crossing[]
  village: Place | null
  monastery: Place | null
  garden: Place | null
  tree: Place | null
  fields: Meadow[]
}

const CAP: Line = [
  [-50, -50],
  [-24, -33.5],
  [0, -26],
  [24, -33.5],
  [50, -50],
]
const DIAGONAL: Line = [
  [50, -50],
  [25, -28],
  [5, 5],
  [-28, 25],
  [-50, 50],
]
const STEP = 2

// --- cities ------------------------------------------------------------------

/** The wall along the open side of a run of `length` edges without this city, from corner `first` clockwise. */
function wall(first: number, length: number): Line {
  if (length === 1) return through(turnLine(CAP, first))
  if (length === 2) return through(turnLine(DIAGONAL, first - 1))
  return through(turnLine(CAP, first - 1)).toReversed()
}

function townOf(edges: number[]): { ring: Line; walls: Line[] } {
  const ring: Spot[] = []
  const walls: Line[] = []
  const start = [0, 1, 2, 3].find((edge) => edges.includes(edge) && !edges.includes((edge + 3) % 4)) ?? 0
  for (let k = 0; k < 4;) {
    const edge = start + k
    if (edges.includes(edge % 4)) {
      ring.push(corner(edge), corner(edge + 1))
      k += 1
      continue
    }
    let length = 1
    while (k + length < 4 && !edges.includes((edge + length) % 4)) length += 1
    const line = wall(edge, length)
    walls.push(line)
    ring.push(...line)
    k += length
  }
  return { ring, walls }
}

/** The best of all points of the tile by a value, which is told what it has to exceed; null if none has any. */
function best(value: (at: Spot, most: number) => number | null, step = STEP): Spot | null {
  let found: Spot | null = null
  let most = -Infinity
  for (let y = -HALF + step / 2; y < HALF; y += step)
    for (let x = -HALF + step / 2; x < HALF; x += step) {
      const at: Spot = [x, y]
      const worth = value(at, most)
      if (worth === null || worth <= most) continue
      most = worth
      found = at
    }
  return found
}

const toEdge = ([x, y]: Spot): number => HALF - Math.max(Math.abs(x), Math.abs(y))
function toLines(at: Spot, lines: readonly Line[]): number {
  let least = Infinity
  for (const line of lines) least = Math.min(least, farFrom(at, line))
  return least
}

function centreOf(ring: Line): Spot {
  const sum = ring.reduce<Spot>((total, spot) => [total[0] + spot[0], total[1] + spot[1]], [0, 0])
  return [sum[0] / ring.length, sum[1] / ring.length]
}

/** A city with the place of its figure in the widest part, and its pennants well away from it. */
function settled({ ring, walls }: { ring: Line; walls: Line[] }, pennants: number): Town {
  const centre = centreOf(ring)
  const clear = (at: Spot) => (within(at, ring) ? Math.min(toLines(at, walls), toEdge(at) + 2) : null)
  const figure = roomy(clear, 15, centre) ?? centre
  const taken: Spot[] = [figure]
  const flags = Array.from({ length: pennants }, () => {
    const flag = best((at) => {
      const room = clear(at)
      return room === null || room < 8 || toEdge(at) < 13
        ? null
        : Math.min(room, 11) + 0.6 * Math.min(26, ...taken.map((one) => apart(one, at)))
    })
    taken.push(flag ?? centre)
    return flag ?? centre
  })
  return { ring, walls, pennants: flags, figure }
}

/** A place with enough room (or as much as there is) near somewhere; asks for the room only where it could be better. */
function roomy(room: (at: Spot) => number | null, enough: number, near: Spot): Spot | null {
  return best((at, most) => {
    const detour = 0.06 * apart(at, near)
    const found = enough - detour > most ? room(at) : null
    return found === null ? null : Math.min(found, enough) - detour
  })
}

// --- rivers and roads --------------------------------------------------------------

/** A line from edge to edge; a straight one is bowed at its middle, where it may sway a little. */
function fromTo(a: number, b: number, bow: Spot, sway: number): Line {
  const [from, to] = [middle(a), middle(b)]
  if ((a + 2) % 4 !== b) return cubic(from, between(from, [0, 0], 0.55), between(to, [0, 0], 0.55), to)
  const [x, y] = turn([sway, 18], a)
  const before: Spot = [bow[0] - x, bow[1] - y]
  const after: Spot = [bow[0] + x, bow[1] + y]
  const first = cubic(from, between(from, [0, 0], 0.45), before, bow, 12)
  return [...first, ...cubic(bow, after, between(to, [0, 0], 0.45), to, 12).slice(1)]
}

/** How far what lies in the middle keeps from lone cities and is pushed by them. */
function pushed(facts: Facts, strength: number): Spot {
  const lone = facts.cities.filter((city) => city.edges.length === 1).map((city) => middle(city.edges[0] ?? 0))
  const sum = lone.reduce<Spot>((total, spot) => [total[0] + spot[0], total[1] + spot[1]], [0, 0])
  return [(-sum[0] / HALF) * strength, (-sum[1] / HALF) * strength]
}

/** Whether the fields on both sides of what leaves by an edge are different ones. */
function bothSidesApart(facts: Facts, edge: number): boolean {
  return !facts.fields.some(({ halves }) => halves.includes(edge * 2) && halves.includes(edge * 2 + 1))
}

/** A wall from a monastery down to the water, where the field does not pass between them. */
function quayOf(facts: Facts, hub: Spot, rivers: Line[]): Line | null {
  const road = facts.roads.find((one) => one.end === 'monastery')
  const river = rivers[0]
  if (!road || !river || !bothSidesApart(facts, road.edges[0] ?? 0)) return null
  const from = middle(road.edges[0] ?? 0)
  const bank = crossing([hub, turn(from, 2)], river)?.at
  return bank ? [between(hub, from, 0.5), hub, bank] : null
}

function riversOf(facts: Facts): { rivers: Line[]; pool: Place | null } {
  const [a, b] = facts.rivers
  if (a === undefined) return { rivers: [], pool: null }
  if (b === undefined) {
    const passing = facts.roads.find((road) => road.edges.length > 1)?.edges
    const under =
      passing && bothSidesApart(facts, a) ? halfway(fromTo(passing[0] ?? 0, passing[1] ?? 0, [0, 0], 0)) : null
    const at = under ?? turn(facts.monastery ? [0, -17] : [0, -8], a)
    const size = facts.monastery ? 18 : 11
    const line = cubic(middle(a), turn([0, -24], a), between(middle(a), at, 0.7), at)
    return { rivers: [line], pool: { at, size } }
  }
  const away = facts.roads.find((road) => road.end === 'monastery')?.edges[0]
  const bow = facts.monastery && away !== undefined ? turn([0, 18], away) : ([0, 0] as Spot)
  return { rivers: [fromTo(a, b, bow, facts.monastery || facts.roads.length ? 0 : 11)], pool: null }
}

const STOPS: Record<RoadEnd, number> = { '': 0, village: 8, city: 0, monastery: 13, tree: 11 }

function wayOf(road: Facts['roads'][number], facts: Facts, hub: Spot, cities: Town[]): Way {
  const [a = 0, b] = road.edges
  if (b !== undefined) {
    const line = fromTo(a, b, pushed(facts, 4), facts.rivers.length || facts.cities.length ? 0 : 7)
    return { line, end: road.end, figure: halfway(line) }
  }
  const from = middle(a)
  if (road.end === 'city') {
    const straight = cubic(from, between(from, [0, 0], 0.5), [0, 0], turn(from, 2), 50)
    const gate = straight.findIndex((spot) => cities.some((city) => within(spot, city.ring)))
    const line = straight.slice(0, Math.max(gate, 1) + 1)
    return { line, end: 'city', figure: halfway(line) }
  }
  const full = cubic(from, between(from, [0, 0], 0.5), between(hub, from, 0.35), hub, 30)
  const stop = STOPS[road.end]
  const line = full.filter((spot) => apart(spot, hub) > stop - 2)
  return { line, end: road.end, figure: halfway(line.filter((spot) => apart(spot, hub) > stop + 3)) }
}

function gatesOf(roads: Way[]): Crossing[] {
  return roads
    .filter((road) => road.end === 'city')
    .map(({ line }) => {
      const [before, at] = [line.at(-2), line.at(-1)] as [Spot, Spot]
      return { at, along: (Math.atan2(at[1] - before[1], at[0] - before[0]) * 180) / Math.PI }
    })
}

// --- the whole tile ----------------------------------------------------------------

const layouts = new Map<string, Layout>()

/** The layout of a tile that lies as it is printed. */
export function layoutOf(facts: Facts): Layout {
  const key = JSON.stringify(facts)
  const found = layouts.get(key) ?? plan(facts)
  layouts.set(key, found)
  return found
}

function plan(facts: Facts): Layout {
  const cities = facts.cities.map((city) => settled(townOf(city.edges), city.pennants))
  const walls = cities.flatMap((city) => city.walls)
  const { rivers, pool } = riversOf(facts)
  const outside = (at: Spot) => !cities.some((city) => within(at, city.ring))
  const fromPool = (at: Spot) => (pool ? apart(at, pool.at) - pool.size : Infinity)
  const open = (at: Spot) =>
    outside(at) ? Math.min(toLines(at, walls) - 3, toLines(at, rivers) - 9, fromPool(at), toEdge(at)) : null
  const want = facts.monastery ? 25 : facts.tree ? 20 : 17
  const axis: Spot = pool && facts.monastery ? [-1.5 * pool.at[0], -1.5 * pool.at[1]] : [0, 0]
  const hub = roomy(open, want, axis) ?? [0, 0]
  const room = Math.min(want, open(hub) ?? want)
  const ends = facts.roads.map((road) => road.end)
  const roads = facts.roads.map((road) => wayOf(road, facts, hub, cities))
  const lines = roads.map((road) => road.line)
  const quay = quayOf(facts, hub, rivers)
  const built = facts.monastery || facts.tree || ends.includes('village')
  const free = (at: Spot) => {
    const clear = open(at)
    if (clear === null) return null
    return Math.min(clear, toLines(at, lines) - 5, built ? apart(at, hub) - Math.min(room, 17) : Infinity)
  }
  const garden = facts.garden ? roomy(free, 17, [0, 0]) : null
  const green = garden ? Math.max(8, Math.min(15, (free(garden) ?? 10) - 1)) : 0
  const beyond = (at: Spot) => (garden ? apart(at, garden) - green * 1.3 : Infinity)
  return {
    cities,
    roads,
    rivers,
    pool,
    quay,
    bridges: lines.flatMap((line) => rivers.flatMap((river) => crossing(river, line) ?? [])),
    gates: gatesOf(roads),
    village: ends.includes('village') && !facts.monastery && !facts.tree ? { at: hub, size: Math.min(room, 16) } : null,
    monastery: facts.monastery ? { at: hub, size: room } : null,
    garden: garden ? { at: garden, size: green } : null,
    tree: facts.tree ? { at: hub, size: room } : null,
    fields: fieldsOf(facts, {
      rings: cities.map((city) => city.ring),
      lines: [...lines, ...rivers, ...(quay ? [quay] : [])],
      hub: ends.filter((end) => end !== '' && end !== 'city').length > 1 ? hub : null,
      clear: (at) => Math.min(free(at) ?? 0, beyond(at)),
    }),
  }
}

const turnedOnes = new Map<string, Layout>()

/** The layout of a tile after `turns` quarter turns. */
export function turnedLayout(facts: Facts, turns: number): Layout {
  const key = `${turns} ${JSON.stringify(facts)}`
  const found = turnedOnes.get(key) ?? turned(layoutOf(facts), turns)
  turnedOnes.set(key, found)
  return found
}

function turned(layout: Layout, turns: number): Layout {
  const at = (spot: Spot) => turn(spot, turns)
  const line = (points: Line) => turnLine(points, turns)
  const place = (one: Place | null) => one && { ...one, at: at(one.at) }
  const crossed = (one: Crossing) => ({ at: at(one.at), along: one.along + turns * 90 })
  return {
    cities: layout.cities.map((city) => ({
      ring: line(city.ring),
      walls: city.walls.map(line),
      pennants: city.pennants.map(at),
      figure: at(city.figure),
    })),
    roads: layout.roads.map((road) => ({ ...road, line: line(road.line), figure: at(road.figure) })),
    rivers: layout.rivers.map(line),
    pool: place(layout.pool),
    quay: layout.quay && line(layout.quay),
    bridges: layout.bridges.map(crossed),
    gates: layout.gates.map(crossed),
    village: place(layout.village),
    monastery: place(layout.monastery),
    garden: place(layout.garden),
    tree: place(layout.tree),
    fields: layout.fields.map((field) => ({ runs: field.runs.map((run) => line(run)), figure: at(field.figure) })),
  }
}
