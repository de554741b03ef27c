/** A person at a table of Carcassonne: the draft of the next action and everything the screen needs to show it. */
import { Play as AnyPlay, type Reason } from '../../play/play.svelte'
import type { Table } from '../../table.svelte'
import type { CarcassonneChoices, CarcassonnePicture, Entry, FigureChoice } from '../../wire'
import {
  draftAt,
  heldTurn,
  litSquares,
  nextAct,
  nextTurn,
  NOTHING,
  openSquares,
  placeable,
  skipped,
  turnedDraft,
  turnsAt,
  wordsOf,
  type Draft,
} from './choosing'
import { featureOf, squareTold } from './naming'
import { fetchPrinted, whatIsPrinted, type Printed } from './printed.svelte'
import { neighbourOf, regionsSpoken, scoresSpoken, supplySpoken } from './queries'
import { figureReason, squareReason } from './reasons'
import { ruleOf, sentence } from './sentences'
import { isSquare, squareOf } from './squares'
import { finalSteps, tell } from './telling'
import { say } from './words'

export class Play extends AnyPlay<Draft, CarcassonnePicture, CarcassonneChoices> {
  constructor(table: Table) {
    super(table, NOTHING, '0,0')
    fetchPrinted().catch(() => {})
  }

  printed: Printed = $derived(whatIsPrinted())
  words: string | null = $derived(wordsOf(this.draft, this.choices))
  told = $derived(this.table.live ? tell(this.table.live.entries, this.table.live.seats, this.printed) : [])
  lit = $derived(litSquares(this.choices))
  placeable: FigureChoice[] = $derived(placeable(this.choices))
  open: string[] = $derived(this.picture ? openSquares(this.picture, this.choices) : [])
  steps = $derived(this.now && this.picture?.over ? finalSteps(this.now.entries) : [])
  /** Nothing chosen here loses anything for good. */
  readonly warns = false

  sentence: string = $derived(this.picture && this.choices ? sentence(this) : '')

  /** The tile in hand as it would lie: where it is drafted, else where the pointer or the keyboard is. */
  ghost: { at: string; rotation: number; sure: boolean } | null = $derived.by(() => {
    if (!this.picture?.hand || this.standing) return null
    if (this.draft.kind === 'lay' && (this.choices || this.sending))
      return { at: this.draft.at, rotation: this.draft.rotation, sure: true }
    const turns = turnsAt(this.pointed, this.choices)
    return turns.length ? { at: this.pointed, rotation: nextTurn(turns, heldTurn(this.draft)), sure: false } : null
  })

  /** How the tile in hand is turned. */
  turned: number = $derived(this.ghost?.rotation ?? heldTurn(this.draft))

  /** The figure that would be placed. */
  putting: FigureChoice | null = $derived.by(() => {
    const draft = this.draft
    return draft.kind === 'act' ? (this.placeable.find((one) => one.words === draft.words) ?? null) : null
  })

  override get confirmation(): string {
    if (this.words === 'skip')
      return this.choices?.legal.length === 1
        ? say('end-turn')
        : say('none', { what: skipped(this.picture, this.choices) })
    return say('confirm')
  }

  /** `thing` is a square ("1,0"), or a figure on a part ("figure meeple city:N"). */
  reason(thing: string): Reason | null {
    const picture = this.picture
    if (!picture || !thing) return null
    if (thing.startsWith('figure ')) {
      const choice = this.choices?.figures.find((one) => one.words === thing.slice(7))
      return choice ? figureReason(choice, picture, this.seats) : null
    }
    return isSquare(thing) ? squareReason(thing, this.draft, picture, this.choices, this.printed) : null
  }

  titleOf(thing: string): string {
    if (!this.picture || !isSquare(thing) || this.lit.has(thing)) return ''
    return squareTold(this.picture, this.seats, this.printed, thing)
  }

  override whereIs(thing: string): string {
    if (!thing.startsWith('figure ')) return `[data-at="${squareOf(thing)}"]`
    const line = `[data-words="${thing.slice(7)}"]`
    return document.querySelector(line) ? line : '.choices .fold'
  }

