/** Points, smooth curves through them, and how far something is from them. The tile is the square from -50 to 50. */
export type Spot = readonly [number, number]
export type Line = readonly Spot[]

export const HALF = 50
export const CORNERS: Line = [
  [-HALF, -HALF],
  [HALF, -HALF],
  [HALF, HALF],
  [-HALF, HALF],
]
/** The middles of the edges N E S W. */
export const MIDDLES: Line = [
  [0, -HALF],
  [HALF, 0],
  [0, HALF],
  [-HALF, 0],
]

export const corner = (k: number): Spot => CORNERS[((k % 4) + 4) % 4] as Spot
export const middle = (k: number): Spot => MIDDLES[((k % 4) + 4) % 4] as Spot

/** A point after `turns` quarter turns clockwise. */
export function turn([x, y]: Spot, turns: number): Spot {
  const k = ((turns % 4) + 4) % 4
  return k === 0 ? [x, y] : k === 1 ? [-y, x] : k === 2 ? [-x, -y] : [y, -x]
}
export const turnLine = (line: Line, turns: number): Line => line.map((spot) => turn(spot, turns))

export const apart = (a: Spot, b: Spot): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Points of a cubic curve. */
export function cubic(a: Spot, b: Spot, c: Spot, d: Spot, steps = 22): Line {
  return Array.from({ length: steps + 1 }, (_, k): Spot => {
    const t = k / steps
    const s = 1 - t
    const at = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]
    return [at(0), at(1)]
  })
}

/** Points of a smooth curve through all the given ones. */
export function through(knots: Line, steps = 7): Line {
  const points: Spot[] = []
  for (let k = 0; k + 1 < knots.length; k++) {
    const [a, b, c, d] = [knots[k - 1] ?? knots[k], knots[k], knots[k + 1], knots[k + 2] ?? knots[k + 1]] as Spot[]
    if (!a || !b || !c || !d) continue
    const before: Spot = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const after: Spot = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    points.push(...cubic(b, before, after, c, steps).slice(k ? 1 : 0))
  }
  return points
}

export const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** A path along points. */
export function pathOf(line: Line, closed = false): string {
  return 'M' + line.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L') + (closed ? 'Z' : '')
}

/** How far a point is from a line, by its pieces. Asked so often that it compares squares and takes one root. */
export function farFrom([x, y]: Spot, line: Line): number {
  let least = Infinity
  for (let k = 0; k + 1 < line.length; k++) {
    const a = line[k] as Spot
    const b = line[k + 1] as Spot
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const long = dx * dx + dy * dy
    const t = long ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long)) : 0
    const awayX = x - a[0] - t * dx
    const awayY = y - a[1] - t * dy
    least = Math.min(least, awayX * awayX + awayY * awayY)
  }
  return Math.sqrt(least)
}

/** Whether a point lies within a closed line. */
export function within([x, y]: Spot, ring: Line): boolean {
  let inside = false
  for (let k = 0, before = ring.length - 1; k < ring.length; before = k++) {
    const a = ring[k] as Spot
    const b = ring[before] as Spot
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** Where two lines cross first, with the direction of the second one there. */
export function crossing(one: Line, other: Line): { at: Spot; along: number } | null {
  for (let k = 0; k + 1 < other.length; k++) {
    const [c, d] = [other[k], other[k + 1]] as [Spot, Spot]
    for (let j = 0; j + 1 < one.length; j++) {
      const [a, b] = [one[j], one[j + 1]] as [Spot, Spot]
      const under = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
      if (!under) continue
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / under
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / under
      if (t < 0 || t > 1 || u < 0 || u > 1) continue
      const along = (Math.atan2(d[1] - c[1], d[0] - c[0]) * 180) / Math.PI
      return { at: [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])], along }
    }
  }
  return null
}

/** The point halfway along a line. */
export function halfway(line: Line): Spot {
  const lengths = line.slice(1).map((spot, k) => apart(spot, line[k] as Spot))
  let left = lengths.reduce((sum, one) => sum + one, 0) / 2
  for (const [k, length] of lengths.entries()) {
    if (length >= left) return between(line[k] as Spot, line[k + 1] as Spot, length ? left / length : 0)
    left -= length
  }
  return line[0] ?? [0, 0]
}
