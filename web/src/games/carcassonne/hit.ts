/** Which feature of a tile lies under a point: the whole of it can be touched, not only the place of its figure. */
import { apart, farFrom, within, type Spot } from './art/curve'
import { partsOf, type Facts, type Part } from './art/facts'
import { turnedLayout, type Layout } from './art/layout'

const ROAD = 8

export function partUnder(facts: Facts, turns: number, at: Spot): string {
  const layout = turnedLayout(facts, turns)
  return (
    partsOf(facts, turns)
      .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
      .find((part) => lies(layout, part, at))?.name ?? ''
  )
}

const ORDER: Record<Part['kind'], number> = { garden: 0, monastery: 1, city: 2, road: 3, field: 4 }

function lies(layout: Layout, { kind, index }: Part, at: Spot): boolean {
  if (kind === 'garden') return layout.garden !== null && apart(at, layout.garden.at) < layout.garden.size * 1.2
  if (kind === 'monastery') return layout.monastery !== null && apart(at, layout.monastery.at) < layout.monastery.size
  if (kind === 'city') return within(at, layout.cities[index]?.ring ?? [])
  if (kind === 'road') return farFrom(at, layout.roads[index]?.line ?? []) < ROAD
  return (layout.fields[index]?.runs ?? []).some((run) => within(at, run))
}
