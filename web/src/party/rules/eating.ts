/** The Grape Escape, as hesperides/party/eating.py plays it. */
import type { Input, Score } from '../../wire'

export const LIMIT = 30_000
export const MOUTH = 5
const CHEW = 400
const CHEW_EACH = 100
export const SWALLOW = 800

export class Eating {
  whole = 0
  chewed = 0
  chewedAt: number | null = null
  going = 0
  goneAt: number | null = null
  swallowed = 0
  last = 0
  ended: number | null = null

  get full(): boolean {
    return this.whole + this.chewed >= MOUTH
  }

  passTime(now: number): void {
    for (;;) {
      if (this.goneAt !== null && this.goneAt <= now) {
        this.swallowed += this.going
        this.last = this.goneAt
        this.going = 0
        this.goneAt = null
        this.#chew(this.last)
      } else if (this.chewedAt !== null && this.chewedAt <= now) {
        this.whole -= 1
        this.chewed += 1
        this.#chew(this.chewedAt)
      } else return
    }
  }

  #chew(at: number): void {
    this.chewedAt = this.whole ? at + CHEW + CHEW_EACH * (this.whole + this.chewed) : null
  }

  refuse({ act }: Input): string {
    if (act !== 'take' && act !== 'swallow') return 'party.order'
    if (this.goneAt !== null) return 'eat.swallow'
    if (act === 'take') return this.full ? 'eat.mouth' : ''
    return this.chewed ? '' : 'eat.swallow'
  }

  do({ at, act }: Input): void {
    if (act === 'take') {
      this.whole += 1
      if (this.chewedAt === null) this.#chew(at)
    } else {
      this.going = this.chewed
      this.chewed = 0
      this.goneAt = at + SWALLOW
      this.chewedAt = null
    }
  }

  finish(): Score {
    this.passTime(LIMIT)
    return { points: this.swallowed, ms: this.last, faults: this.whole + this.chewed + this.going, clean: 0 }
  }
}
