/** What makes a tile look inhabited: roofs within the walls, grass, shrubs and small plots without. The same square always looks the same. */
import { apart, farFrom, HALF, rounded, within, type Line, type Spot } from './curve'
import type { Layout } from './layout'

export type Random = () => number

/** Numbers that depend on a word alone. */
export function randomOf(word: string): Random {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A path of a shape given round 0,0, put somewhere and turned. */
function put(shape: Line, at: Spot, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const points = shape.map(([x, y]) => `${rounded(at[0] + x * cos - y * sin)} ${rounded(at[1] + x * sin + y * cos)}`)
  return `M${points.join('L')}Z`
}

// --- houses --------------------------------------------------------------------

export interface House {
  at: Spot
  wide: number
  high: number
  degrees: number
  /** Which of the roof colours it has. */
  tone: number
}
/** Roofs as paths, so that a whole town is a handful of shapes. */
export interface Roofs {
  shadow: string
  light: string[]
  dark: string[]
  ridge: string
}
export const TONES = 3

const box = (w: number, top: number, bottom: number): Line => [
  [-w, top],
  [w, top],
  [w, bottom],
  [-w, bottom],
]

/** Gabled roofs seen from above, the light from the upper left. */
export function roofsOf(houses: House[]): Roofs {
  const roofs: Roofs = { shadow: '', light: ['', '', ''], dark: ['', '', ''], ridge: '' }
  for (const { at, wide, high, degrees, tone } of houses) {
    const [w, h] = [wide / 2, high / 2]
    const angle = (degrees * Math.PI) / 180
    const lit = Math.cos(angle) - Math.sin(angle) > 0
    roofs.shadow += put(box(w, -h, h), [at[0] + 1.3, at[1] + 1.7], degrees)
    roofs.light[tone] += lit ? put(box(w, -h, 0.3), at, degrees) : put(box(w, -0.3, h), at, degrees)
    roofs.dark[tone] += lit ? put(box(w, 0, h), at, degrees) : put(box(w, -h, 0), at, degrees)
    roofs.ridge += put(
      [
        [-w, 0],
        [w, 0],
      ],
      at,
      degrees,
    )
  }
  return roofs
}

/** What is tried in this order: a hall or two, houses, then huts in the gaps. */
const SIZES = [
  { wide: 15, high: 10.5, most: 2, tries: 30 },
  { wide: 11.2, high: 8.2, most: 40, tries: 260 },
  { wide: 7.6, high: 6.4, most: 24, tries: 220 },
]
const GAP = 0.4

/** The direction of the piece of a wall nearest to a point, in degrees, and how far that is. */
function nearestWall(at: Spot, walls: Line[]): { far: number; degrees: number } {
  let found = { far: Infinity, degrees: 0 }
  for (const wall of walls)
    for (let k = 0; k + 3 < wall.length; k += 3) {
      const piece = [wall[k], wall[k + 3]] as [Spot, Spot]
      const far = farFrom(at, piece)
      if (far >= found.far) continue
      const degrees = (Math.atan2(piece[1][1] - piece[0][1], piece[1][0] - piece[0][0]) * 180) / Math.PI
      found = { far, degrees }
    }
  return found
}

/** The houses of a town: along the walls and, further in, square to the tile; nothing where something else stands. */
export function housesIn(ring: Line, walls: Line[], kept: { at: Spot; room: number }[], random: Random): House[] {
  const houses: (House & { radius: number })[] = []
  for (const { wide, high, most, tries: allowed } of SIZES) {
    const radius = (wide + high) / 4 + 0.6
    for (let tries = 0, built = 0; tries < allowed && built < most; tries++) {
      const at: Spot = [(random() - 0.5) * 96, (random() - 0.5) * 96]
      const across = random() < 0.4 ? 90 : 0
      const tone = Math.floor(random() * random() * TONES)
      if (HALF - Math.max(Math.abs(at[0]), Math.abs(at[1])) < radius || !within(at, ring)) continue
      if (kept.some((one) => apart(one.at, at) < one.room + radius)) continue
      if (houses.some((one) => apart(one.at, at) < one.radius + radius + GAP)) continue
      const wall = nearestWall(at, walls)
      if (wall.far < 3.6 + (across ? radius : high / 2)) continue
      const degrees = (wall.far < 18 ? wall.degrees : 0) + across + (random() - 0.5) * 10
      houses.push({ at, wide: wide * (0.92 + random() * 0.16), high, degrees, tone, radius })
      built += 1
    }
  }
  return houses
}

/** Small trees in the yards of a town. */
export function yardsIn(
  ring: Line,
  walls: Line[],
  kept: { at: Spot; room: number }[],
  houses: House[],
  random: Random,
): Spot[] {
  const trees: Spot[] = []
  for (let tries = 0; tries < 60 && trees.length < 5; tries++) {
    const at: Spot = [(random() - 0.5) * 92, (random() - 0.5) * 92]
    if (!within(at, ring) || nearestWall(at, walls).far < 7) continue
    if (houses.some((house) => apart(house.at, at) < (house.wide + house.high) / 4 + 2)) continue
    if ([...kept, ...trees.map((tree) => ({ at: tree, room: 4 }))].some((one) => apart(one.at, at) < one.room + 2))
      continue
    trees.push(at)
  }
  return trees
}

// --- country --------------------------------------------------------------------

export interface Plot {
  at: Spot
  degrees: number
  kind: 'crop' | 'shrub' | 'stack' | 'sheep' | 'stone'
}
export interface Country {
  tufts: string
  /** Reeds at the water's edge, and stones beside the roads. */
  reeds: string
  milestones: Spot[]
  flowers: Spot[]
  plots: Plot[]
}

const ROOM: Record<Plot['kind'], number> = { crop: 14, shrub: 7, stack: 7, sheep: 9, stone: 5 }
const KINDS: Plot['kind'][] = ['crop', 'shrub', 'stack', 'sheep', 'crop', 'stone', 'shrub']

/** The point beside a line: at a share of its length, so far to its left (or, if negative, right). */
function asideOf(line: Line, share: number, far: number): Spot | null {
  const k = Math.round(share * (line.length - 1))
  const [before, at, after] = [line[k - 1], line[k], line[k + 1]]
  if (!before || !at || !after) return null
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const long = Math.hypot(dx, dy) || 1
  return [at[0] + (dy / long) * far, at[1] - (dx / long) * far]
}

/** Places beside some lines that nothing else takes. */
function asidesOf(lines: Line[], shares: number[], far: number, free: (at: Spot) => boolean, random: Random): Spot[] {
  return lines.flatMap((line) =>
    shares.flatMap((share) => {
      const at = asideOf(line, share + (random() - 0.5) * 0.14, random() < 0.5 ? far : -far)
      return at && free(at) ? [at] : []
    }),
  )
}

/** Grass everywhere, and now and then a shrub, a haystack, some sheep, a ploughed plot, where there is room. */
export function countryOf(layout: Layout, random: Random): Country {
  const lines = [...layout.roads.map((road) => road.line), ...layout.rivers]
  const built = [layout.village, layout.monastery, layout.garden, layout.tree, layout.pool].flatMap((one) => one ?? [])
  const inTown = (at: Spot) => layout.cities.some((city) => within(at, city.ring))
  const walls = layout.cities.flatMap((city) => city.walls)
  const room = (at: Spot) =>
    Math.min(
      HALF - Math.max(Math.abs(at[0]), Math.abs(at[1])),
      ...walls.map((wall) => farFrom(at, wall) - 4),
      ...layout.rivers.map((line) => farFrom(at, line) - 9),
      ...lines.map((line) => farFrom(at, line) - 5.5),
      ...built.map((one) => apart(at, one.at) - one.size),
    )
  const anywhere = (): Spot => [(random() - 0.5) * 96, (random() - 0.5) * 96]
  const plots: Plot[] = []
  for (let tries = 0; tries < 12; tries++) {
    const at = anywhere()
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'shrub'
    const degrees = Math.floor(random() * 180)
    const free = room(at) > ROOM[kind] && plots.every((one) => apart(one.at, at) > ROOM[kind] + ROOM[one.kind])
    if (free && !inTown(at)) plots.push({ at, degrees, kind })
  }
  let tufts = ''
  const flowers: Spot[] = []
  for (let tries = 0; tries < 44; tries++) {
    const at = anywhere()
    const flower = random() < 0.2
    if (inTown(at) || room(at) < 2 || plots.some((one) => apart(one.at, at) < ROOM[one.kind])) continue
    if (flower) flowers.push(at)
    else tufts += `M${rounded(at[0] - 1.8)} ${rounded(at[1] - 2.2)}l1.2 2.6l1.3 -3l.6 3l1.4 -2.2`
  }
  const dry = (at: Spot) =>
    !inTown(at) &&
    walls.every((wall) => farFrom(at, wall) > 5) &&
    layout.roads.every((road) => farFrom(at, road.line) > 6) &&
    built.every((one) => apart(at, one.at) > one.size + 2)
  const stony = (at: Spot) => dry(at) && layout.rivers.every((line) => farFrom(at, line) > 10)
  const reeds = asidesOf(layout.rivers, [0.16, 0.32, 0.56, 0.84], 9, dry, random)
    .map(
      ([x, y]) =>
        `M${rounded(x)} ${rounded(y)}l-1.6 -5M${rounded(x + 1)} ${rounded(y)}v-6.4M${rounded(x + 2)} ${rounded(y)}l1.8 -4.6`,
    )
    .join('')
  const milestones = asidesOf(
    layout.roads.map((road) => road.line),
    [0.3],
    7.6,
    stony,
    random,
  )
  return { tufts, reeds, milestones, flowers, plots }
}
