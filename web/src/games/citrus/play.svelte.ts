/** A person at a table of Citrus: the draft of the next action and everything the screen needs to show it. */
import { untrack } from 'svelte'
import { chosen as settings } from '../../settings.svelte'
import { alert } from '../../speech.svelte'
import type { Table } from '../../table.svelte'
import { say } from '../../words'
import type { CitrusChoices, CitrusPicture, Previewed, Seat, TableNow } from '../../wire'
import {
  draftAt,
  inHand,
  litSpaces,
  NOTHING,
  ruleOf,
  sentence,
  strandingSpaces,
  strands,
  toggled,
  wordsOf,
  type Draft,
} from './choosing'
import { lineReason, spaceReason, tileReason, type Reason } from './reasons'
import { gainsOf, latestSpaces, tell, type Gain } from './telling'

export class Play {
  readonly table: Table
  draft = $state.raw<Draft>(NOTHING)
  pointed = $state('')
  /** A space, line or tile whose reason is asked for. */
  asked = $state('')
  overlay = $state(false)
  projected = $state(false)
  focused = $state('a1')
  /** Points shown on the board for a moment, or while the log points at them. */
  gains = $state.raw<Gain[]>([])
  #until: ReturnType<typeof setTimeout> | undefined

  constructor(table: Table) {
    this.table = table
  }

  get now(): TableNow | null {
    return this.table.now
  }
  get picture(): CitrusPicture | null {
    return this.table.now?.picture ?? null
  }
  get seats(): Seat[] {
    return this.table.now?.seats ?? []
  }
  get sending(): boolean {
    return this.table.waiting.length > 0
  }
  /** The choices of the seat that acts here, or null while it is somebody else's turn or a command is under way. */
  choices: CitrusChoices | null = $derived.by(() => {
    const choices = this.table.now?.choices ?? null
    return choices && this.seats[choices.seat]?.mine && !this.sending ? choices : null
  })
  seat: number | null = $derived(this.choices?.seat ?? null)
  words: string | null = $derived(wordsOf(this.draft, this.choices))
  preview: Previewed | null = $derived.by(() =>
    this.table.previewed?.words === this.words ? this.table.previewed : null,
  )
  told = $derived(this.now ? tell(this.now.entries, this.now.seats) : [])
  latest = $derived(this.now ? latestSpaces(this.now.entries, this.picture?.actor ?? null) : new Map<string, number>())
  lit = $derived(this.picture ? litSpaces(this.draft, this.picture, this.choices) : new Map<string, string[]>())
  stranding = $derived(this.picture ? strandingSpaces(this.draft, this.picture, this.choices) : new Set<string>())
  /** Points to be had by harvesting, by the space where they are shown. */
  harvests = $derived(new Map(this.choices?.harvests.map((one) => [one.at, one.points])))
  strands: boolean = $derived(strands(this.draft, this.choices, this.preview))
  hand = $derived(inHand(this.draft, this.choices))
  chosen: string[] = $derived(this.draft.kind === 'harvest' ? this.draft.regions : [])

  ghost: { at: string; name: string } | null = $derived.by(() => {
    const draft = this.draft
    if (draft.kind === 'place') return { at: draft.at, name: draft.plantation }
    if (draft.kind === 'bull') return draft.at ? { at: draft.at, name: 'bull' } : null
    if (draft.kind === 'site')
      return { at: this.picture?.spaces.find((space) => space.letter === draft.letter)?.at ?? '', name: '' }
    return this.hand ? { at: '', name: this.hand.plantation } : null
  })

  harvestable: Set<string> = $derived.by(() => {
    const names = new Set(this.choices?.harvests.map((one) => one.at))
    return new Set(this.picture?.regions.filter((region) => names.has(region.at)).flatMap((region) => region.spaces))
  })

  /** The helpers among which the drafted space lets one choose. */
  helpers: string[] = $derived(this.draft.kind === 'place' ? (this.hand?.spaces[this.draft.at] ?? []) : [])

  sentence: string = $derived(
    this.picture && this.choices ? sentence(this.draft, this.picture, this.choices, this.preview) : '',
  )

