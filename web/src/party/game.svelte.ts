/** A game under way: its clock, what was done, and the state that follows from it. Components draw what `seen` tells them to look at anew. */
import type { Deed, Hand, Input, PartySetting } from '../wire'
import { begun, LIMITS, refusal, type Played } from './rules/judging'
import { play } from './sound.svelte'

const COUNTS = 3
const SECOND = 1000

export class Game<P extends Played = Played> {
  readonly state: P
  readonly inputs: Input[] = []
  /** Seconds until the word go; 0 while the game runs. */
  counting = $state(COUNTS)
  /** Ms since the word go, by the frames of the screen. */
  now = $state(0)
  over = $state(false)
  /** Rises whenever the state has changed. */
  seen = $state(0)
  #started = 0

  constructor(
    readonly setting: PartySetting,
    readonly onend: (inputs: Input[]) => void,
    waits = true,
  ) {
    this.state = begun(setting) as P
    if (!waits) this.counting = 0
  }

  /** Counts down, runs until the end; the answer stops it. */
  run(): () => void {
    const timers = Array.from({ length: this.counting }, (_, k) => setTimeout(() => this.#count(), (k + 1) * SECOND))
    if (!this.counting) this.#started = performance.now()
    let frame = requestAnimationFrame(function next(this: void) {
      step()
      frame = requestAnimationFrame(next)
    })
    const step = () => this.#frame()
    return () => {
      timers.forEach(clearTimeout)
      cancelAnimationFrame(frame)
    }
  }

  #count(): void {
    this.counting -= 1
    if (!this.counting) this.#started = performance.now()
    play(this.counting ? 'tick' : 'go')
  }

  #frame(): void {
    if (this.counting || this.over) return
    this.now = this.time()
    if (this.now >= LIMITS[this.setting.game]) this.end()
  }

  /** Whole ms since the word go. */
  time(): number {
    return Math.floor(performance.now() - this.#started)
  }

  /** Does a thing, if the rules let it; the answer is the rule by which they do not, or "". */
  do(act: Deed, x = 0, y = 0, by: Hand = 'pointer'): string {
    if (this.counting || this.over) return 'party.begin'
    const given: Input = { at: this.time(), act, x, y, by }
    const rule = refusal(this.state, this.setting.game, this.inputs.at(-1)?.at ?? null, given)
    if (!rule) {
      this.state.do(given)
      this.inputs.push(given)
    }
    this.seen += 1
    return rule
  }

  /** The game is over: what was done goes to the server. */
  end(): void {
    if (this.over) return
    this.over = true
    play('end')
    this.onend(this.inputs)
  }
}
