/** A tile on its way from the hand to the board, under a pointer. */
import type { Play } from './play.svelte'

const BEGIN = 8

export class Drag {
  tile = $state.raw<{ name: string; x: number; y: number } | null>(null)
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
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
    const ground = this.#play.ground
    const point = { x: next.clientX, y: next.clientY }
    if (!this.tile && Math.hypot(point.x - from.x, point.y - from.y) < BEGIN) return
    this.tile = { name, ...point }
    this.#play.pointed = ground?.spaceAt(point.x, point.y) ?? ''
    if (next.pointerType === 'touch') ground?.hold(this.#play.pointed ? 'slide' : 'away', point)
  }

  #drop(last: PointerEvent): void {
    const ground = this.#play.ground
    const point = { x: last.clientX, y: last.clientY }
    const at = this.tile && last.type === 'pointerup' ? ground?.spaceAt(point.x, point.y) : ''
    this.tile = null
    ground?.hold('away', point)
    if (at) this.#play.chooseAt(at)
  }
}
