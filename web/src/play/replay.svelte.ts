/** Looking back: which position is shown, and how one gets to another. The live table goes on behind it. */
import { tick, untrack } from 'svelte'
import { positionOf } from '../api'
import { place, route } from '../route.svelte'
import { alert, announce } from '../speech.svelte'
import type { Table } from '../table.svelte'
import type { Entry, Position } from '../wire'
import { say } from '../words'
import { stopAt, stopBeside, stopsOf, type Step } from './stops'

/** Positions that are kept, and how long the address waits for a slider to rest. */
const MOST_KEPT = 80
const ADDRESS_AFTER = 250
export const SPEEDS = [0.5, 1, 2, 4]
const STEP_TAKES = 1200

export class Replay {
  readonly table: Table
  /** The entry after which the table is shown; null while it is shown as it is. */
  at = $state<number | null>(null)
  playing = $state(false)
  speed = $state(1)
  step = $state<Step>('action')
  #begins: () => (entry: Entry) => boolean
  #kept = new Map<number, Promise<Position>>()
  #address: ReturnType<typeof setTimeout> | undefined

  constructor(table: Table, begins: () => (entry: Entry) => boolean) {
    this.table = table
    this.#begins = begins
  }

  stops: number[] = $derived.by(() => stopsOf(this.table.live?.entries ?? [], this.step, this.#begins()))
  /** Which of the stops is shown. */
  stop = $derived(stopAt(this.stops, this.at ?? Infinity))
  atEnd = $derived(this.stop === this.stops.length - 1)
  /** Whether the table is known; what happens at it meanwhile does not lead back to where the address still stands. */
  #known = $derived.by(() => this.table.live !== null)

  /** Follows the address, forgets what was taken back, and plays on. Called once, by the screen. */
  follow(): void {
    $effect(() => {
      const { at } = route() as { at?: number | null }
      if (this.#known) untrack(() => void this.#show(at ?? null))
    })
    $effect(() =>
      this.table.listen(({ whole }) => {
        if (!whole) return
        this.#kept.clear()
        if (this.at !== null) void this.#show(Math.min(this.at, this.table.live?.n ?? 0))
      }),
    )
    $effect(() => {
      if (!this.playing) return
      const timer = setInterval(() => this.#goOn(), STEP_TAKES / this.speed)
      return () => clearInterval(timer)
    })
  }

  /** Shows the table after entry `n`; where it is past the end, after the last one. */
  go(n: number): void {
    this.playing = false
    void this.#show(Math.max(0, Math.min(n, this.table.live?.n ?? n)))
  }
  goToStop(stop: number): void {
    this.go(this.stops[stop] ?? 0)
  }
  /** The entry after which the action of entry `n` has been done, with the draws that follow. */
  after(n: number): number {
    const stops = stopsOf(this.table.live?.entries ?? [], 'action', this.#begins())
    return stops.find((stop) => stop >= n) ?? n
  }
  beside(direction: 1 | -1): void {
    const to = stopBeside(this.stops, this.at ?? this.table.live?.n ?? 0, direction)
    if (to !== null) this.go(to)
  }
  first(): void {
    this.goToStop(0)
  }
  last(): void {
    this.goToStop(this.stops.length - 1)
  }
  toggle(): void {
    if (!this.playing && this.atEnd) this.first()
    this.playing = !this.playing
  }
  /** Back to the table as it is. */
  leave(): void {
    this.playing = false
    void this.#show(null)
  }

  #goOn(): void {
    const to = stopBeside(this.stops, this.at ?? 0, 1)
    if (to === null) this.playing = false
    else void this.#show(to)
  }

  async #show(n: number | null): Promise<void> {
    if (n === this.at) return
    const entered = this.at === null
    this.at = n
    this.#write(entered)
    if (n === null) return void (this.table.past = null)
    try {
      const found = await this.#position(n)
      if (this.at === n) this.table.past = found
    } catch {
      this.#kept.delete(n)
      if (this.at !== n) return
      this.playing = false
      alert(say('replay-trouble'))
      return
    }
    const next = stopBeside(this.stops, n, 1)
    if (next !== null) void this.#position(next).catch(() => this.#kept.delete(next))
    await tick()
    if (this.at === n && !this.playing) announce(this.spoken())
  }

  spoken(): string {
    return say('replay-at', { n: this.stop, all: this.stops.length - 1 })
  }

  #position(n: number): Promise<Position> {
    const found = this.#kept.get(n) ?? positionOf(this.table.id, n)
    this.#kept.delete(n)
    this.#kept.set(n, found)
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? n)
    return found
  }

  /** The address tells the position. One step back leaves the replay, however far one went in it. */
  #write(entered: boolean): void {
    clearTimeout(this.#address)
    const write = () => place(`/table/${this.table.id}${this.at === null ? '' : `/${this.at}`}`, entered)
    if (entered || this.at === null) write()
    else this.#address = setTimeout(write, ADDRESS_AFTER)
  }
}
