/** The marks of an axis: round steps (1, 2 or 5 times a power of ten), so many that they can be told apart. */
export function roundSteps(least: number, most: number, count = 4): number[] {
  const rough = Math.max(1, (most - least) / count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, k) => (first + k) * step)
}
