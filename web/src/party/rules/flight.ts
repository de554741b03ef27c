/** How an orange flies, as hesperides/party/flight.py has it: whole numbers, so that both find the same to the last bit. */
export const UNIT = 16_384
export const STEPS = 240
const GRAVITY = 2_790
export const HAND_HEIGHT = 1_100
export const RADIUS = 45
export const HEIGHT = 340
export const RIM = 190
export const FOOT = 150
export const FASTEST = 7_500
const LONGEST = 6 * STEPS
const BEHIND = -1_500
const BEYOND = 3_000
const BOUNCE = 128
const GLIDE = 246
const FINE = 64
const REACH = (RADIUS + 8) * 256

export type Fate = 'flies' | 'in' | 'missed'
export interface Orange {
  x: number
  y: number
  vx: number
  vy: number
  touched: boolean
}

const over = (dividend: number, divisor: number): number => Math.floor(dividend / divisor)

export function thrown(vx: number, vy: number): Orange {
  return { x: 0, y: HAND_HEIGHT * UNIT, vx: over(vx * 1024, 15), vy: over(vy * 1024, 15), touched: false }
}

export function moved(orange: Orange, distance: number): Orange {
  const next = {
    ...orange,
    x: orange.x + orange.vx,
    y: orange.y + orange.vy - GRAVITY / 2,
    vy: orange.vy - GRAVITY,
  }
  if (Math.abs(next.x - distance * UNIT) < 400 * UNIT && next.y < 500 * UNIT) {
    bounce(next, distance, -1)
    bounce(next, distance, 1)
  }
  return next
}

/** Changes the speed of an orange that meets the basket's wall on one side. */
function bounce(orange: Orange, distance: number, side: -1 | 1): void {
  const px = over(orange.x - (distance + side * RIM) * UNIT, FINE)
  const py = over(orange.y - HEIGHT * UNIT, FINE)
  const ex = side * (FOOT - RIM) * 256
  const ey = -HEIGHT * 256
  const length = ex * ex + ey * ey
  const along = Math.min(Math.max(px * ex + py * ey, 0), length)
  const dx = px - over(ex * along, length)
  const dy = py - over(ey * along, length)
  const apart = dx * dx + dy * dy
  const towards = orange.vx * dx + orange.vy * dy
  if (apart >= REACH * REACH || towards >= 0) return
  orange.vx = off(orange.vx, over(towards * dx, apart))
  orange.vy = off(orange.vy, over(towards * dy, apart))
  orange.touched = true
}

function off(speed: number, normal: number): number {
  return over((speed - normal) * GLIDE, 256) - over(normal * BOUNCE, 256)
}

export function fate(orange: Orange, distance: number, steps: number): Fate {
  const away = orange.x - distance * UNIT
  if (orange.y <= (HEIGHT - RADIUS) * UNIT && Math.abs(away) < RIM * UNIT) return 'in'
  const gone = orange.x < BEHIND * UNIT || away > BEYOND * UNIT
  return orange.y <= RADIUS * UNIT || gone || steps >= LONGEST ? 'missed' : 'flies'
}

export interface Flight {
  steps: Orange[]
  fate: Fate
}

/** The orange after every step, and what becomes of it. */
export function flight(vx: number, vy: number, distance: number): Flight {
  const steps: Orange[] = []
  let orange = thrown(vx, vy)
  let became: Fate = 'flies'
  while (became === 'flies') {
    orange = moved(orange, distance)
    steps.push(orange)
    became = fate(orange, distance, steps.length)
  }
  return { steps, fate: became }
}

/** How long a number of steps takes, in ms, rounded up. */
export function milliseconds(steps: number): number {
  return over(steps * 1000 + STEPS - 1, STEPS)
}
