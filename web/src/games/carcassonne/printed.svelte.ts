/** What is printed on every kind of tile: comes once, from the catalogue. */
import { games } from '../../api'
import type { CarcassonneFacts, TileKind } from '../../wire'
import { factsOf, type Facts } from './art/facts'

export interface Printed {
  kinds: Map<string, TileKind>
  facts: Map<string, Facts>
  sale: number[]
  values: number[]
  fruits: string[]
  meeples: number
}

const NOTHING: Printed = { kinds: new Map(), facts: new Map(), sale: [], values: [], fruits: [], meeples: 0 }
let printed = $state.raw(NOTHING)

/** What is known of the tiles; empty until the catalogue has come. */
export const whatIsPrinted = (): Printed => printed

export function learnPrinted({ tiles, sale, values, fruits, meeples }: CarcassonneFacts): void {
  printed = {
    kinds: new Map(tiles.map((kind) => [kind.id, kind])),
    facts: new Map(tiles.map((kind) => [kind.id, factsOf(kind)])),
    sale,
    values,
    fruits,
    meeples,
  }
}

/** Asks for the catalogue, unless it is known. */
export async function fetchPrinted(): Promise<void> {
  if (printed !== NOTHING) return
  const card = (await games()).find((one) => one.facts?.game === 'carcassonne')
  if (card?.facts) learnPrinted(card.facts)
}
