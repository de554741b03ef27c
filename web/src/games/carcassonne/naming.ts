/** The table in words: squares, tiles, features, figures and fruit, for labels, tips, log and speech. */
import { seatName } from '../../play/seats'
import type { CarcassonnePicture, Feature, Figure, Fruit, LaidTile, Seat } from '../../wire'
import { EDGES, partsOf, reachOf, type Facts, type Part } from './art/facts'
import type { Printed } from './printed.svelte'
import { beside, inReadingOrder, partOf, square, squareOf } from './squares'
import { asSentences, say, together } from './words'

/** "2 east, 1 north" from the start tile. */
export function squareName(at: string): string {
  const { x, y } = square(at)
  if (!x && !y) return say('square-start')
  const parts = [
    ...(x ? [say('square-step', { count: Math.abs(x), to: x > 0 ? 'E' : 'W' })] : []),
    ...(y ? [say('square-step', { count: Math.abs(y), to: y > 0 ? 'S' : 'N' })] : []),
  ]
  return parts.join(say('square-and'))
}

export const edgeName = (edge: string): string => say('edge', { edge: edge[0] ?? '' })
export const groundName = (letter: string): string => say('ground', { kind: letter })
export const fruitName = (fruit: Fruit | string): string => say('fruit', { kind: fruit })

export const figureName = (kind: string): string => say('figure', { kind })

/** The edges that a feature reaches, each once: "north and east". */
function reach(facts: Facts, part: Part, turns: number): string {
  const edges = new Set(reachOf(facts, part, turns).map((where) => where[0] ?? ''))
  return together([...EDGES].filter((edge) => edges.has(edge)).map(edgeName))
}

/** What a sentence needs to name a part of a tile in its own way: the kind, and the edges it reaches, or "none". */
export function partFacts(facts: Facts | undefined, turns: number, name: string): { kind: string; where: string } {
  const part = facts && partsOf(facts, turns).find((one) => one.name === name)
  return { kind: name.split(':')[0] ?? '', where: (part && reach(facts, part, turns)) || 'none' }
}

/** "road to the north and east" of a part of a tile. */
export function partName(facts: Facts | undefined, turns: number, name: string): string {
  const { kind, where } = partFacts(facts, turns, name)
  return where === 'none' ? say('feature', { kind }) : say('part', { kind, where })
}

/** "monastery with road", "city on two sides and road bend": what a kind of tile shows, whichever way it lies. */
export function tileName(printed: Printed, id: string): string {
  const facts = printed.facts.get(id)
  if (!facts) return id
  const ends = facts.roads.filter((road) => road.edges.length === 1 && road.end !== 'monastery' && road.end !== 'city')
  const passing = facts.roads.filter((road) => road.edges.length === 2)
  const parts = [
    ...(facts.tree ? [say('tile-tree')] : []),
    ...(facts.monastery ? [say('feature', { kind: 'monastery' })] : []),
    ...counted(facts.cities, (city) => `${shapeOf(city.edges)} ${city.pennants}`).map(([city, count]) =>
      say('tile-city', { edges: shapeOf(city.edges), pennant: city.pennants ? 'yes' : 'no', count }),
    ),
    ...counted(passing, (road) => shapeOf(road.edges)).map(([road, count]) =>
      say('tile-road', { shape: shapeOf(road.edges), count }),
    ),
    ...(ends.length ? [say(facts.tree ? 'tile-ends' : 'tile-crossing', { count: ends.length })] : []),
    ...(facts.roads.length > passing.length + ends.length ? [say('feature', { kind: 'road' })] : []),
    ...(facts.rivers.length ? [say('tile-river', { kind: riverKind(facts) })] : []),
    ...(facts.garden ? [say('feature', { kind: 'garden' })] : []),
  ]
  return together(parts.length ? parts : [say('feature', { kind: 'field' })])
}

/** Things of the same name once, with their number. */
function counted<T>(things: T[], nameOf: (thing: T) => string): [T, number][] {
  const alike = things.map((thing) => things.filter((other) => nameOf(other) === nameOf(thing)))
  return alike.flatMap(([first, ...others], k): [T, number][] =>
    first !== undefined && first === things[k] ? [[first, others.length + 1]] : [],
  )
}

function shapeOf(edges: number[]): string {
  const [a = 0, b = 0] = edges
  if (edges.length !== 2) return ['none', 'one', 'two', 'three', 'four'][edges.length] ?? ''
  return (a + 2) % 4 === b ? 'opposite' : 'beside'
}

function riverKind(facts: Facts): string {
  return facts.rivers.length === 2 ? shapeOf(facts.rivers) : facts.monastery ? 'lake' : 'spring'
}

// --- squares -------------------------------------------------------------------

export function tileAt(picture: CarcassonnePicture, at: string): LaidTile | undefined {
  return picture.tiles.find((tile) => tile.at === at)
}

