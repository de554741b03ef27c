/** The drawing of a tile tells the truth: what hangs together in the facts hangs together in the drawing, and every figure stands where it should. */
import { expect, test } from 'vitest'
import { CORNERS, apart, farFrom, within, type Spot } from '../src/games/carcassonne/art/curve'
import { factsOf, partsOf, reachOf } from '../src/games/carcassonne/art/facts'
import { layoutOf, turnedLayout } from '../src/games/carcassonne/art/layout'
import { joinedHalves } from '../src/games/carcassonne/art/meadow'
import { APART, apartAt, targetsOf } from '../src/games/carcassonne/targets'
import type { TileKind } from '../src/wire'
import kinds from './carcassonne/kinds.json'

const TILES = (kinds as TileKind[]).map((kind) => ({ id: kind.id, facts: factsOf(kind) }))

test.each(TILES)('the fields of $id are apart and together as printed', ({ facts }) => {
  const layout = layoutOf(facts)
  const bounds = {
    rings: layout.cities.map((city) => city.ring),
    lines: [...layout.roads.map((road) => road.line), ...layout.rivers, ...(layout.quay ? [layout.quay] : [])],
    hub:
      facts.roads.filter((road) => !['', 'city'].includes(road.end)).length > 1
        ? ((layout.village ?? layout.tree ?? layout.monastery)?.at ?? null)
        : null,
  }
  const printed = facts.fields.map((field) => field.halves)
  const sorted = (groups: number[][]) => groups.map((one) => [...one].sort((a, b) => a - b).join(' ')).sort()
  expect(sorted(joinedHalves(bounds, printed.flat()))).toEqual(sorted(printed))
})

test.each(TILES)('a figure on $id stands on its own feature', ({ facts }) => {
  for (const turns of [0, 1, 2, 3]) {
    const layout = turnedLayout(facts, turns)
    const towns = layout.cities.map((city) => city.ring)
    layout.cities.forEach((city) => expect(within(city.figure, city.ring)).toBe(true))
    layout.roads.forEach((road) => expect(farFrom(road.figure, road.line)).toBeLessThan(1))
    layout.fields.forEach((field) => {
      expect(towns.some((ring) => within(field.figure, ring))).toBe(false)
      layout.roads.forEach((road) => expect(farFrom(field.figure, road.line)).toBeGreaterThan(5))
    })
    const spots = [...layout.cities, ...layout.roads, ...layout.fields].map((part) => part.figure)
    const near = spots.flatMap((a, k) => spots.slice(k + 1).map((b) => apart(a, b)))
    expect(Math.min(Infinity, ...near)).toBeGreaterThan(12)
  }
})

test.each(TILES)('the edges of $id carry what is printed on them', ({ facts }) => {
  const layout = layoutOf(facts)
  const middles: Spot[] = [
    [0, -50],
    [50, 0],
    [0, 50],
    [-50, 0],
  ]
  facts.edges.forEach((letter, edge) => {
    const [x, y] = middles[edge] as Spot
    const inner: Spot = [x * 0.98, y * 0.98]
    expect(layout.cities.some((city) => within(inner, city.ring))).toBe(letter === 'C')
    expect(layout.roads.some((road) => farFrom([x, y], road.line) < 1)).toBe(letter === 'R')
    expect(layout.rivers.some((line) => farFrom([x, y], line) < 1)).toBe(letter === 'I')
  })
  layout.cities
    .flatMap((city) => city.walls)
    .forEach((wall) =>
      [wall[0], wall.at(-1)].forEach((end) =>
        expect(Math.min(...CORNERS.map((one) => apart(one, end as Spot)))).toBeLessThan(0.1),
      ),
    )
})

test('the names of the features are those of the actions', () => {
  const facts = factsOf(kinds.find((kind) => kind.id === 'J') as TileKind)
  expect(partsOf(facts, 0).map((part) => part.name)).toEqual(['city:N', 'road:E', 'field:EL', 'field:ER'])
  expect(partsOf(facts, 1).map((part) => part.name)).toEqual(['city:E', 'road:S', 'field:NL', 'field:SR'])
  expect(partsOf(facts, 3).map((part) => part.name)).toEqual(['city:W', 'road:N', 'field:NL', 'field:NR'])
  const [city] = partsOf(facts, 2)
  expect(city && reachOf(facts, city, 2)).toEqual(['S'])
})

test.each(TILES)('the places for figures on $id are aimed at one by one, at every size of the table', ({ facts }) => {
  for (const turns of [0, 1, 2, 3]) {
    const parts = partsOf(facts, turns).map((part) => `0,0 ${part.name}`)
    for (const least of [APART, 31, apartAt(0.5), apartAt(0.2)]) {
      const targets = targetsOf(parts, facts, turns, least)
      const near = targets.flatMap((a, k) => targets.slice(k + 1).map((b) => apart(a.at, b.at)))
      expect(Math.min(Infinity, ...near)).toBeGreaterThan(least - 0.5)
      if (least < 32)
        for (const { at } of targets) expect(Math.max(...at.map(Math.abs))).toBeLessThan(50 - least / 2 + 1)
    }
  }
  for (const scale of [0.46, 0.7, 1, 1.25]) expect(apartAt(scale) * scale).toBeGreaterThan(24)
})
