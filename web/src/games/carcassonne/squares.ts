/** Squares "x,y", parts "x,y city:N", and where they lie. A square is 100 wide; x grows to the east, y to the south. */
import type { Spot } from './art/curve'
import type { Facts, Part } from './art/facts'
import { partsOf } from './art/facts'
import { turnedLayout } from './art/layout'

export const SIDE = 100

export interface Square {
  x: number
  y: number
}

export function square(at: string): Square {
  const [x = '0', y = '0'] = at.split(' ')[0]?.split(',') ?? []
  return { x: Number(x), y: Number(y) }
}
export const named = (x: number, y: number): string => `${x},${y}`
/** "1,0" of "1,0 city:N". */
export const squareOf = (place: string): string => place.split(' ')[0] ?? ''
/** "city:N" of "1,0 city:N". */
export const partOf = (place: string): string => place.split(' ')[1] ?? ''
export const isSquare = (place: string): boolean => /^-?\d+,-?\d+( |$)/.test(place)

const SIDES: Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
export function beside(at: string): string[] {
  const { x, y } = square(at)
  return SIDES.map((side) => named(x + side.x, y + side.y))
}

/** Row by row from the north, each from the west. */
export function inReadingOrder(squares: Iterable<string>): string[] {
  return [...squares].sort((a, b) => square(a).y - square(b).y || square(a).x - square(b).x)
}

/** Where the middle of a square is. */
export function middleOf(at: string): Spot {
  const { x, y } = square(at)
  return [x * SIDE, y * SIDE]
}

/** Where a figure stands on a part of a tile, from the tile's middle. */
export function figureSpot(facts: Facts, turns: number, name: string): Spot {
  const layout = turnedLayout(facts, turns)
  const part = partsOf(facts, turns).find((one) => one.name === name)
  return (part && spotOf(layout, part)) ?? [0, 0]
}

function spotOf(layout: ReturnType<typeof turnedLayout>, part: Part): Spot | undefined {
  if (part.kind === 'city') return layout.cities[part.index]?.figure
  if (part.kind === 'road') return layout.roads[part.index]?.figure
  if (part.kind === 'field') return layout.fields[part.index]?.figure
  return part.kind === 'garden' ? layout.garden?.at : layout.monastery?.at
}
