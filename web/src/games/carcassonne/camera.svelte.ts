/** The eye above the table: which part of it is seen, and how large. It moves only when a person moves it, or to show a new tile. */
import { beside, SIDE, square, type Square } from './squares'

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

const LEAST = 0.18
const MOST = 4
/** What a square measures at most when all is shown. */
const FITTED = 1.25
const RIM = 0.35
/** Room to grow round a table that is shown whole, so that it need not be fitted again with every tile. */
const ROOM = 0.8
/** Where squares would become so small, there is no such room. */
const SMALL = 0.46
/** The buttons at the right edge cover no square of a table that is shown whole. */
const TOOLS = 60

/** Squares that are smaller than this, in pixels, are too small for a finger: its first tap brings them to the other size. */
const LEAST_TAPPED = 40
const TAPPED = 56

export class Camera {
  /** The point of the table in the middle of the window, and the pixels of a unit. */
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  wide = $state(0)
  high = $state(0)
  /** Whether all is shown as it was fitted, and nobody has moved it since. */
  whole = $state(true)

  transform: string = $derived(
    `translate(${this.wide / 2 - this.x * this.scale}px, ${this.high / 2 - this.y * this.scale}px) scale(${this.scale})`,
  )

  #fitting(extent: Extent): { x: number; y: number; scale: number } {
    const holding = (room: number, wide: number) => {
      const across = (extent.right - extent.left + 1 + 2 * room) * SIDE
      const down = (extent.bottom - extent.top + 1 + 2 * room) * SIDE
      return Math.max(LEAST, Math.min(FITTED, wide / across, this.high / down))
    }
    const fitting = (wide: number) => {
      const roomy = holding(ROOM, wide)
      return roomy < SMALL ? holding(0.1, wide) : roomy
    }
    const across = (extent.right - extent.left + 1) * SIDE
    const crowded = fitting(this.wide) * across > this.wide - 2 * TOOLS
    const scale = fitting(this.wide - (crowded ? TOOLS : 0))
    const aside = crowded ? TOOLS / 2 / scale : 0
    return { x: ((extent.left + extent.right) / 2) * SIDE + aside, y: ((extent.top + extent.bottom) / 2) * SIDE, scale }
  }

  /** Shows all of an extent. */
  fit(extent: Extent): void {
    if (!this.wide || !this.high) return
    Object.assign(this, this.#fitting(extent))
    this.whole = true
  }

  /** Enlarges by a factor round a point of the window. */
  enlarge(factor: number, px = this.wide / 2, py = this.high / 2): void {
    const next = Math.max(LEAST, Math.min(MOST, this.scale * factor))
    const at = this.at(px, py)
    this.x = at.x - (px - this.wide / 2) / next
    this.y = at.y - (py - this.high / 2) / next
    this.scale = next
    this.whole = false
  }

  /** Whether squares are too small for a finger. */
  get small(): boolean {
    return this.scale * SIDE < LEAST_TAPPED
  }

  /** Enlarges round a point of the table, so that a finger can choose squares. */
  approach(x: number, y: number): void {
    const px = (x - this.x) * this.scale + this.wide / 2
    const py = (y - this.y) * this.scale + this.high / 2
    this.enlarge(TAPPED / SIDE / this.scale, px, py)
  }

  pan(dx: number, dy: number, extent: Extent): void {
    this.x = held(this.x - dx / this.scale, extent.left, extent.right)
    this.y = held(this.y - dy / this.scale, extent.top, extent.bottom)
    this.whole = false
  }

  /** The point of the table under a point of the window. */
  at(px: number, py: number): Square {
    return { x: this.x + (px - this.wide / 2) / this.scale, y: this.y + (py - this.high / 2) / this.scale }
  }

  /** Where a square lies in the window. */
  #box(at: string): Extent {
    const { x, y } = square(at)
    const side = (value: number, eye: number, all: number) => (value * SIDE - eye) * this.scale + all / 2
    return {
      left: side(x - 0.5, this.x, this.wide),
      right: side(x + 0.5, this.x, this.wide),
      top: side(y - 0.5, this.y, this.high),
      bottom: side(y + 0.5, this.y, this.high),
    }
  }

  /** Whether a square is in view, `clear` of so much at the right edge. */
  sees(at: string, clear = 0): boolean {
    const box = this.#box(at)
    return box.left >= -1 && box.top >= -1 && box.right <= this.wide - clear + 1 && box.bottom <= this.high + 1
  }

  /** A new tile comes into view; a table that is shown whole stays so, with the squares round the tile clear of the buttons. */
  welcome(at: string, extent: Extent): void {
    if (!this.whole) this.reveal(at)
    else if (!this.#seesAll(extent) || ![at, ...beside(at)].every((one) => this.sees(one, TOOLS))) this.fit(extent)
  }

  #seesAll({ left, top, right, bottom }: Extent): boolean {
    return this.sees(`${left},${top}`) && this.sees(`${right},${bottom}`)
  }

  /** Moves as little as is needed to see a square. */
  reveal(at: string): void {
    if (!this.wide || this.sees(at)) return
    const box = this.#box(at)
    const rim = RIM * SIDE * this.scale
    const off = (from: number, to: number, all: number) =>
      from < 0 ? from - rim : to > all ? Math.min(to - all + rim, from) : 0
    this.x += off(box.left, box.right, this.wide) / this.scale
    this.y += off(box.top, box.bottom, this.high) / this.scale
  }
}

/** The table cannot be pushed out of the window. */
function held(value: number, from: number, to: number): number {
  return Math.max((from - 0.5) * SIDE, Math.min((to + 0.5) * SIDE, value))
}
