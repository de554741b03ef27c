/** The marks of an axis: round steps (1, 2 or 5 times a power of ten), as many as can be told apart. */
export function roundSteps(least: number, most: number, count = 4): number[] {
  const rough = Math.max(1, (most - least) / count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, k) => (first + k) * step)
}

/** Heights moved as little as it takes for all to be `least` apart, none above `top`; in the order in which they were given. */
export function movedApart(heights: number[], least: number, top: number): number[] {
  const order = heights.map((_, k) => k).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0) || b - a)
  const moved = [...heights]
  const held = (k: number, rank: number) => Math.max(moved[k] ?? 0, top + least * (order.length - 1 - rank))
  order.forEach((k, rank) => {
    const below = rank ? (moved[order[rank - 1] ?? 0] ?? 0) - least : Infinity
    moved[k] = held(k, rank)
    if (moved[k] > below) moved[k] = below
  })
  return moved
}
