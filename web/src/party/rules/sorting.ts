/** The Lemon Lime Challenge, as hesperides/party/sorting.py plays it. */
import type { Hand, Input, PartySetting, Score } from '../../wire'
import { bucket } from './bucket'

export const LIMIT = 120_000

export class Sorting {
  readonly fruit: boolean[]
  /** Where each sorted fruit lies: true is the basket of lemons. In the order of putting. */
  readonly lying = new Map<number, boolean>()
  next = 0
  held: number | null = null
  hand: Hand | null = null
  mistakes = 0
  ended: number | null = null

  constructor(setting: PartySetting) {
    this.fruit = bucket(setting.seed)
  }

  passTime(): void {
    return
  }

  /** The number of the fruit that is sorted next, or null. */
  get current(): number | null {
    return this.held ?? (this.next < this.fruit.length ? this.next : null)
  }

  wrong(): number[] {
    return [...this.lying].filter(([number, lemons]) => this.fruit[number] !== lemons).map(([number]) => number)
  }

  /** The rule by which this cannot be done now; "" if it can. */
  refuse({ act, x = 0, by = 'pointer' }: Input): string {
    if (this.hand !== null && this.hand !== by) return 'sort.hand'
    if (act === 'back') {
      if (this.held !== null) return 'sort.put'
      return this.wrong().includes(x) ? '' : 'sort.right'
    }
    if (act !== 'lemon' && act !== 'lime') return 'party.order'
    return this.current === null ? 'sort.put' : ''
  }

  do({ at, act, x = 0, by = 'pointer' }: Input): void {
    this.hand = by
    if (act === 'back') {
      this.lying.delete(x)
      this.held = x
    } else this.#put(act === 'lemon', at)
  }

  #put(lemons: boolean, at: number): void {
    const number = this.current
    if (number === null) return
    if (this.held === null) this.next += 1
    this.held = null
    this.lying.set(number, lemons)
    if (this.fruit[number] !== lemons) this.mistakes += 1
    if (this.lying.size === this.fruit.length && !this.wrong().length) this.ended = at
  }

  finish(): Score {
    const points = this.lying.size - this.wrong().length
    return { points, ms: this.ended ?? LIMIT, faults: this.mistakes, clean: 0 }
  }
}
