/** A person at a table of any game: the draft of the next action, and what the shared screen shows of it. Each game fills in the rest. */
import { tick, untrack } from 'svelte'
import { chosen as settings } from '../settings.svelte'
import { alert } from '../speech.svelte'
import type { Table } from '../table.svelte'
import type { Choices, Entry, Picture, Previewed, Seat, TableNow } from '../wire'
import { say } from '../words'
import { Replay } from './replay.svelte'
import { gainsOf, type Gain, type Told } from './told'

/** Why something cannot be done, with the clause that says so. */
export interface Reason {
  text: string
  rule: string
}

export type Hold = 'hold' | 'slide' | 'lift' | 'away'
export interface Point {
  x: number
  y: number
}

/** The board as the rest of the screen uses it. */
export interface Ground {
  /** Puts the keyboard on a space. */
  focus: (at: string) => void
  /** Larger, smaller, or (0) all of it. */
  zoom: (step: -1 | 0 | 1) => void
  /** The space under a point of the screen, or "". */
  spaceAt: (x: number, y: number) => string
  /** A finger rests on the board, slides over it, is lifted, or goes away. */
  hold: (phase: Hold, point: Point) => void
}

/** Milliseconds after which a stored move would long have been confirmed, and after which something must be wrong. */
const SLOW = 600
const LOST = 3000

export abstract class Play<D = unknown, P extends Picture = Picture, C extends Choices = Choices> {
  readonly table: Table
  readonly nothing: D
  draft: D = $state.raw() as D
  /** The space (or other thing) under the pointer or the keyboard. */
  pointed = $state('')
  /** The thing whose reason is asked for. */
  asked = $state('')
  /** What the log points at. */
  shown = $state('')
  /** What is seen below the board on a narrow screen. */
  sheet = $state<'side' | 'you' | 'log' | ''>('side')
  overlay = $state(false)
  projected = $state(false)
  /** The space where the keyboard stands. */
  focused = $state('')
  /** Points shown on the board for a moment and until the next choice, or while the log points at them. */
  gains = $state.raw<Gain[]>([])
  /** Who is just now told that it is their turn, when the device goes from one person to another. */
  handed = $state<number | null>(null)
  /** What is on its way: after which entry, of whom, with which words (none for an undo), and what the bar said. */
  sent = $state.raw<{ n: number; seat: number; words: string; sentence: string; confirmation: string } | null>(null)
  /** How long it has been on its way: long enough to say so, or so long that the connection must be lost. */
  late = $state<'' | 'slow' | 'lost'>('')
  ground: Ground | null = null
  /** Looking back at any position of the game. */
  readonly replay: Replay
  /** Answers a key pressed on a space; the screen sets it. */
  onkey: (event: KeyboardEvent, at: string) => void = () => {}
  /** Whether the last thing done here was a key, and the number of the table after which the keyboard goes on by itself. */
  #byKey = false
  #goesOn: number | null = null
  #until: ReturnType<typeof setTimeout> | undefined

  constructor(table: Table, nothing: D, focused: string) {
    this.table = table
    this.nothing = nothing
    this.draft = nothing
    this.focused = focused
    this.replay = new Replay(table, () => this.begins)
  }

  // --- what a game says ------------------------------------------------------

  /** Whether an action begins a turn: where one plays alone, nobody else's action tells. */
  begins: (entry: Entry) => boolean = () => false

  /** The words of the drafted action, or null while something is still to be chosen. */
  abstract readonly words: string | null
  /** What the bar says to the person who acts. */
  abstract readonly sentence: string
  /** Whether the drafted action deserves a warning. */
  abstract readonly warns: boolean
  /** The clause behind the sentence of the bar. */
  abstract readonly ruling: string
  /** Every line of the log, oldest first. */
  abstract readonly told: Told[]
  /** The spaces that can be chosen now. */
  abstract readonly open: string[]
  /** Why not: `thing` is a space or whatever else the game points at; null if nothing is against it. */
  abstract reason(thing: string): Reason | null
  /** What a thing is, for its tip; "" if there is nothing to tell. */
  abstract titleOf(thing: string): string
  /** A tap, click or Enter on a space. */
  abstract chooseAt(at: string): void
  /** The open space after (1) or before (-1) `at`, going round; null if none is open. */
  abstract neighbour(at: string, step: 1 | -1): string | null
  /** One step of the draft taken back. */
  abstract stepBack(): D
  /** Answers to the keys S, T and F. */
  abstract spokenScores(): string
  abstract spokenSupply(): string
  abstract spokenRegions(): string

