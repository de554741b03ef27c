/** The best score of practice games, those of one player alone: one for each set of options, kept in this browser. */
import type { TableNow } from '../wire'

const NAME = 'hesperides-best'

/** The best game with some options, and the best score before it (null: it was the first). */
interface Kept {
  table: string
  points: number
  before: number | null
}

export interface Best {
  /** Whether this game is the `first`, the best (`better` than all before), or only as good or `less`. */
  how: 'first' | 'better' | 'less'
  best: number
  before: number
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** What is compared: the game, its rules and its options, in whatever order they were chosen. */
const kindOf = ({ game, rules_version, options }: TableNow): string =>
  JSON.stringify([game, rules_version, ...Object.entries(options).sort()])

/** How a finished practice game compares; if it is the best, that is kept. To look again changes nothing. */
export function bestOf(now: TableNow, points: number): Best {
  const kept = all()
  const kind = kindOf(now)
  const known = kept[kind]
  const own = !known || (known.table !== now.id && points > known.points)
  const best = own ? { table: now.id, points, before: known?.points ?? null } : known
  if (own) keep({ ...kept, [kind]: best })
  const how = best.table !== now.id ? 'less' : best.before === null ? 'first' : 'better'
  return { how, best: best.points, before: best.before ?? 0 }
}

function keep(kept: Record<string, Kept>): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept))
  } catch {
    return
  }
}
