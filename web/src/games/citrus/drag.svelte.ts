/** A tile on its way from the hand to the board, under a pointer. */
import type { Play } from './play.svelte'

interface Ground {
  spaceAt: (x: number, y: number) => string
  hold: (phase: 'hold' | 'slide' | 'lift' | 'away', point: { x: number; y: number }) => void
}

const BEGIN = 8

export class Drag {
  tile = $state.raw<{ name: string; x: number; y: number } | null>(null)
  readonly #play: Play
  readonly #ground: () => Ground | undefined

  constructor(play: Play, ground: () => Ground | undefined) {
    this.#play = play
    this.#ground = ground
  }

  /** A pointer goes down on a tile of the hand. */
  begin(name: string, event: PointerEvent): void {
    if (event.button !== 0) return
    this.#play.chooseHand(name)
    const end = new AbortController()
    const from = { x: event.clientX, y: event.clientY }
    addEventListener('pointermove', (next) => this.#move(name, from, next), { signal: end.signal })
    for (const type of ['pointerup', 'pointercancel'] as const) {
      addEventListener(type, (last) => (end.abort(), this.#drop(last)), { signal: end.signal })
    }
  }

  #move(name: string, from: { x: number; y: number }, next: PointerEvent): void {
    const point = { x: next.clientX, y: next.clientY }
    if (!this.tile && Math.hypot(point.x - from.x, point.y - from.y) < BEGIN) return
    this.tile = { name, ...point }
    this.#play.pointed = this.#ground()?.spaceAt(point.x, point.y) ?? ''
    if (next.pointerType === 'touch') this.#ground()?.hold(this.#play.pointed ? 'slide' : 'away', point)
  }

  #drop(last: PointerEvent): void {
    const point = { x: last.clientX, y: last.clientY }
    const at = this.tile && last.type === 'pointerup' ? this.#ground()?.spaceAt(point.x, point.y) : ''
    this.tile = null
    this.#ground()?.hold('away', point)
    if (at) this.#play.chooseAt(at)
  }
}
