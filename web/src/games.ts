/** The games this page can show: every folder of `games/` with a `card.ts`. Nothing else on the page names a game. */
import type { Component } from 'svelte'
import type { Key } from './keys'
import type { Flight } from './play/flights'
import type { Play } from './play/play.svelte'
import type { Table } from './table.svelte'
import type { Entry, Picture, Seat, TableNow } from './wire'

/** What the start page knows of a game; the rest is fetched when it is needed. */
export interface GameCardPage {
  /** Options of the quick game that "play now" starts. */
  first: Record<string, string>
  /** A picture of the game in play, for the start page. */
  cover: () => Promise<{ default: Component }>
  /** A look at the pieces, for the head of the rule book. */
  pieces: () => Promise<{ default: Component }>
  page: () => Promise<{ default: GamePage }>
}

/** A source of points, as a row of the table at the end: its name and each seat's points. */
export interface Source {
  name: string
  points: number[]
}

/** A hint of the first game: its text is `hint-NAME`. The first that applies and was not seen is shown. */
export interface Hint<P extends Play = Play> {
  name: string
  /** What it speaks of, as a selector: what of it is seen wears a ring, and where the card floats it covers none of it. */
  at: string
  /** What else the card must not cover. */
  clear?: string
  when: (play: P) => boolean
  /** A setting that the card offers to switch on; once it is on, there is nothing to tell. */
  offers?: 'oneTap'
}

/** What a game brings to its table. Every component is given the person's `play` and nothing else, but for Figure. */
export interface GamePage<P extends Play = Play> {
  /** A person at the table; called while the screen is set up, so that it may use effects. */
  sit: (table: Table) => P
  /** The drawings that are used by their names; shown once, unseen. */
  Sprites?: Component
  /** The board: fills its place, names every space, and hands its `Ground` to the play. */
  Board: Component<{ play: P }>
  /** What lies before each seat, one below the other. */
  Mats: Component<{ play: P }>
  /** All seats' figures in one line, for narrow screens. */
  Strip: Component<{ play: P }>
  /** What lies beside the board (a market, a stack); its name is the text `side`. */
  Side: Component<{ play: P }>
  /** What is in hand, within the bar; shown while the person here acts. */
  Hand?: Component<{ play: P }>
  /** What moves from one picture to the next. `drawn` is what the board showed before; `own` tells who acts at this screen. */
  flights?: (
    drawn: Picture,
    before: Picture,
    after: Picture,
    entries: Entry[],
    own: (seat: number) => boolean,
  ) => Flight[]
  /** A piece on its way, in the words of `flights`, at most 48 px large. */
  Piece?: Component<{ name: string; seat: number }>
  /** A seat's piece between words. */
  Figure: Component<{ seat: number; size?: number }>
  /** Single keys besides those of every game, each with its text `key-COMMAND`. */
  keys: Key[]
  /** Hints of the first game, in the order of a turn. */
  hints?: Hint<P>[]
  /** The sources of points over the whole game; rows in which nobody has any are left out. */
  sources: (now: TableNow) => Source[]
}

/** Takes a game's own kind of play out of its type: the screen gives every component the play that `sit` has made. */
export function gamePage<P extends Play>(page: GamePage<P>): GamePage {
  return page as unknown as GamePage
}

const FOUND = import.meta.glob<GameCardPage>('./games/*/card.ts', { eager: true, import: 'default' })

export const GAMES: Record<string, GameCardPage | undefined> = Object.fromEntries(
  Object.entries(FOUND).map(([path, card]) => [path.split('/')[2] ?? '', card]),
)

/** A stretch of entries in which one seat acted: its turn, with the draws in it and after it. */
export interface Turn {
  seat: number
  from: number
  to: number
  scores: number[]
}

/** The turns of a log, oldest first; the setup belongs to none. Who plays alone begins one where `begins` says so. */
export function turnsOf(entries: Entry[], begins: (entry: Entry) => boolean = () => false): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const last = turns.at(-1)
    if (entry.actor !== null && (last?.seat !== entry.actor || begins(entry)))
      turns.push({ seat: entry.actor, from: entry.n, to: entry.n, scores: entry.scores })
    else if (last) Object.assign(last, { to: entry.n, scores: entry.scores })
  }
  return turns
}

/** How many win, as the texts count them: 0 where one plays alone, with nobody to beat. */
export const beaten = (seats: Seat[], winners: number[]): number => (seats.length > 1 ? winners.length : 0)

export const nameOf = (seats: Seat[], seat: number | null): string => (seat === null ? '' : (seats[seat]?.name ?? ''))
