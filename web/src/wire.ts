/** The messages between server and page: generated from src/hesperides/server/wire.py by `make wire`. */

export type Colour = 'le' | 'li' | 'or' | 'bo' | 'gr'

export type PhaseName = 'main' | 'site' | 'place' | 'done' | 'over' | 'chance'

export type GroundName = 'open' | 'bush' | 'rock' | 'finca'

/** A space of the board. `roads`: letters of the finca spaces whose road ends here. */
export interface Space {
  at: string
  kind: 'open' | 'bush' | 'rock' | 'finca'
  letter?: string
  landscape?: string
  plantation?: string
  region?: number | null
  roads?: string[]
}

/** A region: `at` is its first space in reading order (its name in `harvest`), `worker` where its worker stands ("" if neutral). */
export interface Region {
  at: string
  colour: Colour
  owner: number | null
  size: number
  points: number
  spaces: string[]
  worker: string
}

/** A built finca; `counts` are the plantations of each seat in regions touching it, `open` the spaces still missing round it. */
export interface Finca {
  letter: string
  high: number
  low: number
  scored: boolean
  counts: number[]
  open: string[]
}

/** A line of the market, with the numbers of all its spaces. */
export interface Line {
  name: string
  spaces: number[]
}

/** `spaces[i]` is what lies on market space i + 1; `rows` the layout with numbers and 0 for a hole. */
export interface Market {
  rows: number[][]
  spaces: string[]
  lines: Line[]
}

/** What a seat would have if the game ended now, by source. */
export interface Projection {
  total: number
  fincas: number
  regions: number
  horses: number
  tiles: number
}

/** What lies before a seat. `tiles` maps action tiles ("cart", "money 2", …) to counts; `horses` lists their points. */
export interface Mat {
  score: number
  money: number
  workers: number
  tiles: Record<string, number>
  horses: number[]
  regions: number
  projection: Projection
}

/** The table. `actor` is a seat, or null when the game is over; `hand` what is still to be built, by name. */
export interface CitrusPicture {
  game: 'citrus'
  columns: number
  rows: number
  spaces: Space[]
  regions: Region[]
  fincas: Finca[]
  sites: string[]
  sites_left: string[]
  fincas_left: Record<string, number>
  market: Market
  bag: Record<string, number>
  mats: Mat[]
  phase: 'main' | 'site' | 'place' | 'done' | 'over' | 'chance'
  actor: number | null
  turn: number
  first: number
  hand: string[]
  refill_due: boolean
  over: boolean
  winners: number[]
}

/** A market line: its price, whether it may be bought, else the rule; `brings_finca`: taking it builds a finca. */
export interface LineChoice {
  name: string
  price: number
  legal: boolean
  rule: string
  brings_finca: boolean
}

/** An own region that may be harvested and its points; the income by number of regions harvested stands in `incomes`. */
export interface HarvestChoice {
  at: string
  size: number
  points: number
}

/**
 * Where a plantation of the hand may go.
 *
 * `spaces` maps a space to the helpers it takes ("" none, "bridge", "milestone", "bridge milestone"); a space missing there is refused by
 * `refusals[space]`: [rule id, place that shows why ("" if none)]. `strands` are the spaces (with their helpers, as "c4 bridge") after
 * which the rest of the hand could not be built.
 */
export interface PlaceChoice {
  plantation: string
  spaces: Record<string, string[]>
  refusals: Record<string, string[]>
  strands: string[]
}

/** What the acting seat may do. `legal` is complete, in words; the rest explains it. */
export interface CitrusChoices {
  game: 'citrus'
  seat: number
  legal: string[]
  lines: LineChoice[]
  harvests: HarvestChoice[]
  incomes: number[]
  places: PlaceChoice[]
  sites: string[]
  stranding_sites: string[]
  carts: Record<string, string>
  bulls: string[]
  tile_refusals: Record<string, string>
}

export type Picture = CitrusPicture

export type Choices = CitrusChoices

/** Who will sit on a seat of a new table. */
export interface SeatPlan {
  kind: 'person' | 'bot'
  name: string
  bot: string
}