/** The feature that a part belongs to. */
export function featureOf(picture: CarcassonnePicture, place: string): Feature | undefined {
  return picture.features.find((feature) => feature.parts.includes(place))
}

/** "city of 4 tiles, 1 pennant, complete" */
export function featureName(feature: Feature): string {
  return say('feature-size', {
    kind: feature.kind,
    tiles: feature.tiles,
    pennants: feature.pennants,
    state: feature.complete ? 'complete' : feature.kind === 'field' ? 'field' : 'open',
    cities: feature.cities.length,
  })
}

/** What is to be said of a feature's worth: once complete, only now (where more tiles say nothing new), or when complete too: exactly, or at least. */
export function howWorth(kind: string, now: number, done: number, complete: boolean): string {
  if (complete) return 'complete'
  if (done === now) return 'now'
  if (kind === 'field') return 'field'
  return kind === 'monastery' || kind === 'garden' ? 'exact' : 'least'
}

export function worthTold({ kind, now, done, complete }: Feature): string {
  return say('worth', { now, done, how: howWorth(kind, now, done, complete) })
}

/** Who has most figures in a feature (with their numbers where several stand there), and what it is worth. */
export function ownersName(feature: Feature, seats: Seat[]): string {
  if (!feature.owners.length) return say('owned-by-nobody')
  const counts = feature.counts.flatMap((count, seat) =>
    count ? [say('figures-of', { name: seats[seat]?.name ?? '', count })] : [],
  )
  return say('owned-by', {
    names: together(feature.owners.map((seat) => seats[seat]?.name ?? '')),
    counts: counts.length > 1 ? together(counts) : 'none',
    worth: worthTold(feature),
  })
}

function figureOn(picture: CarcassonnePicture, seats: Seat[], printed: Printed, figure: Figure): string {
  const tile = tileAt(picture, squareOf(figure.part))
  return say('figure-on', {
    figure: figure.kind,
    owner: seatName(seats, figure.seat),
    ...partFacts(tile && printed.facts.get(tile.tile), tile?.rotation ?? 0, partOf(figure.part)),
  })
}

/** "2 east, 1 north. City to the north, road to the east and west. Ada's meeple on the road…" */
export function squareTold(picture: CarcassonnePicture, seats: Seat[], printed: Printed, at: string): string {
  const tile = tileAt(picture, at)
  if (!tile) return emptyTold(picture, printed, at)
  const facts = printed.facts.get(tile.tile)
  const parts = facts
    ? partsOf(facts, tile.rotation).filter((part) => part.kind !== 'field' || facts.fields.length > 1)
    : []
  const tree = picture.trees.find((one) => one.at === at)
  const told = [
    squareName(at),
    together(parts.map((part) => partName(facts, tile.rotation, part.name))) || say('feature', { kind: 'field' }),
    ...(tree ? [treeTold(tree.fruit, tree.left, tree.values)] : []),
    ...picture.figures
      .filter((figure) => squareOf(figure.part) === at)
      .map((figure) => {
        const feature = picture.features[figure.feature]
        const name = figureOn(picture, seats, printed, figure)
        if (!feature) return name
        const alone = feature.counts.filter(Boolean).length === 1
        return say('figure-told', { figure: name, owners: alone ? worthTold(feature) : ownersName(feature, seats) })
      }),
  ]
  return asSentences(told)
}

/** An empty square: what its neighbours ask of a tile there. */
function emptyTold(picture: CarcassonnePicture, printed: Printed, at: string): string {
  const asked = edgesAround(picture, printed, at).flatMap((letter, k) =>
    letter ? [say('edge-is', { edge: EDGES[k] ?? '', ground: groundName(letter) })] : [],
  )
  const dead = picture.dead.includes(at) ? [say('square-dead')] : []
  return asSentences([squareName(at), say('square-empty'), ...(asked.length ? [together(asked)] : []), ...dead])
}

/** What the neighbours show towards a square, by side; "" where there is none. */
export function edgesAround(picture: CarcassonnePicture, printed: Printed, at: string): string[] {
  return beside(at).map((next, side) => {
    const tile = tileAt(picture, next)
    const facts = tile && printed.facts.get(tile.tile)
    return facts ? (facts.edges[(((side + 2 - (tile?.rotation ?? 0)) % 4) + 4) % 4] ?? '') : ''
  })
}

export function treeTold(fruit: string, left: number, values: number[]): string {
  if (!fruit) return say('tree-bare')
  return say('tree-of', { kind: fruit, left, values: together(values.map(String)) })
}

/** All squares with a tile or beside one, in reading order. */
export function allSquares(picture: CarcassonnePicture): string[] {
  const laid = picture.tiles.map((tile) => tile.at)
  return inReadingOrder(new Set([...laid, ...laid.flatMap(beside)]))
}
