/** The log in whole sentences: what each entry of the record says, the rule behind it, its points and the tiles they came from. */
import { added, type Told } from '../../play/told'
import type { Entry, Fired, Seat } from '../../wire'
import { fruitName, partFacts, squareName, tileName } from './naming'
import type { Printed } from './printed.svelte'
import { partOf, squareOf } from './squares'
import { say, together } from './words'

interface Teller {
  seats: Seat[]
  printed: Printed
  /** The tile drawn last, the square where it was laid, and how it lies there. */
  drawn: string
  laid: string
  turns: number
  harvested: string
  fruits: Map<string, string>
  told: Told[]
}

/** Every line of the log, oldest first. */
export function tell(entries: Entry[], seats: Seat[], printed: Printed): Told[] {
  const teller: Teller = {
    seats,
    printed,
    drawn: '',
    laid: '',
    turns: 0,
    harvested: '',
    fruits: new Map(),
    told: [],
  }
  for (const entry of entries) {
    if (entry.actor === null) tellChance(teller, entry)
    else tellAction(teller, entry, entry.actor)
    tellScores(teller, entry)
    tellEnd(teller, entry)
  }
  return teller.told
}

function add(teller: Teller, entry: Entry, line: Partial<Told> & { text: string }): void {
  const same = teller.told.filter((one) => one.n === entry.n).length
  teller.told.push({
    key: `${entry.n}.${same}`,
    n: entry.n,
    seat: entry.actor,
    points: [],
    places: [],
    rule: '',
    score: false,
    ...line,
  })
}

const nameOf = (teller: Teller, seat: number): string => teller.seats[seat]?.name ?? ''
const fired = (entry: Entry, rule: string): Fired[] => entry.fired.filter((row) => row.rule === rule)

// --- chance ----------------------------------------------------------------------

function tellChance(teller: Teller, entry: Entry): void {
  const [verb = '', what = ''] = entry.words.split(' ')
  if (verb === 'first')
    add(teller, entry, { text: say('tell-first', { name: nameOf(teller, Number(what)) }), rule: 'setup.first' })
  if (verb === 'tile') {
    teller.drawn = what
    if (fired(entry, 'tile.unplaceable').length)
      add(teller, entry, {
        text: say('tell-unplaceable', { tile: tileName(teller.printed, what) }),
        rule: 'tile.unplaceable',
      })
  }
  if (verb === 'token') tellToken(teller, entry, Number(what))
}

/** The value of the token just taken. */
function tellToken(teller: Teller, entry: Entry, value: number): void {
  const row = fired(entry, 'fruit.harvest')[0]
  const seat = row?.seat ?? 0
  add(teller, entry, {
    text: say('tell-harvest', {
      name: nameOf(teller, seat),
      kind: teller.fruits.get(teller.harvested) ?? '',
      value,
    }),
    points: row ? added([row]) : [],
    places: [teller.harvested],
    rule: 'fruit.harvest',
    score: true,
    seat,
  })
}

// --- actions ---------------------------------------------------------------------

function tellAction(teller: Teller, entry: Entry, seat: number): void {
  const [verb = '', ...rest] = entry.words.split(' ')
  const what = rest[0] ?? ''
  const name = nameOf(teller, seat)
  if (verb === 'lay') {
    teller.laid = what
    teller.turns = Number(rest[1])
    const tile = tileName(teller.printed, teller.drawn)
    add(teller, entry, {
      text: say('tell-lay', { name, tile, place: squareName(what) }),
      places: [what],
      rule: 'tile.match',
    })
  }
  if (verb === 'tree') {
    teller.fruits.set(teller.laid, what)
    add(teller, entry, { text: say('tell-tree', { name, kind: what }), places: [teller.laid], rule: 'fruit.stack' })
  }
  if (['meeple', 'abbot', 'phantom'].includes(verb)) tellFigure(teller, entry, name, verb, what)
  if (verb === 'harvest') teller.harvested = what
  if (verb === 'sell') tellSale(teller, entry, name, rest)
}

function tellFigure(teller: Teller, entry: Entry, name: string, figure: string, part: string): void {
  const facts = teller.printed.facts.get(teller.drawn)
  add(teller, entry, {
    text: say('tell-figure', { name, figure, ...partFacts(facts, teller.turns, part) }),
    places: [`${teller.laid} ${part}`, teller.laid],
    rule: `${figure}.place`,
  })
}

function tellSale(teller: Teller, entry: Entry, name: string, fruits: string[]): void {
  const rows = fired(entry, 'fruit.sell')
  add(teller, entry, {
    text: say('tell-sell', { name, fruits: together(fruits.map(fruitName)), count: fruits.length }),
    points: added(rows),
    rule: 'fruit.sell',
    score: true,
  })
}

// --- points ----------------------------------------------------------------------

