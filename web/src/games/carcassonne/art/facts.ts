/** What is printed on a tile, turned to where it lies: edges N E S W as 0 to 3, half edges NL to WR as 0 to 7, all clockwise. */
import type { TileKind } from '../../../wire'

export const EDGES = 'NESW'
export const HALVES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR']

export type RoadEnd = '' | 'village' | 'city' | 'monastery' | 'tree'

/** The facts of a kind as numbers; turned by `turned`. */
export interface Facts {
  edges: string[]
  cities: { edges: number[]; pennants: number }[]
  roads: { edges: number[]; end: RoadEnd }[]
  fields: { halves: number[]; cities: number[] }[]
  rivers: number[]
  monastery: boolean
  garden: boolean
  tree: boolean
}

const numbers = (edges: string) => [...edges].map((edge) => EDGES.indexOf(edge))

export function factsOf(kind: TileKind): Facts {
  const edges = [...kind.edges]
  return {
    edges,
    cities: kind.cities.map((city) => ({ edges: numbers(city.edges), pennants: city.pennants })),
    roads: kind.roads.map((road) => ({ edges: numbers(road.edges), end: road.end as RoadEnd })),
    fields: kind.fields.map((field) => ({
      halves: field.half_edges.map((half) => HALVES.indexOf(half)),
      cities: field.cities,
    })),
    rivers: edges.flatMap((letter, edge) => (letter === 'I' ? [edge] : [])),
    monastery: kind.monastery,
    garden: kind.garden,
    tree: kind.tree,
  }
}

/** The first of some edges after `turns` quarter turns, in the order N E S W (or of the half edges, with `all` 8). */
export function firstTurned(edges: number[], turns: number, all: 4 | 8 = 4): number {
  return Math.min(...edges.map((edge) => (edge + turns * (all / 4)) % all))
}

/** A feature of a tile as the actions name it: "city:N", "road:E", "field:ER", "monastery", "garden". */
export interface Part {
  name: string
  kind: 'city' | 'road' | 'field' | 'monastery' | 'garden'
  index: number
}

/** The features of a tile lying with `turns` quarter turns. */
export function partsOf(facts: Facts, turns: number): Part[] {
  const named = (kind: Part['kind'], index: number, where: string) => ({ name: `${kind}:${where}`, kind, index })
  return [
    ...facts.cities.map((city, k) => named('city', k, EDGES[firstTurned(city.edges, turns)] ?? '')),
    ...facts.roads.map((road, k) => named('road', k, EDGES[firstTurned(road.edges, turns)] ?? '')),
    ...facts.fields.map((field, k) => named('field', k, HALVES[firstTurned(field.halves, turns, 8)] ?? '')),
    ...(facts.monastery ? [{ name: 'monastery', kind: 'monastery' as const, index: 0 }] : []),
    ...(facts.garden ? [{ name: 'garden', kind: 'garden' as const, index: 0 }] : []),
  ]
}

/** The edges (or, of a field, half edges) that a feature reaches, as letters after turning. */
export function reachOf(facts: Facts, part: Part, turns: number): string[] {
  if (part.kind === 'city')
    return (facts.cities[part.index]?.edges ?? []).map((edge) => EDGES[(edge + turns) % 4] ?? '')
  if (part.kind === 'road') return (facts.roads[part.index]?.edges ?? []).map((edge) => EDGES[(edge + turns) % 4] ?? '')
  if (part.kind === 'field')
    return (facts.fields[part.index]?.halves ?? []).map((half) => HALVES[(half + turns * 2) % 8] ?? '')
  return []
}