  /** What the button of the bar says. */
  get confirmation(): string {
    return say('confirm')
  }
  /** Whether the draft already stands on `at`, so that Enter there confirms it. */
  stands(_at: string): boolean {
    return false
  }
  /** Whether the board can show points at this place. */
  has(place: string): boolean {
    return place !== ''
  }
  /** Where a thing's tip stands, as a selector. */
  whereIs(thing: string): string {
    return `[data-at="${thing}"]`
  }
  /** Whether what lies beside the board is needed now. */
  get aside(): boolean {
    return false
  }
  /** Whether a preview of the drafted action is wanted before it is confirmed. */
  get previews(): boolean {
    return true
  }
  /** Where the keyboard goes after a step of its own: a space, or a selector; "" to stay. */
  get next(): string {
    return ''
  }
  /** What the game's own keys do, and what it does otherwise at a shared one; `at` is the space they were pressed on. */
  commands(): Record<string, (at: string) => void> {
    return {}
  }

  // --- what is the same at every table ---------------------------------------

  get now(): TableNow | null {
    return this.table.now
  }
  get game(): string {
    return this.table.now?.game ?? ''
  }
  get picture(): P | null {
    return (this.table.now?.picture ?? null) as P | null
  }
  /** What the board shows: what was confirmed stands on it at once. What lies beside it changes once, when that is stored. */
  get onBoard(): P | null {
    return this.standing ?? this.picture
  }
  /** The table as it will be when what was confirmed has been stored. How a game ends is told only then, with its points. */
  standing: P | null = $derived.by(() => {
    const found = this.table.previewed as (Previewed & { picture: P }) | null
    const known = this.sent !== null && found?.words === this.sent.words && this.now?.n === this.sent.n
    return known && !found.picture.over ? found.picture : null
  })
  get seats(): Seat[] {
    return this.table.now?.seats ?? []
  }
  get sending(): boolean {
    return this.table.waiting.length > 0 || this.sent !== null
  }
  /** Whether nobody here sits at the table. */
  get watching(): boolean {
    return this.seats.every((seat) => !seat.mine)
  }
  get drafted(): boolean {
    return this.draft !== this.nothing
  }

  /** The choices of the seat that acts here, or null while it is somebody else's turn or a command is under way. */
  choices: C | null = $derived.by(() => {
    const choices = (this.table.now?.choices ?? null) as C | null
    return choices && this.seats[choices.seat]?.mine && !this.sending ? choices : null
  })
  seat: number | null = $derived(this.choices?.seat ?? null)
  preview: (Previewed & { picture: P }) | null = $derived.by(() => {
    const found = this.table.previewed as (Previewed & { picture: P }) | null
    return this.words !== null && found?.words === this.words ? found : null
  })

  /** Takes a draft; with one tap it is confirmed at once if the game says that it may. */
  choose(draft: D, atOnce = false): void {
    this.draft = draft
    this.asked = ''
    this.showGains([])
    this.table.refused = null
    if (atOnce && settings().oneTap && this.words && !this.warns) this.confirm()
  }

  confirm(): void {
    const { seat, words } = this
    if (seat === null || !words) return
    this.showGains([])
    this.#send(seat, words)
    this.#goesOn = this.#byKey ? (this.now?.n ?? null) : null
    this.table.act(seat, words)
  }

