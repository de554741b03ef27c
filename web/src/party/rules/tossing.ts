/** The Orange Toss, as hesperides/party/tossing.py plays it. */
import type { Distance, Input, PartySetting, Score } from '../../wire'
import { FASTEST, flight, milliseconds } from './flight'

export const THROWS = 10
export const LIMIT = 600_000
const IN = 2

export class Tossing {
  readonly distance: Distance
  hits = 0
  clean = 0
  thrown = 0
  free = 0
  ended: number | null = null

  constructor(setting: PartySetting) {
    this.distance = setting.distance
  }

  passTime(): void {
    return
  }

  refuse({ at, act, x = 0, y = 0 }: Input): string {
    if (act !== 'throw') return 'party.order'
    return x * x + y * y > FASTEST * FASTEST || at < this.free ? 'toss.throw' : ''
  }

  do({ at, x = 0, y = 0 }: Input): void {
    const { steps, fate } = flight(x, y, this.distance)
    this.thrown += 1
    this.free = at + milliseconds(steps.length)
    if (fate === 'in') {
      this.hits += 1
      if (!steps.at(-1)?.touched) this.clean += 1
    }
    if (this.thrown === THROWS) this.ended = at
  }

  finish(): Score {
    const faults = THROWS - this.hits
    return { points: IN * this.hits - faults, ms: 0, faults, clean: this.clean }
  }
}