  get ruling(): string {
    return this.picture && this.choices ? ruleOf(this) : 'tile.match'
  }
  override get aside(): boolean {
    return this.choices !== null && ['meeple', 'fruit', 'phantom', 'tree'].includes(this.picture?.phase ?? '')
  }
  override stands(at: string): boolean {
    return this.draft.kind === 'lay' ? this.draft.at === at : this.draft.kind === 'act' && this.open.includes(at)
  }
  override has(place: string): boolean {
    return isSquare(place)
  }
  neighbour(at: string, step: 1 | -1): string | null {
    return neighbourOf(at, this.open, step)
  }
  stepBack(): Draft {
    return this.draft.kind === 'lay' ? { kind: 'held', rotation: this.draft.rotation } : NOTHING
  }
  override get drafted(): boolean {
    return this.draft.kind === 'lay' || this.draft.kind === 'act'
  }
  override begins = (entry: Entry): boolean => entry.words.startsWith('lay ')
  spokenScores = (): string => scoresSpoken(this)
  spokenSupply = (): string => supplySpoken(this)
  spokenRegions = (): string => regionsSpoken(this)

  override commands(): Record<string, (at: string) => void> {
    return {
      rotate: () => this.rotate(1),
      'rotate-back': () => this.rotate(-1),
      spot: () => this.spot(1),
      'spot-back': () => this.spot(-1),
      none: () => this.chooseWords('skip'),
    }
  }

  /** The many points of the end are gone through one by one, not shown all at once. */
  override showGains(numbers: number[], forMs?: number): void {
    const end = this.now?.entries.find((entry) => entry.fired.some((row) => row.rule === 'end.winner'))?.n
    super.showGains(
      numbers.filter((n) => n !== end),
      forMs,
    )
  }

  /** Turns the tile in hand: where it lies, through the legal turns only. */
  rotate(step: 1 | -1): void {
    if (this.choices && this.picture?.phase === 'tile') this.choose(turnedDraft(this.draft, step, this.choices))
  }

  /** The next place for a figure, tree to harvest or stack. */
  spot(step: 1 | -1): void {
    if (!this.picture || !this.choices) return
    const at = this.draft.kind === 'act' ? this.open.find((one) => this.holds(one)) : this.open[0]
    const next = at && nextAct(at, this.draft, this.picture, this.choices, step)
    if (next) this.choose(next)
  }

  /** Whether what is drafted belongs to a square. */
  private holds(at: string): boolean {
    const next = this.picture && nextAct(at, NOTHING, this.picture, this.choices)
    return next !== null && (this.draft.kind !== 'act' || at === (this.squareOfDraft() ?? at))
  }

  private squareOfDraft(): string | undefined {
    if (this.draft.kind !== 'act') return undefined
    const [verb, what = ''] = this.draft.words.split(' ')
    if (verb === 'harvest') return what
    return verb === 'recall' ? this.choices?.recall?.at : this.picture?.laid
  }

  chooseAt(at: string): void {
    if (!this.picture || !this.choices) return this.ask(at)
    if (this.picture.phase === 'tile') {
      const draft = draftAt(at, this.draft, this.choices)
      if (draft) this.choose(draft, turnsAt(at, this.choices).length === 1)
      else this.ask(at)
      return
    }
    const next = nextAct(at, this.draft, this.picture, this.choices)
    if (next) this.choose(next)
    else this.ask(at)
  }

  /** A tap on a part of the tile just laid: its figure, or the next kind of figure that may stand there. */
  choosePart(part: string): void {
    const here = this.choices?.figures.filter((figure) => figure.part === part) ?? []
    const legal = here.filter((figure) => !figure.rule).map((figure) => figure.words)
    if (!legal.length) return this.ask(here[0] ? `figure ${here[0].words}` : squareOf(part))
    const now = this.draft.kind === 'act' ? legal.indexOf(this.draft.words) : -1
    this.chooseWords(legal[(now + 1) % legal.length] ?? '')
  }

  chooseWords(words: string): void {
    if (this.choices?.legal.includes(words)) this.choose({ kind: 'act', words })
  }

  /** Does it at once, for what needs no second look. */
  act(words: string): void {
    if (this.seat === null || !this.choices?.legal.includes(words)) return
    this.showGains([])
    this.table.act(this.seat, words)
  }

  /** The whole feature of what is drafted, of what the log or the list points at, or of the figure under the pointer. */
  shownFeature = $derived.by(() => {
    const picture = this.picture
    const place = this.putting?.part ?? this.shown
    if (!picture) return null
    if (place) return place.includes(' ') ? (featureOf(picture, place) ?? null) : null
    const figure = this.pointed && picture.figures.find((one) => squareOf(one.part) === this.pointed)
    return figure ? (picture.features[figure.feature] ?? null) : null
  })
}