  #send(seat: number, words: string): void {
    this.sent = { n: this.now?.n ?? 0, seat, words, sentence: this.sentence, confirmation: this.confirmation }
  }

  /** A key was pressed, or something was touched: the keyboard is where the person has put it. */
  keyed(): void {
    this.#byKey = true
    this.#goesOn = null
  }
  touched(): void {
    this.#byKey = false
    this.#goesOn = null
  }

  /** The keyboard goes where the next choice is. Nobody has asked about that, so no card opens there. */
  private async goOn(): Promise<void> {
    if (this.#goesOn === null || this.now?.n === this.#goesOn) return
    this.#goesOn = null
    await tick()
    const to = this.next
    if (this.open.includes(to)) this.ground?.focus(to)
    else if (to) document.querySelector<HTMLElement>(to)?.focus()
    this.pointed = ''
  }

  /** Asks nothing more; else takes back the draft. */
  back(): void {
    if (this.asked) this.asked = ''
    else this.draft = this.stepBack()
  }

  undo(to: number | null | undefined): void {
    const { seat } = this
    if (seat === null || typeof to !== 'number') return
    this.#goesOn = this.#byKey ? (this.now?.n ?? null) : null
    this.#send(seat, '')
    this.table.undo(seat, to)
  }

  /** Why not; of "rule CLAUSE", what the bar says and that clause; of "bar BUTTON", why that button does nothing. */
  because(thing: string): Reason | null {
    if (!thing) return null
    if (thing.startsWith('bar ')) return { text: say(thing === 'bar undo' ? 'undo-none' : 'confirm-first'), rule: '' }
    return thing.startsWith('rule ') ? { text: this.sentence, rule: thing.slice(5) } : this.reason(thing)
  }

  /** Asks about a thing, or no longer. */
  ask(thing: string): void {
    this.asked = this.asked === thing ? '' : thing
  }

  /** The log (or something beside the board) points at a place, and at the points an entry made. */
  show(place: string, entry?: number): void {
    this.shown = place
    if (entry) this.showGains([entry])
    else if (!place) this.showGains([])
  }

  /** Shows the points of some entries where they were made, and takes them away again. */
  showGains(numbers: number[], forMs?: number): void {
    clearTimeout(this.#until)
    const entries = this.table.live?.entries.filter((entry) => numbers.includes(entry.n)) ?? []
    this.gains = gainsOf(entries, (place) => this.has(place))
    if (forMs && this.gains.length) this.#until = setTimeout(() => (this.gains = []), forMs)
  }

  /** While something is on its way: after a moment the bar says so, after a while it is said that the connection is lost. */
  #wait(): () => void {
    const timers = [
      setTimeout(() => (this.late = 'slow'), SLOW),
      setTimeout(() => {
        this.late = 'lost'
        alert(say('lost-kept'))
      }, LOST),
    ]
    return () => {
      timers.forEach(clearTimeout)
      this.late = ''
    }
  }

  /** Keeps the half-made choice over a reload, and lets go of it when the table has moved on. Called once, by the screen. */
  remember(): void {
    const name = `draft ${this.table.id}`
    let n = -1
    $effect(() => {
      const now = this.table.live
      if (!now || now.n === n) return
      const first = n === -1
      n = now.n
      untrack(() => (this.draft = first ? kept(name, n, this.nothing) : this.nothing))
      this.asked = ''
    })
    $effect(() => {
      if (this.choices) untrack(() => void this.goOn())
    })
    $effect(() => {
      const draft = this.draft
      if (n >= 0) sessionStorage.setItem(name, JSON.stringify(draft === this.nothing ? { n } : { n, draft }))
    })
    $effect(() => {
      // A table that was sent anew has forgotten what was asked.
      void this.table.now
      if (this.sent) return
      const words = this.previews ? this.words : null
      untrack(() => this.table.preview(words))
    })
    $effect(() => {
      if (!this.table.refused) return
      alert(say('refused', { message: this.table.refused.message }))
      untrack(() => (this.draft = this.nothing))
    })
    $effect(() => {
      if (this.sent && (this.table.refused || this.table.live?.n !== this.sent.n)) this.sent = null
    })
    // What was half chosen waits while one looks back.
    let aside: { n: number; draft: D } | null = null
    $effect(() => {
      const isPast = this.table.past !== null
      untrack(() => {
        if (isPast && !aside) aside = { n, draft: this.draft }
        if (isPast) this.draft = this.nothing
        if (!isPast && aside?.n === n) this.draft = aside.draft
        if (!isPast) aside = null
      })
    })
    $effect(() => (this.sending ? this.#wait() : undefined))
  }
}

function kept<D>(name: string, n: number, nothing: D): D {
  try {
    const found = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { n: number; draft?: D } | null
    return found?.n === n && found.draft !== undefined ? found.draft : nothing
  } catch {
    return nothing
  }
}