const SCORES = ['road.complete', 'city.complete', 'monastery.complete', 'garden.complete', 'abbot.recall']

/** One line for each feature that pays: how the points come about, and who had how many figures there. */
function tellScores(teller: Teller, entry: Entry): void {
  const rows = entry.fired.filter((row) => SCORES.includes(row.rule) && row.points)
  for (const place of new Set(rows.map((row) => row.place))) {
    const here = rows.filter((row) => row.place === place)
    const [first] = here
    if (!first) continue
    add(teller, entry, {
      text: say('tell-scored', {
        terms: termsOf(first),
        how: first.rule.split('.')[1] ?? '',
        who: whoStood(teller, entry, place),
      }),
      points: added(here),
      places: [place, squareOf(place)],
      rule: first.rule,
      score: true,
    })
  }
}

/** "Ada 2 and Ben 1", where more than one seat had figures in a feature. */
function whoStood(teller: Teller, entry: Entry, place: string): string {
  const rows = fired(entry, 'meeple.return').filter((row) => row.place === place)
  if (rows.length < 2) return ''
  return say('tell-majority', {
    counts: together(rows.map((row) => say('figures-of', { name: nameOf(teller, row.seat), count: row.amount }))),
  })
}

/** The sum behind the points of a row: "City of 4 tiles and 1 pennant, 2 each = 10". */
export function termsOf({ rule, points, amount, place }: Fired): string {
  const kind = partOf(place).split(':')[0] ?? ''
  const end = rule === 'end.scoring'
  if (rule === 'field.cities') return say('terms-field', { count: amount, each: points / Math.max(1, amount), points })
  if (rule === 'fruit.end') return say('terms-tokens', { count: amount, points })
  if (kind === 'city') {
    const each = end || points < 2 * amount ? 1 : 2
    return say('terms-city', { tiles: amount, pennants: points / each - amount, each, points })
  }
  if (kind === 'road') return say('terms-road', { tiles: amount, points })
  return say('terms-monastery', { kind, around: points - 1, points })
}

// --- the end ----------------------------------------------------------------------

const LAST = ['end.scoring', 'field.cities', 'fruit.end']

/** A step of the final scoring. */
export interface Step {
  text: string
  rule: string
  places: string[]
  points: { seat: number; points: number }[]
}

/** The final scoring, one feature after the other. */
export function finalSteps(entries: Entry[]): Step[] {
  const rows = entries.flatMap((entry) => entry.fired.filter((row) => LAST.includes(row.rule) && row.points))
  const keyed = rows.map((row) => ({ row, key: `${row.rule} ${row.place} ${row.place ? '' : row.seat}` }))
  return [...new Set(keyed.map((one) => one.key))].flatMap((key) => {
    const mine = keyed.filter((one) => one.key === key).map((one) => one.row)
    const [first] = mine
    if (!first) return []
    const places = first.place ? [first.place, squareOf(first.place)] : []
    return [{ text: termsOf(first), rule: first.rule, places, points: added(mine) }]
  })
}

function tellEnd(teller: Teller, entry: Entry): void {
  const won = fired(entry, 'end.winner')
  if (!won.length) return
  for (const step of finalSteps([entry])) add(teller, entry, { ...step, score: true, seat: null })
  const names = together(won.map((row) => nameOf(teller, row.seat)))
  add(teller, entry, {
    text: say('tell-won', { names, count: teller.seats.length > 1 ? won.length : 0, points: won[0]?.amount ?? 0 }),
    rule: 'end.winner',
    seat: null,
  })
}

export type SourceName =
  'roads' | 'cities' | 'monasteries' | 'gardens' | 'harvests' | 'sales' | 'unfinished' | 'fields' | 'tokens'

/** The sources of points of a seat over the whole game, for the table at the end. */
export function sources(entries: Entry[], seat: number): Record<SourceName, number> {
  const found = {
    roads: 0,
    cities: 0,
    monasteries: 0,
    gardens: 0,
    harvests: 0,
    sales: 0,
    unfinished: 0,
    fields: 0,
    tokens: 0,
  }
  const names: Record<string, SourceName> = {
    'road.complete': 'roads',
    'city.complete': 'cities',
    'monastery.complete': 'monasteries',
    'garden.complete': 'gardens',
    'fruit.harvest': 'harvests',
    'fruit.sell': 'sales',
    'end.scoring': 'unfinished',
    'field.cities': 'fields',
    'fruit.end': 'tokens',
  }
  for (const row of entries.flatMap((entry) => entry.fired)) {
    if (row.seat !== seat) continue
    const recalled =
      row.rule === 'abbot.recall' ? (partOf(row.place) === 'garden' ? 'gardens' : 'monasteries') : undefined
    const name = names[row.rule] ?? recalled
    if (name) found[name] += row.points
  }
  return found
}
