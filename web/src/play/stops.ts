/** Where a replay stops: numbers of entries, oldest first. */
import { turnsOf } from '../games'
import type { Entry } from '../wire'

export type Step = 'action' | 'turn' | 'score'
export const STEPS: Step[] = ['action', 'turn', 'score']

/** After every action with the draws that follow it, after every turn, or wherever points were given; always the setup and the end. */
export function stopsOf(entries: Entry[], step: Step, begins: (entry: Entry) => boolean): number[] {
  const end = entries.at(-1)?.n ?? 0
  const acted = entries.filter((entry) => entry.actor !== null).map((entry) => entry.n)
  const setup = (acted[0] ?? end + 1) - 1
  if (step === 'turn') return distinct([setup, ...turnsOf(entries, begins).map((turn) => turn.to), end])
  const stops = [setup, ...acted.slice(1).map((n) => n - 1), end]
  if (step === 'action') return distinct(stops)
  const paid = entries.filter((entry) => entry.fired.some((row) => row.points !== 0)).map((entry) => entry.n)
  const shown = paid.map((n) => stops.find((stop) => stop >= n) ?? end)
  return distinct([setup, ...shown, end])
}

/** The stop at or before `n`, as its place among the stops. */
export function stopAt(stops: number[], n: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= n),
  )
}

/** The next stop after `n` (1) or before it (-1); null where there is none. */
export function stopBeside(stops: number[], n: number, direction: 1 | -1): number | null {
  const found = direction > 0 ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n)
  return found ?? null
}

const distinct = (stops: number[]): number[] => [...new Set(stops)].sort((a, b) => a - b)
