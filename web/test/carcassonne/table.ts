/** A table without a server, to be looked at: `node test/carcassonne/look.mjs table FILE 'phase=meeple&light=dark' 1366x768`. */
import { mount } from 'svelte'
import '../../src/fonts.css'
import '../../src/tokens.css'
import '../../src/base.css'
import '../../src/play/seats.css'
import type { TableNow } from '../../src/wire'
import { learn } from '../../src/words'
import kinds from './kinds.json'
import Stand from './Stand.svelte'

const query = new URLSearchParams(location.search)
const facts = {
  game: 'carcassonne',
  tiles: kinds,
  fruits: ['quince', 'apple', 'apricot', 'cherry', 'plum', 'elder'],
  values: [2, 3, 4, 5],
  sale: [0, 3, 6, 10, 15],
  meeples: 7,
}
const catalogue = [
  { name: 'carcassonne', options: [], fewest_seats: 1, most_seats: 6, bots: [], levels: [], rules: {}, facts },
]
const fetched = globalThis.fetch
globalThis.fetch = (what, how) =>
  String(what).includes('/api/catalogue')
    ? Promise.resolve(new Response(JSON.stringify(catalogue)))
    : fetched(what, how)

const file = query.get('file') ?? '/test/carcassonne/tables.json'
const tables = (await (await fetched(file)).json()) as Record<string, TableNow>
await Promise.all(['', 'carcassonne'].map(learn))
mount(Stand, { target: document.body, props: { now: tables[query.get('phase') ?? 'tile'] as TableNow } })
