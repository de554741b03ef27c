/** The log in whole sentences: what each entry of the record says, the rule behind it, its points and its places on the board. */
import { inOneRow, say, together } from './words'
import { added, type Told } from '../../play/told'
import type { CitrusPicture, Entry, Fired, Seat } from '../../wire'
import { lineName, placeName, plantationName, sum, tileName } from './naming'

interface Teller {
  seats: Seat[]
  /** What lies on a space, by the entries before. */
  landscape: Map<string, string>
  setup: boolean
  finca: string
  /** Values of built fincas by letter. */
  values: Map<string, string>
  laid: string[]
  /** What was put on each space of the market last. */
  market: Map<string, string>
  told: Told[]
}

/** Every line of the log, oldest first. */
export function tell(entries: Entry[], seats: Seat[]): Told[] {
  const maps = { landscape: new Map(), values: new Map(), market: new Map() }
  const teller: Teller = { seats, setup: true, finca: '', laid: [], told: [], ...maps }
  for (const entry of entries) {
    if (entry.actor === null) tellChance(teller, entry)
    else tellAction(teller, entry, entry.actor)
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

// --- chance ----------------------------------------------------------------

function tellChance(teller: Teller, entry: Entry): void {
  const [verb = '', what = '', ...rest] = entry.words.split(' ')
  if (verb === 'first')
    add(teller, entry, { text: say('tell-first', { name: nameOf(teller, Number(what)) }), rule: 'setup.first' })
  if (verb === 'bush') teller.landscape.set(what, rest.join(' '))
  if (verb === 'finca') tellFinca(teller, entry, what)
  if (verb === 'site' && !teller.setup)
    add(teller, entry, { text: say('tell-site', { letter: what }), places: [what], rule: 'finca.next-site' })
  if (verb === 'market') teller.market.set(what, rest[0] ?? '')
  if (verb === 'market' && !teller.setup) tellRefill(teller, entry, rest[0] ?? '')
}

function tellFinca(teller: Teller, entry: Entry, values: string): void {
  teller.finca = values
  const start = entry.fired.find((fired) => fired.rule === 'setup.fincas')
  if (start) teller.values.set(start.place, values)
  if (!teller.setup) add(teller, entry, { text: say('tell-finca', { values }), rule: 'finca.build' })
}

/** Draws of one refill become one sentence. */
function tellRefill(teller: Teller, entry: Entry, plantation: string): void {
  const last = teller.told.at(-1)
  if (last?.rule !== 'market.refill') {
    teller.laid = []
    add(teller, entry, { text: '', rule: 'market.refill' })
  }
  teller.laid.push(plantationName(plantation))
  const line = teller.told.at(-1)
  if (line) line.text = say('tell-refill', { count: teller.laid.length, names: together(teller.laid) })
}

// --- actions ---------------------------------------------------------------

function tellAction(teller: Teller, entry: Entry, seat: number): void {
  teller.setup = false
  const [verb = '', ...rest] = entry.words.split(' ')
  const name = nameOf(teller, seat)
  const amount = (rule: string) => entry.fired.find((fired) => fired.rule === rule)?.amount ?? 0
  if (verb === 'buy')
    add(teller, entry, {
      text: say('tell-buy', { name, line: lineName(rest[0] ?? ''), price: amount('buy.line') }),
      rule: 'buy.line',
    })
  if (verb === 'pass') add(teller, entry, { text: say('tell-pass', { name }), rule: 'turn.pass' })
  if (verb === 'harvest') tellHarvest(teller, entry, name, amount('harvest.income'), amount('money.cap'))
  if (verb === 'build') tellBuild(teller, entry, name, rest)
  if (verb === 'site') tellSite(teller, entry, name, rest[0] ?? '')
  if (verb === 'return') tellReturn(teller, entry, seat, name)
  if (verb === 'money') {
    add(teller, entry, {
      text: say('tell-money', { name, coins: Number(rest[0]), lost: amount('money.cap') }),
      rule: 'tile.money',
    })
  }
  if (verb === 'cart') {
    const plantation = plantationName(teller.market.get(rest[0] ?? '') ?? '')
    add(teller, entry, { text: say('tell-cart', { name, plantation }), rule: 'tile.cart' })
  }
  if (verb === 'bull') tellBull(teller, entry, name, rest[0] ?? '')
  tellFincas(teller, entry)
  tellEnd(teller, entry)
}

function tellHarvest(teller: Teller, entry: Entry, name: string, income: number, lost: number): void {
  const regions = entry.fired.filter((fired) => fired.rule === 'harvest.score')
  const sums = together(
    regions.map((fired) =>
      say('tell-harvest-region', { place: placeName(fired.place), sum: sum(fired.amount, fired.points) }),
    ),
  )
  add(teller, entry, {
    text: say('tell-harvest', { name, sums, income, lost }),
    points: added(regions),
    places: regions.map((fired) => fired.place),
    rule: 'harvest.score',
    score: true,
  })
}

function tellBuild(teller: Teller, entry: Entry, name: string, words: string[]): void {
  const [plantation = '', at = '', ...helpers] = words
  const has = (rule: string) => entry.fired.some((fired) => fired.rule === rule)
  const parts = [say('tell-build', { name, plantation: plantationName(plantation), place: placeName(at) })]
  const taken = teller.landscape.get(at)
  if (has('build.take') && taken) parts.push(say('tell-take', { tile: tileName(taken) }))
  if (helpers.length) parts.push(say('tell-helpers', { helpers: together(helpers.map(tileName)) }))
  const joined = entry.fired.find((fired) => fired.rule === 'build.join-neutral')
  if (joined) parts.push(say('tell-join-neutral', { count: joined.amount }))
  if (has('build.join-own')) parts.push(say('tell-join-own'))
  teller.landscape.delete(at)
  const rule = ['build.join-neutral', 'build.join-own', 'build.take', 'build.start'].find(has) ?? 'build.extend'
  add(teller, entry, { text: say('tell-sentence', { text: inOneRow(parts) }), places: [at], rule })
}

function tellSite(teller: Teller, entry: Entry, name: string, letter: string): void {
  teller.values.set(letter, teller.finca)
  add(teller, entry, {
    text: say('tell-build-finca', { name, letter, values: teller.finca }),
    places: [letter],
    rule: 'finca.build',
  })
}

function tellReturn(teller: Teller, entry: Entry, seat: number, name: string): void {
  const rows = entry.fired.filter((fired) => fired.rule === 'buy.return')
  const points = rows.reduce((total, fired) => total + fired.points, 0)
  add(teller, entry, {
    text: say('tell-return', { name, count: rows.length }),
    points: [{ seat, points }],
    rule: 'buy.return',
    score: true,
  })
}

function tellBull(teller: Teller, entry: Entry, name: string, at: string): void {
  teller.landscape.set(at, 'bull')
  add(teller, entry, { text: say('tell-bull', { name, place: placeName(at) }), places: [at], rule: 'tile.bull' })
}

// --- scoring ---------------------------------------------------------------

const PAYS = ['finca.first-second', 'finca.tie', 'finca.alone', 'end.scoring']

/** One line for each finca that pays: who has how many, and what each gets. */
function tellFincas(teller: Teller, entry: Entry): void {
  const letters = [
    ...new Set(
      entry.fired
        .filter((fired) => fired.rule === 'finca.count' || fired.rule === 'finca.enclosed')
        .map((fired) => fired.place),
    ),
  ]
  for (const letter of letters) {
    const here = entry.fired.filter((fired) => fired.place === letter)
    const pays = here.filter((fired) => PAYS.includes(fired.rule))
    const counts = here.filter((fired) => fired.rule === 'finca.count')
    const who = together(
      counts.map((fired) => say('finca-count', { name: nameOf(teller, fired.seat), count: fired.amount })),
    )
    const enclosed = here.some((fired) => fired.rule === 'finca.enclosed')
    const key = enclosed ? (counts.length ? 'tell-enclosed' : 'tell-enclosed-nobody') : 'tell-unfinished'
    add(teller, entry, {
      text: say(key, { letter, values: teller.values.get(letter) ?? '', who }),
      points: added(pays),
      places: [letter],
      rule: pays[0]?.rule ?? 'finca.alone',
      score: true,
    })
  }
}

/** The final scoring: regions, horses, tiles and the winners. */
function tellEnd(teller: Teller, entry: Entry): void {
  const won = entry.fired.filter((fired) => fired.rule === 'end.winner')
  if (!won.length) return
  teller.seats.forEach((seat, k) => {
    const mine = entry.fired.filter((fired) => fired.seat === k)
    tellSum(
      teller,
      entry,
      mine.filter((fired) => fired.rule === 'harvest.score'),
      'tell-end-regions',
      seat.name,
    )
    tellSum(
      teller,
      entry,
      mine.filter((fired) => fired.rule === 'horses.points'),
      'tell-end-horses',
      seat.name,
    )
    tellSum(
      teller,
      entry,
      mine.filter((fired) => fired.rule === 'tile.spent'),
      'tell-end-tiles',
      seat.name,
    )
  })
  const names = together(won.map((fired) => nameOf(teller, fired.seat)))
  add(teller, entry, {
    text: say('tell-won', { names, count: won.length, points: won[0]?.amount ?? 0 }),
    rule: 'end.winner',
    seat: null,
  })
}

function tellSum(teller: Teller, entry: Entry, rows: Fired[], key: string, name: string): void {
  if (!rows.length) return
  const terms = rows.map((fired) => fired.points).join(' + ')
  const points = rows.reduce((total, fired) => total + fired.points, 0)
  const places = rows.map((fired) => fired.place).filter(Boolean)
  add(teller, entry, {
    text: say(key, { name, terms, points, count: rows.length }),
    points: added(rows),
    places,
    rule: rows[0]?.rule ?? '',
    score: true,
  })
}

function nameOf(teller: Teller, seat: number): string {
  return teller.seats[seat]?.name ?? ''
}

/** The values of the finca that was turned up last: "12/4". */
export function fincaTurnedUp(entries: Entry[]): string {
  return (
    entries.findLast((entry) => entry.actor === null && entry.words.startsWith('finca '))?.words.split(' ')[1] ?? ''
  )
}

/** Who had which orchard when the game ended: the last harvest leaves them all without an owner. */
export function withOwners(picture: CitrusPicture, entries: Entry[]): CitrusPicture {
  const rows = entries.findLast((entry) => entry.fired.some((fired) => fired.rule === 'end.winner'))?.fired ?? []
  const owners = new Map(rows.filter((fired) => fired.rule === 'harvest.score').map((row) => [row.place, row.seat]))
  const regions = picture.regions.map((region) => ({ ...region, owner: owners.get(region.at) ?? region.owner }))
  return { ...picture, regions }
}

/** The last turn of every seat but `seat`, as the spaces touched in it: they stay marked until one's own turn ends. */
export function latestSpaces(entries: Entry[], actor: number | null): Map<string, number> {
  const marks = new Map<string, number>()
  const closed = new Set<number>()
  for (const entry of entries.toReversed()) {
    if (entry.actor === null) continue
    if (entry.words === 'end' && marks.size && [...marks.values()].includes(entry.actor)) closed.add(entry.actor)
    if (entry.actor === actor && entry.words === 'end') break
    const at = /^(?:build \S+|bull) ([a-z]\d+)/.exec(entry.words)?.[1]
    if (at && entry.actor !== actor && !closed.has(entry.actor)) marks.set(at, entry.actor)
  }
  return marks
}

/** The sources of points of a seat over the whole game, for the table at the end. */
export function sources(
  entries: Entry[],
  seat: number,
): Record<'harvest' | 'fincas' | 'unfinished' | 'regions' | 'horses' | 'tiles' | 'returned', number> {
  const found = { harvest: 0, fincas: 0, unfinished: 0, regions: 0, horses: 0, tiles: 0, returned: 0 }
  for (const entry of entries) {
    const last = entry.fired.some((fired) => fired.rule === 'end.winner')
    for (const fired of entry.fired) {
      if (fired.seat !== seat) continue
      if (fired.rule === 'harvest.score') found[last ? 'regions' : 'harvest'] += fired.points
      else if (fired.rule === 'end.scoring') found.unfinished += fired.points
      else if (fired.rule.startsWith('finca.')) found.fincas += fired.points
      else if (fired.rule === 'horses.points') found.horses += fired.points
      else if (fired.rule === 'tile.spent') found.tiles += fired.points
      else if (fired.rule === 'buy.return') found.returned += fired.points
    }
  }
  return found
}