/** `POST /api/tables`. */
export interface NewTable {
  game: string
  seats: SeatPlan[]
  options: Record<string, string>
  pace: number
}

/** A seat of a table: `mine` says that this viewer may act for it. */
export interface Seat {
  letter: string
  name: string
  kind: 'person' | 'bot'
  bot: string
  mine: boolean
}

/** A table as the home page lists it (`GET /api/tables`, newest first). */
export interface TableCard {
  id: string
  game: string
  options: Record<string, string>
  seats: Seat[]
  scores: number[]
  actor: number | null
  over: boolean
  winners: number[]
  moves: number
  changed: number
}

/** An option of a game: `values` empty means a switch. */
export interface OptionCard {
  name: string
  values: string[]
  default: string
}

/** A game that can be played here (`GET /api/catalogue`). */
export interface GameCard {
  name: string
  options: OptionCard[]
  fewest_seats: number
  most_seats: number
  bots: string[]
  rules: Record<string, string>
}

/**
 * A rule that fired: the row that the log, the explanation of points and the tooltips are made of.
 *
 * `place` is a space ("c4"), a finca letter, a market line or ""; `amount` is what was counted (plantations, coins), `points` the points.
 */
export interface Fired {
  rule: string
  seat: number
  points: number
  amount: number
  place: string
}

/** One line of the record: entry number `n` counts from 1; `actor` is null for chance; `scores` after it. */
export interface Entry {
  n: number
  actor: number | null
  words: string
  fired: Fired[]
  scores: number[]
}

/** The whole table: sent on connecting, after an undo, and when a client missed too much. */
export interface TableNow {
  is: 'table'
  id: string
  game: string
  options: Record<string, string>
  rules_version: number
  seats: Seat[]
  pace: number
  n: number
  entries: Entry[]
  picture: CitrusPicture
  choices: CitrusChoices | null
  undo_to: number | null
  restart_to: number | null
}

/** New entries (several when chance follows an action), and the table after them. */
export interface Happened {
  is: 'happened'
  n: number
  entries: Entry[]
  picture: CitrusPicture
  choices: CitrusChoices | null
  undo_to: number | null
  restart_to: number | null
}

/** The command `id` is stored; the table stands at `n`. */
export interface Acknowledged {
  is: 'acknowledged'
  id: string
  n: number
}

/** The command `id` changed nothing. `code` is for programs, `rule` names the clause where a rule refused it. */
export interface Refused {
  is: 'refused'
  id: string
  code: 'malformed' | 'oversized' | 'stale' | 'foreign' | 'illegal' | 'unknown-table' | 'unavailable'
  message: string
  rule: string
  place: string
  n: number
}

/** What the action would do: the rules that would fire, the picture after it, and whether it strands the rest of the hand. */
export interface Previewed {
  is: 'previewed'
  id: string
  words: string
  fired: Fired[]
  picture: CitrusPicture
  strands: boolean
}

/** Heartbeat; carries the last number so that a silent gap is noticed. */
export interface Pong {
  is: 'pong'
  n: number
}

export type ServerMessage = TableNow | Happened | Acknowledged | Refused | Previewed | Pong

/** Do `words` for `seat`, seen at `n`. `id` is chosen by the client; the same id takes effect once. */
export interface Act {
  do: 'act'
  id: string
  n: number
  seat: number
  words: string
}

/** Go back to entry `to` (one of `undo_to`, `restart_to` of the last message), seen at `n`. */
export interface Undo {
  do: 'undo'
  id: string
  n: number
  seat: number
  to: number
}

/** Ask what an action would do, without doing it. */
export interface Preview {
  do: 'preview'
  id: string
  n: number
  words: string
}

/** Let the bots of this table wait `pace` ms between moves (0 = at once). Only from a viewer with a seat; answered with a TableNow. */
export interface Pace {
  do: 'pace'
  pace: number
}

/** Heartbeat. */
export interface Ping {
  do: 'ping'
}

export type ClientMessage = Act | Undo | Preview | Pace | Ping
