/** Who is better, as hesperides/party/ranking.py has it: for what the screen judged and for what people counted. */
import type { PartyGame, Score } from '../../wire'

function key(game: PartyGame, { points, ms, faults, clean }: Score): number[] {
  if (game === 'toss') return [-points, -clean]
  const tenths = Math.floor(ms / 100)
  return game === 'sort' ? [-points, tenths, faults] : [-points, tenths]
}

function isBefore(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, k) => value !== other[k])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

export function places(game: PartyGame, scores: Score[]): number[] {
  const keys = scores.map((score) => key(game, score))
  return keys.map((own) => 1 + keys.filter((other) => isBefore(other, own)).length)
}
