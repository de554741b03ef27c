/** A person at a table of Citrus: the draft of the next action and everything the screen needs to show it. */
import { Play as AnyPlay, type Reason } from '../../play/play.svelte'
import type { Table } from '../../table.svelte'
import type { CitrusChoices, CitrusPicture } from '../../wire'
import {
  draftAt,
  inHand,
  litSpaces,
  NOTHING,
  possible,
  ruleOf,
  sentence,
  strandingSpaces,
  strands,
  wordsOf,
  type Draft,
  type Ghost,
} from './choosing'
import { lineName, plantationName, spaceName, tileName } from './naming'
import { neighbourOf, regionsSpoken, scoresSpoken, tilesSpoken } from './queries'
import { cartReason, lineReason, nowhereReason, spaceReason, tileReason } from './reasons'
import { fincaTurnedUp, latestSpaces, tell, withOwners } from './telling'
import { say } from './words'

export class Play extends AnyPlay<Draft, CitrusPicture, CitrusChoices> {
  constructor(table: Table) {
    super(table, NOTHING, 'a1')
  }

  #picture: CitrusPicture | null = $derived.by(() => {
    const picture = (this.table.now?.picture ?? null) as CitrusPicture | null
    return picture?.over ? withOwners(picture, this.table.now?.entries ?? []) : picture
  })
  override get picture(): CitrusPicture | null {
    return this.#picture
  }

  words: string | null = $derived(wordsOf(this.draft, this.choices))
  told = $derived(this.table.live ? tell(this.table.live.entries, this.table.live.seats) : [])
  latest = $derived(this.now ? latestSpaces(this.now.entries, this.picture?.actor ?? null) : new Map<string, number>())
  lit = $derived(this.picture ? litSpaces(this.draft, this.picture, this.choices) : new Map<string, string[]>())
  stranding = $derived(this.picture ? strandingSpaces(this.draft, this.picture, this.choices) : new Set<string>())
  /** Points to be had by harvesting, by the space where they are shown. */
  harvests = $derived(new Map(this.choices?.harvests.map((one) => [one.at, one.points])))
  warns: boolean = $derived(strands(this.draft, this.choices))
  hand = $derived(inHand(this.draft, this.choices))
  chosen: string[] = $derived(this.draft.kind === 'harvest' ? this.draft.regions : [])

  /** The piece in hand as it would stand: where it is drafted, else where the pointer or the keyboard is, else nowhere (""). */
  ghost: Ghost | null = $derived.by(() => {
    const draft = this.draft
    if (this.standing) return null
    if (draft.kind === 'site')
      return { at: this.picture?.spaces.find((space) => space.letter === draft.letter)?.at ?? '', name: '', sure: true }
    const name = draft.kind === 'bull' ? 'bull' : draft.kind === 'place' ? draft.plantation : this.hand?.plantation
    if (!name) return null
    if ((draft.kind === 'bull' || draft.kind === 'place') && draft.at) return { at: draft.at, name, sure: true }
    return { at: this.lit.has(this.pointed) ? this.pointed : '', name, sure: false }
  })

  harvestable: Set<string> = $derived.by(() => {
    const names = new Set(this.choices?.harvests.map((one) => one.at))
    return new Set(this.picture?.regions.filter((region) => names.has(region.at)).flatMap((region) => region.spaces))
  })

  open: string[] = $derived(this.lit.size ? [...this.lit.keys()] : [...this.harvestable])

  /** The helpers among which the drafted space lets one choose. */
  helpers: string[] = $derived(this.draft.kind === 'place' ? (this.hand?.spaces[this.draft.at] ?? []) : [])

  sentence: string = $derived(
    this.picture && this.choices
      ? sentence(this.draft, this.picture, this.choices, this.preview, fincaTurnedUp(this.now?.entries ?? []))
      : '',
  )

  override get confirmation(): string {
    if (this.words === 'end') return say('end-turn')
    if (this.words === 'pass') return say('pass')
    return this.words === 'return' ? say('give-back') : say('confirm')
  }

  /** `thing` is a space ("c4"), a line ("line c2") or a space ("market 7") of the market, or a tile before one ("tile money 2"). */
  reason(thing: string): Reason | null {
    if (!this.picture || !thing) return null
    const [kind, name] = parted(thing)
    if (kind === 'line') return lineReason(name, this.picture, this.choices)
    if (kind === 'market') return cartReason(name, this.choices)
    if (kind === 'tile') return tileReason(name, this.choices)
    return spaceReason(thing, this.draft, this.picture, this.choices, this.seats)
  }

  /** Where nothing is open to what is in hand, "why" tells what stands against it on this board. */
  override because(thing: string): Reason | null {
    const asked = thing.startsWith('rule ') && this.picture
    const nowhere = asked ? nowhereReason(thing.slice(5), asked, this.choices, this.seats) : null
    return nowhere ?? super.because(thing)
  }

  titleOf(thing: string): string {
    const picture = this.picture
    if (!picture) return ''
    const [kind, name] = parted(thing)
    if (kind === 'tile') return tileName(name)
    if (kind === 'line') return this.reason(thing) ? lineName(name) : ''
    if (kind === 'market') return plantationName(picture.market.spaces[Number(name) - 1] ?? '')
    const space = picture.spaces.find((one) => one.at === thing)
    if (!space) return ''
    const plain = !space.plantation && !space.landscape && space.kind !== 'finca'
    return plain && !this.reason(thing) && !this.asked ? '' : spaceName(picture, this.seats, space)
  }

  override whereIs(thing: string): string {
    const [kind, name] = parted(thing)
    return `[data-${kind === 'space' ? 'at' : kind}="${name}"]`
  }

  get ruling(): string {
    return this.picture && this.choices ? ruleOf(this.draft, this.picture, this.choices) : 'turn.main'
  }
  override get aside(): boolean {
    return this.draft.kind === 'cart'
  }
  override get next(): string {
    if (this.words) return '.confirm'
    if (this.lit.size) return [...this.lit.keys()][0] ?? ''
    return this.hand ? '.hand .tile' : '[data-line][aria-disabled="false"]'
  }
  override stands(at: string): boolean {
    return this.ghost?.sure === true && this.ghost.at === at
  }
  override has(place: string): boolean {
    return /^([a-z]\d+|[A-Z])$/.test(place)
  }
  neighbour(at: string, step: 1 | -1): string | null {
    return neighbourOf(at, this.open, step)
  }
  stepBack(): Draft {
    return this.draft.kind === 'place' && this.draft.at ? { ...this.draft, at: '', helpers: '' } : NOTHING
  }
  spokenScores = (): string => scoresSpoken(this)
  spokenSupply = (): string => tilesSpoken(this)
  spokenRegions = (): string => regionsSpoken(this)

  override commands(): Record<string, (at: string) => void> {
    const line = (which: string) => document.querySelector<HTMLElement>(which)
    return { market: () => (line('[data-line][aria-disabled="false"]') ?? line('[data-line]'))?.focus() }
  }

  chooseAt(at: string): void {
    if (!this.picture) return
    const draft = draftAt(at, this.draft, this.picture, this.choices)
    if (draft) this.put(draft)
    else this.ask(at)
  }

  /** Takes a draft that names a space: with one tap it is done, unless there are helpers to choose among. */
  private put(draft: Draft): void {
    const helpers = draft.kind === 'place' ? (inHand(draft, this.choices)?.spaces[draft.at] ?? []) : []
    this.choose(draft, ['place', 'bull'].includes(draft.kind) && helpers.length < 2)
  }

  chooseLine(name: string): void {
    if (!this.choices) return
    if (this.reason(`line ${name}`)) this.ask(`line ${name}`)
    else this.choose(this.draft.kind === 'line' && this.draft.line === name ? NOTHING : { kind: 'line', line: name })
  }

  chooseCart(space: string): void {
    if (this.choices?.carts[space] === '') this.choose({ kind: 'cart', space })
    else this.ask(`market ${space}`)
  }

  chooseTile(name: string): void {
    if (!this.choices) return
    const same = (this.draft.kind === 'tile' && this.draft.tile === name) || this.draft.kind === name
    if (same) return this.choose(NOTHING)
    if (this.reason(`tile ${name}`)) return this.ask(`tile ${name}`)
    if (name === 'cart') return this.choose({ kind: 'cart', space: '' })
    if (name === 'bull') return this.choose({ kind: 'bull', at: '' })
    this.choose({ kind: 'tile', tile: name })
  }

  chooseHand(plantation: string): void {
    this.choose({ kind: 'place', plantation, at: '', helpers: '' })
  }

  chooseHelpers(helpers: string): void {
    if (this.draft.kind === 'place') this.draft = { ...this.draft, helpers }
  }

  /** What cannot be done now never becomes a draft. */
  override choose(draft: Draft, atOnce = false): void {
    if (possible(draft, this.choices)) super.choose(draft, atOnce)
  }
}

/** "line" and "c2" of "line c2"; what has no kind is a space. */
function parted(thing: string): [string, string] {
  const cut = thing.indexOf(' ')
  return cut < 0 ? ['space', thing] : [thing.slice(0, cut), thing.slice(cut + 1)]
}
