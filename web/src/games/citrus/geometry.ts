/** Where things lie on the drawn board: a space is a square of 100 units, "c4" is column 2, row 3. */
import type { Region, Space } from '../../wire'

export const SIDE = 100

export interface Spot {
  x: number
  y: number
}

/** Column and row of "c4", counted from 0. */
export function spot(at: string): Spot {
  return { x: at.charCodeAt(0) - 97, y: Number(at.slice(1)) - 1 }
}

/** "c4" of a column and a row. */
export function named(x: number, y: number): string {
  return String.fromCharCode(97 + x) + String(y + 1)
}

export type Side = 'north' | 'east' | 'south' | 'west'

export const STEP: Record<Side, Spot> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

export const SIDES: Side[] = ['north', 'east', 'south', 'west']

/** The orthogonal neighbour on a side. */
export function beside(at: string, side: Side): string {
  const { x, y } = spot(at)
  return named(x + STEP[side].x, y + STEP[side].y)
}

/** The sides of a space on which a road from a finca space arrives, with the letter of that finca space. */
export function roadsInto(space: Space, letterAt: Map<string, string>): { side: Side; letter: string }[] {
  const roads = space.roads ?? []
  if (roads.length === 0) return []
  return SIDES.flatMap((side) => {
    const letter = letterAt.get(beside(space.at, side))
    return letter && roads.includes(letter) ? [{ side, letter }] : []
  })
}

type Edge = { x: number; y: number; dx: number; dy: number }

function borderOf(spaces: Iterable<string>): Map<string, Edge[]> {
  const inside = new Set(spaces)
  const edges = new Map<string, Edge[]>()
  const add = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x},${y}`
    edges.set(key, [...(edges.get(key) ?? []), { x, y, dx, dy }])
  }
  for (const at of inside) {
    const { x, y } = spot(at)
    if (!inside.has(named(x, y - 1))) add(x, y, 1, 0)
    if (!inside.has(named(x + 1, y))) add(x + 1, y, 0, 1)
    if (!inside.has(named(x, y + 1))) add(x + 1, y + 1, -1, 0)
    if (!inside.has(named(x - 1, y))) add(x, y + 1, 0, -1)
  }
  return edges
}

function takeNext(edges: Map<string, Edge[]>, from: Edge): Edge | undefined {
  const key = `${from.x + from.dx},${from.y + from.dy}`
  const here = edges.get(key)
  if (!here) return undefined
  const turning = here.find((edge) => edge.dx === -from.dy && edge.dy === from.dx) ?? here[0]
  const rest = here.filter((edge) => edge !== turning)
  if (rest.length) edges.set(key, rest)
  else edges.delete(key)
  return turning
}

/** The loops round a set of spaces, clockwise, as corners with the direction before and after. */
function loops(spaces: Iterable<string>): { at: Spot; from: Spot; to: Spot }[][] {
  const edges = borderOf(spaces)
  const found: { at: Spot; from: Spot; to: Spot }[][] = []
  for (;;) {
    const first = edges.values().next().value?.[0]
    if (!first) return found
    const corners: { at: Spot; from: Spot; to: Spot }[] = []
    let edge = first
    for (;;) {
      const next = takeNext(edges, edge)
      if (!next) break
      if (next.dx !== edge.dx || next.dy !== edge.dy) {
        corners.push({ at: { x: next.x, y: next.y }, from: { x: edge.dx, y: edge.dy }, to: { x: next.dx, y: next.dy } })
      }
      edge = next
      if (next === first) break
    }
    found.push(corners)
  }
}

function corner(c: { at: Spot; from: Spot; to: Spot }, inset: number, round: number): string {
  const x = c.at.x * SIDE + inset * (-c.from.y - c.to.y)
  const y = c.at.y * SIDE + inset * (c.from.x + c.to.x)
  const before = `${x - round * c.from.x} ${y - round * c.from.y}`
  return `${before}Q${x} ${y} ${x + round * c.to.x} ${y + round * c.to.y}`
}

/** One path round a set of spaces, drawn `inset` units inside their edge with rounded corners. */
export function outline(spaces: Iterable<string>, inset: number, round: number): string {
  return loops(spaces)
    .map((corners) => 'M' + corners.map((c) => corner(c, inset, round)).join('L') + 'Z')
    .join('')
}

/** Where the worker of a region stands: where four of its tiles meet, else between two, near the middle; else in a corner of its tile. */
export function workerSpot(region: Region): Spot {
  const inside = new Set(region.spaces)
  const spots = region.spaces.map(spot)
  const middle = {
    x: spots.reduce((sum, s) => sum + s.x + 0.5, 0) / spots.length,
    y: spots.reduce((sum, s) => sum + s.y + 0.5, 0) / spots.length,
  }
  const distance = (s: Spot) => (s.x - middle.x) ** 2 + (s.y - middle.y) ** 2
  const nearest = (list: Spot[]) => list.sort((a, b) => distance(a) - distance(b))[0]
  const has = (x: number, y: number) => inside.has(named(x, y))
  const meets = spots
    .filter(({ x, y }) => has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1))
    .map(({ x, y }) => ({ x: x + 1, y: y + 1 }))
  const across = spots.filter(({ x, y }) => has(x + 1, y)).map(({ x, y }) => ({ x: x + 1, y: y + 0.5 }))
  const down = spots.filter(({ x, y }) => has(x, y + 1)).map(({ x, y }) => ({ x: x + 0.5, y: y + 1 }))
  const first = spots[0] ?? { x: 0, y: 0 }
  return nearest(meets) ?? nearest([...across, ...down]) ?? { x: first.x + 0.79, y: first.y + 0.24 }
}

/** Whether the worker of a region stands between tiles (true) or in the corner of a single one. */
export function standsFree(region: Region): boolean {
  return region.spaces.length > 1
}
