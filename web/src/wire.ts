/** The messages between server and page: generated from src/hesperides/server/wire.py by `make wire`. */

export type Colour = 'le' | 'li' | 'or' | 'bo' | 'gr'

export type PhaseName = 'main' | 'site' | 'place' | 'done' | 'over' | 'chance'

export type GroundName = 'open' | 'bush' | 'rock' | 'finca'

/** A space of the board. `roads`: letters of the finca spaces whose road ends here. */
export interface Space {
  at: string
  kind: GroundName
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
  phase: PhaseName
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

export type FeatureKind = 'city' | 'road' | 'field' | 'monastery' | 'garden'

export type FigureKind = 'meeple' | 'abbot' | 'phantom'

export type Fruit = 'quince' | 'apple' | 'apricot' | 'cherry' | 'plum' | 'elder'

export type RoadEnd = '' | 'village' | 'city' | 'monastery' | 'tree'

export type CarcassonnePhase = 'tile' | 'tree' | 'meeple' | 'fruit' | 'phantom' | 'over' | 'chance'

/** A city on a tile: the edges it reaches ("NW") and its pennants. */
export interface TileCity {
  edges: string
  pennants: number
}

/** A road on a tile: the edges it reaches, and where it stops on the tile ("" if it passes). */
export interface TileRoad {
  edges: string
  end: RoadEnd
}

/** A field on a tile: the half edges it reaches, and the cities of the tile whose wall it touches (numbers from 0). */
export interface TileField {
  half_edges: string[]
  cities: number[]
}

/**
 * A kind of tile, of which there are `copies`; those with a garden are a kind of their own, "E*" beside "E".
 *
 * `edges` has a letter for each of N E S W: Field, Road, City, rIver. `start` of the copies lie first.
 */
export interface TileKind {
  id: string
  group: 'base' | 'river' | 'trees'
  copies: number
  start: number
  edges: string
  cities: TileCity[]
  roads: TileRoad[]
  fields: TileField[]
  monastery: boolean
  garden: boolean
  tree: boolean
  river: '' | 'river' | 'spring' | 'lake'
}

/** What is printed. `sale[n]` are the points for n tokens of different kinds; `values` are those of each kind of fruit. */
export interface CarcassonneFacts {
  game: 'carcassonne'
  tiles: TileKind[]
  fruits: Fruit[]
  values: number[]
  sale: number[]
  meeples: number
}

/** A tile on the table. `turn` counts from 1; the first tile has 0, and nobody laid it. */
export interface LaidTile {
  at: string
  tile: string
  rotation: number
  by?: number | null
  turn?: number
}

/** A figure on the table. */
export interface Figure {
  seat: number
  kind: FigureKind
  part: string
  feature: number
}

/**
 * A city, road, field, monastery or garden, over all its tiles.
 *
 * tiles    how many (each once); of a monastery or garden: with its neighbours
 * open     edges that are still open, neighbours that are still missing; 0 of a field
 * counts   figures of each seat; `owners` are the seats with most of them (empty without figures)
 * now      points for each owner if the game ended now; of a complete one what it gave; of a field with its complete cities
 * done     points for each owner once it is complete (with no tile more than it has); of a field with all its cities complete
 * cities   features whose wall a field touches
 */
export interface Feature {
  kind: FeatureKind
  parts: string[]
  tiles: number
  pennants: number
  open: number
  complete: boolean
  counts: number[]
  owners: number[]
  now: number
  done: number
  cities: number[]
}

/** A kind of tile of this game: how many there are still to be drawn, and on how many squares it fits now. */
export interface TileLeft {
  tile: string
  left: number
  fits: number
}

/** Where the river goes on: the square its next tile must take; `turned` is the way of its last tile. */
export interface RiverEnd {
  at: string
  left: number
  turned: '' | 'left' | 'right'
}

/** A tree on the table: its stack ("" until one is chosen), how many tokens are left, and their values (in no order). */
export interface FruitTree {
  at: string
  fruit: Fruit | ''
  left: number
  values: number[]
}

/** A fruit token before a player. */
export interface Token {
  fruit: Fruit
  value: number
}

/** What a seat would have if the game ended now, by source. */
export interface CarcassonneProjection {
  total: number
  roads: number
  cities: number
  monasteries: number
  gardens: number
  fields: number
  tokens: number
}

/** What lies before a seat. Figures at home (null: the game has none); what its best sale would bring; its last tile's square. */
export interface CarcassonneMat {
  score: number
  meeples: number
  abbot: boolean | null
  phantom: boolean | null
  tokens: Token[]
  sale: number
  last: string
  projection: CarcassonneProjection
}

/**
 * The table. `actor` is a seat, or null when the game is over.
 *
 * hand     the tile to be laid, "" in every other phase; `laid` the square of the tile laid in this turn ("" before)
 * dead     squares beside tiles on which no tile of the stack fits any more
 * stack    what is still to be drawn; `stack_left` counts it
 * stacks   fruit stacks that are on no tree yet; `fruit_actions` how many fruit actions are left in this step
 */
export interface CarcassonnePicture {
  game: 'carcassonne'
  tiles: LaidTile[]
  figures: Figure[]
  features: Feature[]
  hand: string
  laid: string
  dead: string[]
  stack: TileLeft[]
  stack_left: number
  river: RiverEnd | null
  trees: FruitTree[]
  stacks: Fruit[]
  fruit_actions: number
  mats: CarcassonneMat[]
  phase: CarcassonnePhase
  actor: number | null
  turn: number
  first: number
  over: boolean
  winners: number[]
}

/** A free square beside a tile: for each rotation the rule against the tile in hand ("" if legal) and the edges that do not match. */
export interface SquareChoice {
  at: string
  rules: string[]
  clashes: string[]
}

/**
 * A figure for a part of the tile just laid, or the rule against it ("" if it is legal).
 *
 * `shown_by` is the square that shows why ("" if none does); `now`, `done` and `complete` are those of the feature (null, 0 and false of a
 * field in a game without fields).
 */
export interface FigureChoice {
  words: string
  figure: FigureKind
  part: string
  feature: number | null
  rule: string
  shown_by: string
  now: number
  done: number
  complete: boolean
}

/** The abbot's return: from which square, the points it brings at once, and the rule against it ("" if it is legal). */
export interface RecallChoice {
  at: string
  points: number
  rule: string
}

/** A fruit stack for the tree just laid. */
export interface StackChoice {
  words: string
  fruit: Fruit
}

/** A tree to harvest, or the rule against it ("" if it is legal); its next token is worth `least` to `most`, on average `mean`. */
export interface TreeChoice {
  words: string
  at: string
  rule: string
  least: number
  most: number
  mean: number
}

/** A sale: its points; `costs` is what these tokens would have brought at the end. */
export interface SaleChoice {
  words: string
  fruits: Fruit[]
  points: number
  costs: number
}

/**
 * What the acting seat may do. `legal` is complete, in words; the rest explains it and is empty outside of its phase.
 *
 * `elsewhere` is the rule against squares that touch no tile, `taken` against those with a tile.
 */
export interface CarcassonneChoices {
  game: 'carcassonne'
  seat: number
  legal: string[]
  squares: SquareChoice[]
  elsewhere: string
  taken: string
  figures: FigureChoice[]
  recall: RecallChoice | null
  stacks: StackChoice[]
  trees: TreeChoice[]
  sales: SaleChoice[]
}

export type PartyGame = 'sort' | 'toss' | 'eat'

export type Hand = 'pointer' | 'left' | 'right'

export type Deed = 'lemon' | 'lime' | 'back' | 'throw' | 'take' | 'swallow'

export type Distance = 1200 | 1800 | 2600

/** What all who play a round find alike [party.round]: `seed` orders the bucket, `distance` is that of the basket in mm. */
export interface PartySetting {
  game: PartyGame
  seed: number
  distance: Distance
}

/**
 * One thing that a hand did, `at` ms after the word go.
 *
 * lemon, lime   sort: put the fruit into this basket; `back`: take back fruit number `x` of the bucket, from 0
 * throw         toss: an orange with the speed `x` away and `y` up, in mm/s
 * take, swallow eat
 */
export interface Input {
  at: number
  act: Deed
  x?: number
  y?: number
  by?: Hand
}

/**
 * What a result is worth.
 *
 * points  fruit that lies right; points of the throws, may be negative; grapes swallowed
 * ms      when the last fruit lay right; 0; when the last grape was swallowed
 * faults  mistakes; misses; grapes left in the mouth
 * clean   clean throws
 */
export interface Score {
  points: number
  ms: number
  faults: number
  clean: number
}

export type Picture = CitrusPicture | CarcassonnePicture

export type Choices = CitrusChoices | CarcassonneChoices

export type Facts = CarcassonneFacts

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

/** `POST /api/tables/ID/branches`: a new table with the first `n` entries of this one; what follows is drawn anew. */
export interface Branch {
  n: number
  seats: SeatPlan[]
  pace: number
}

/** `POST /api/records`: a new table from the text of a record, or of a file that JCloisterZone saved; `name` is said in complaints. */
export interface RecordFile {
  text: string
  name: string
}

/** `GET /api/tables/ID/at/N`: the table as it lay after entry `n`, as this viewer may see it. */
export interface Position {
  n: number
  picture: CitrusPicture | CarcassonnePicture
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

/**
 * A table in the bin (`GET /api/bin`, newest first); times in seconds since 1970.
 *
 * how      "removed": it can be restored until `until`, then it is deleted with its log; "left": it goes on for the others at it
 */
export interface Binned {
  card: TableCard
  how: 'removed' | 'left'
  since: number
  until: number
}

/** How much of the rules is there (`GET /api/ready`), in percent: at 100 tables can be opened, before that they wait. */
export interface Ready {
  percent: number
}

/** An option of a game: `values` empty means a switch. */
export interface OptionCard {
  name: string
  values: string[]
  default: string
}

/**
 * A game that can be played here (`GET /api/catalogue`); `facts` is what the page needs to draw its pieces.
 *
 * `levels` are those of the bots that are offered to people, from the weakest to the strongest.
 */
export interface GameCard {
  name: string
  options: OptionCard[]
  fewest_seats: number
  most_seats: number
  bots: string[]
  levels: string[]
  rules: Record<string, string>
  facts: CarcassonneFacts | null
}

/**
 * A rule that fired: the row that the log, the explanation of points and the tooltips are made of.
 *
 * `place` is where it happened, in the words of the game ("c4", "1,0 city:N") or ""; `amount` is what was counted, `points` the points.
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
  picture: CitrusPicture | CarcassonnePicture
  choices: CitrusChoices | CarcassonneChoices | null
  undo_to: number | null
  restart_to: number | null
}

/** New entries (several when chance follows an action), and the table after them. */
export interface Happened {
  is: 'happened'
  n: number
  entries: Entry[]
  picture: CitrusPicture | CarcassonnePicture
  choices: CitrusChoices | CarcassonneChoices | null
  undo_to: number | null
  restart_to: number | null
}

/** The command `id` is stored; the table stands at `n`. */
export interface Acknowledged {
  is: 'acknowledged'
  id: string
  n: number
}

export type RefusedFor = 'malformed' | 'oversized' | 'stale' | 'foreign' | 'illegal' | 'used-id' | 'full' | 'busy' | 'in-bin' | 'unknown-table' | 'unavailable'

/** The command `id` changed nothing. `code` is for programs, `rule` names the clause where a rule refused it. */
export interface Refused {
  is: 'refused'
  id: string
  code: RefusedFor
  message: string
  rule: string
  place: string
  n: number
}

/** What the action would do: the rules that would fire, and the picture after it. */
export interface Previewed {
  is: 'previewed'
  id: string
  words: string
  fired: Fired[]
  picture: CitrusPicture | CarcassonnePicture
}

/** Heartbeat; carries the last number so that a silent gap is noticed. */
export interface Pong {
  is: 'pong'
  n: number
}

export type ServerMessage = TableNow | Happened | Acknowledged | Refused | Previewed | Pong

/** Do `words` for `seat`, seen at `n`. `id` is chosen by the client; the same command with the same id takes effect once. */
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

/** `POST /api/parties`: a party with its first round. All `names` belong to this guest: one device for all of them. */
export interface NewParty {
  game: PartyGame
  names: string[]
  distance: Distance
}

/** `POST /api/parties/ID/people`: sit down with this guest's own device. */
export interface NewPerson {
  name: string
}

/** `POST /api/parties/ID/rounds`. */
export interface NewRound {
  game: PartyGame
  distance: Distance
}

/** `POST /api/parties/ID/attempts`: `person` begins to play a round. */
export interface NewAttempt {
  round: number
  person: number
}

/** Its clock runs. `attempt` is named when the inputs are sent; `setting` is what all who play this round find. */
export interface PartyAttempt {
  attempt: string
  setting: PartySetting
}

/** `POST /api/parties/ID/attempts/ATTEMPT`: all that the hand did. There is no score in it: the server plays it. */
export interface PartyInputs {
  inputs: Input[]
}

/** Somebody at a party; `mine` says that this guest may play for them. */
export interface PartyPerson {
  number: number
  name: string
  mine: boolean
}

/**
 * How somebody fares in a round: `playing` now, or with a score and a place among those that there are.
 *
 * `starts` above 1 says that a game was broken off and begun anew.
 */
export interface PartyResult {
  person: number
  playing: boolean
  starts: number
  score: Score | null
  place: number | null
}

/** A round and who has played it. */
export interface PartyRound {
  number: number
  game: PartyGame
  distance: Distance
  results: PartyResult[]
}

/** A line of a best list; distances are lists of their own in the orange toss. */
export interface PartyBest {
  game: PartyGame
  distance: Distance
  name: string
  score: Score
  place: number
}

/** A party (`GET /api/parties/ID`; with `seen` = version, 204 if nothing has happened). `best`: the best results at it. */
export interface PartyNow {
  id: string
  version: number
  people: PartyPerson[]
  rounds: PartyRound[]
  best: PartyBest[]
}

/** A result that was accepted, and the party with it. */
export interface PartyJudged {
  score: Score
  party: PartyNow
}

/** A party where this guest plays, for lists. */
export interface PartyCard {
  id: string
  names: string[]
  game: PartyGame
  rounds: number
  changed: number
}

/**
 * A party in this guest's bin; times in seconds since 1970.
 *
 * how      "removed": nobody can open it, and it is deleted when nobody can restore it any more; "left": others keep it
 * until    when this guest cannot restore it any more
 */
export interface BinnedParty {
  card: PartyCard
  how: 'removed' | 'left'
  since: number
  until: number
}

/** `GET /api/parties`: the parties where this guest plays, the last one changed first, this guest's own best results, and its bin. */
export interface MyParties {
  parties: PartyCard[]
  best: PartyBest[]
  binned: BinnedParty[]
}
