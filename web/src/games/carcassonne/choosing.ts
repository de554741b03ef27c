/** Which step the acting person is in: a draft of an action, and what the table shows for it. No rules. */
import type { CarcassonneChoices, CarcassonnePicture, FigureChoice, SquareChoice } from '../../wire'
import { squareOf } from './squares'

export type Draft =
  | { kind: 'none' }
  /** The way the tile is held before it has a square. */
  | { kind: 'held'; rotation: number }
  | { kind: 'lay'; at: string; rotation: number }
  | { kind: 'act'; words: string }

export const NOTHING: Draft = { kind: 'none' }

/** The words of the action a draft stands for, or null while something is still to be chosen. */
export function wordsOf(draft: Draft, choices: CarcassonneChoices | null): string | null {
  if (!choices) return null
  const words =
    draft.kind === 'lay'
      ? `lay ${draft.at} ${draft.rotation}`
      : draft.kind === 'act'
        ? draft.words
        : choices.legal.length === 1
          ? (choices.legal.find((one) => one === 'skip') ?? '')
          : ''
  return choices.legal.includes(words) ? words : null
}

/** The rotations in which the tile may lie on a square. */
export function turnsAt(at: string, choices: CarcassonneChoices | null): number[] {
  const found = choices?.squares.find((one) => one.at === at)
  return found ? legalTurns(found) : []
}
const legalTurns = (choice: SquareChoice): number[] => choice.rules.flatMap((rule, turn) => (rule ? [] : [turn]))

/** Every square where the tile may lie, with its rotations. */
export function litSquares(choices: CarcassonneChoices | null): Map<string, number[]> {
  const all = choices?.squares.map((choice) => [choice.at, legalTurns(choice)] as const) ?? []
  return new Map(all.filter(([, turns]) => turns.length > 0))
}

/** The way the tile is held: as drafted, else as printed. */
export const heldTurn = (draft: Draft): number => (draft.kind === 'lay' || draft.kind === 'held' ? draft.rotation : 0)

/** The first rotation from `from` on, in the direction `step`, that is among `turns`. */
export function nextTurn(turns: number[], from: number, step: 1 | -1 = 1): number {
  for (let k = 0; k < 4; k++) {
    const turn = (((from + step * k) % 4) + 4) % 4
    if (turns.includes(turn)) return turn
  }
  return from
}

/** What a choice of a square makes of the draft: the ghost in its first legal rotation, or turned on if it lies there. */
export function draftAt(at: string, draft: Draft, choices: CarcassonneChoices | null): Draft | null {
  const turns = turnsAt(at, choices)
  if (!turns.length) return null
  if (draft.kind === 'lay' && draft.at === at) return { ...draft, rotation: nextTurn(turns, draft.rotation + 1) }
  return { kind: 'lay', at, rotation: nextTurn(turns, heldTurn(draft)) }
}

/** The draft with the tile turned: through the legal rotations where it lies, else through all four. */
export function turnedDraft(draft: Draft, step: 1 | -1, choices: CarcassonneChoices | null): Draft {
  if (draft.kind === 'lay')
    return { ...draft, rotation: nextTurn(turnsAt(draft.at, choices), draft.rotation + step, step) }
  return { kind: 'held', rotation: (heldTurn(draft) + step + 4) % 4 }
}

/** The figures that may be placed on the tile just laid. */
export const placeable = (choices: CarcassonneChoices | null): FigureChoice[] =>
  choices?.figures.filter((figure) => !figure.rule) ?? []

/** What one does without who places nothing: the kind of figure, the return of the abbot, either of them, or a fruit. */
export function skipped(picture: CarcassonnePicture | null, choices: CarcassonneChoices | null): string {
  if (picture?.phase === 'fruit' || picture?.phase === 'phantom') return picture.phase
  const [kind, ...more] = new Set(placeable(choices).map((figure) => figure.figure))
  const recall = choices?.recall?.rule === ''
  if (recall) return kind ? 'either' : 'recall'
  return kind && !more.length ? kind : 'figure'
}

/** The squares that can be chosen in this phase. */
export function openSquares(picture: CarcassonnePicture, choices: CarcassonneChoices | null): string[] {
  if (!choices) return []
  if (picture.phase === 'tile') return [...litSquares(choices).keys()]
  if (picture.phase === 'fruit') return choices.trees.filter((tree) => !tree.rule).map((tree) => tree.at)
  if (picture.phase === 'tree') return [picture.laid]
  return [...new Set([...placeable(choices).map((figure) => squareOf(figure.part)), ...recallable(choices)])]
}

const recallable = (choices: CarcassonneChoices): string[] =>
  choices.recall && !choices.recall.rule ? [choices.recall.at] : []

/** The next (or with -1 the previous) of what may be chosen on a square, after what is drafted; null if there is nothing. */
export function nextAct(
  at: string,
  draft: Draft,
  picture: CarcassonnePicture,
  choices: CarcassonneChoices | null,
  step: 1 | -1 = 1,
): Draft | null {
  const all = actsAt(at, picture, choices)
  if (!all.length) return null
  const now = draft.kind === 'act' ? all.indexOf(draft.words) : -1
  const next = now < 0 ? (step === 1 ? 0 : all.length - 1) : (now + step + all.length) % all.length
  return { kind: 'act', words: all[next] ?? '' }
}

/** The actions that belong to a square in this phase. */
export function actsAt(at: string, picture: CarcassonnePicture, choices: CarcassonneChoices | null): string[] {
  if (!choices) return []
  if (picture.phase === 'tree') return at === picture.laid ? choices.stacks.map((stack) => stack.words) : []
  if (picture.phase === 'fruit')
    return choices.trees.filter((tree) => !tree.rule && tree.at === at).map((tree) => tree.words)
  const figures = placeable(choices).filter((figure) => squareOf(figure.part) === at)
  return [...figures.map((figure) => figure.words), ...(recallable(choices).includes(at) ? ['recall'] : [])]
}
