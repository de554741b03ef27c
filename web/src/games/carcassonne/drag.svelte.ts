/** The tile on its way from the hand to the table, under a pointer. */
import type { Play } from './play.svelte'

const BEGIN = 8
/** A finger would hide the tile: it floats above. */
const ABOVE = 64

export class Drag {
  tile = $state.raw<{ x: number; y: number } | null>(null)
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  begin(event: PointerEvent): void {
    if (event.button !== 0 || !this.#play.choices) return
    const end = new AbortController()
    const from = { x: event.clientX, y: event.clientY }
    addEventListener('pointermove', (next) => this.#move(from, next), { signal: end.signal })
    for (const type of ['pointerup', 'pointercancel'] as const)
      addEventListener(type, (last) => (end.abort(), this.#drop(last)), { signal: end.signal })
  }

  #aim(event: PointerEvent): { x: number; y: number } {
    return { x: event.clientX, y: event.clientY - (event.pointerType === 'touch' ? ABOVE : 0) }
  }

  #move(from: { x: number; y: number }, next: PointerEvent): void {
    if (!this.tile && Math.hypot(next.clientX - from.x, next.clientY - from.y) < BEGIN) return
    this.tile = this.#aim(next)
    this.#play.pointed = this.#play.ground?.spaceAt(this.tile.x, this.tile.y) ?? ''
  }

  #drop(last: PointerEvent): void {
    const at = this.tile && last.type === 'pointerup' ? this.#play.ground?.spaceAt(this.tile.x, this.tile.y) : ''
    this.tile = null
    if (at) this.#play.chooseAt(at)
  }
}