  /** Why not: `thing` is a space ("c4"), a line of the market ("line c2"), a space of the market ("market 7") or a rule ("rule buy.line"). */
  reason(thing: string): Reason | null {
    if (!this.picture || !thing) return null
    const [kind, name] = thing.includes(' ') ? thing.split(' ') : ['space', thing]
    if (kind === 'line') return lineReason(name ?? '', this.picture, this.choices)
    if (kind === 'market') return tileReason(this.choices?.carts[name ?? ''] ?? '')
    if (kind === 'rule') return { rule: name ?? '', text: this.sentence }
    return spaceReason(thing, this.draft, this.picture, this.choices, this.seats)
  }

  /** The rule behind the sentence of the bar. */
  get ruling(): string {
    return this.picture && this.choices ? ruleOf(this.draft, this.picture, this.choices) : 'turn.main'
  }

  choose(draft: Draft): void {
    this.draft = draft
    this.asked = ''
    const words = wordsOf(draft, this.choices)
    if (
      settings().oneTap &&
      words &&
      ['place', 'bull'].includes(draft.kind) &&
      this.helpers.length < 2 &&
      !this.strands
    )
      this.confirm()
  }

  /** Shows the points of some entries where they were made, and takes them away again. */
  showGains(numbers: number[], forMs?: number): void {
    clearTimeout(this.#until)
    this.gains = gainsOf(this.now?.entries.filter((entry) => numbers.includes(entry.n)) ?? [])
    if (forMs && this.gains.length) this.#until = setTimeout(() => (this.gains = []), forMs)
  }

  /** A tap, click or Enter on a space. */
  chooseAt(at: string): void {
    if (!this.picture) return
    const draft = draftAt(at, this.draft, this.picture, this.choices)
    if (draft) this.choose(draft)
    else this.asked = this.asked === at ? '' : at
  }

  chooseLine(name: string): void {
    if (!this.choices) return
    if (this.reason(`line ${name}`)) this.asked = `line ${name}`
    else this.choose(this.draft.kind === 'line' && this.draft.line === name ? NOTHING : { kind: 'line', line: name })
  }

  chooseCart(space: string): void {
    if (this.choices?.carts[space] === '') this.choose({ kind: 'cart', space })
    else this.asked = `market ${space}`
  }

  chooseTile(name: string): void {
    if (!this.choices) return
    const same = (this.draft.kind === 'tile' && this.draft.tile === name) || this.draft.kind === name
    if (same) return this.choose(NOTHING)
    if (name === 'cart') return this.choose({ kind: 'cart', space: '' })
    if (name === 'bull') return this.choose({ kind: 'bull', at: '' })
    if (this.choices.legal.includes(name)) this.choose({ kind: 'tile', tile: name })
  }

  chooseHand(plantation: string): void {
    this.choose({ kind: 'place', plantation, at: '', helpers: '' })
  }

  chooseHelpers(helpers: string): void {
    if (this.draft.kind === 'place') this.draft = { ...this.draft, helpers }
  }

  chooseRegion(region: string): void {
    this.choose(toggled(this.draft, region))
  }

  confirm(): void {
    if (this.seat !== null && this.words) this.table.act(this.seat, this.words)
  }

  /** Asks nothing more; else takes back the draft. */
  back(): void {
    if (this.asked) {
      this.asked = ''
      return
    }
    this.draft = this.draft.kind === 'place' && this.draft.at ? { ...this.draft, at: '', helpers: '' } : NOTHING
  }

  undo(to: number | null | undefined): void {
    if (this.seat !== null && typeof to === 'number') this.table.undo(this.seat, to)
  }

  /** Keeps the half-made choice over a reload, and lets go of it when the table has moved on. */
  remember(): void {
    const name = `draft ${this.table.id}`
    let n = -1
    $effect(() => {
      const now = this.table.now
      if (!now || now.n === n) return
      const first = n === -1
      n = now.n
      untrack(() => (this.draft = first ? kept(name, n) : NOTHING))
      this.asked = ''
    })
    $effect(() => {
      const draft = this.draft
      if (n >= 0) sessionStorage.setItem(name, JSON.stringify({ n, draft }))
    })
    $effect(() => {
      const words = this.words
      untrack(() => this.table.preview(words))
    })
    $effect(() => {
      if (this.table.refused) alert(say('refused', { message: this.table.refused.message }))
    })
  }
}

function kept(name: string, n: number): Draft {
  try {
    const found = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { n: number; draft: Draft } | null
    return found?.n === n ? found.draft : NOTHING
  } catch {
    return NOTHING
  }
}
