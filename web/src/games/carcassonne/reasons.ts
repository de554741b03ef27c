/** Why something is not possible, as a sentence; the rule that says so goes with it. */
import type { Reason } from '../../play/play.svelte'
import type { CarcassonneChoices, CarcassonnePicture, FigureChoice, Seat } from '../../wire'
import { heldTurn, turnsAt, type Draft } from './choosing'
import { edgeName, edgesAround, featureOf, groundName, howWorth, partName, squareName, tileAt } from './naming'
import type { Printed } from './printed.svelte'
import { partOf, squareOf } from './squares'
import { knows, say, together } from './words'

const EDGES = 'NESW'

/** Why the tile in hand cannot lie on a square; null if it can or nothing is in hand. */
export function squareReason(
  at: string,
  draft: Draft,
  picture: CarcassonnePicture,
  choices: CarcassonneChoices | null,
  printed: Printed,
): Reason | null {
  if (!choices || picture.phase !== 'tile' || turnsAt(at, choices).length) return null
  if (tileAt(picture, at)) return { rule: choices.taken, text: say('refusal-taken') }
  const choice = choices.squares.find((one) => one.at === at)
  if (!choice) return { rule: choices.elsewhere, text: say('refusal-elsewhere') }
  const turn = heldTurn(draft)
  const rule = choice.rules[turn] ?? choice.rules.find(Boolean) ?? ''
  const clashes = choice.clashes[turn] ?? ''
  if (!clashes) return { rule, text: sentenceOf(rule) }
  const own = printed.facts.get(picture.hand)?.edges ?? []
  const around = edgesAround(picture, printed, at)
  const terms = [...clashes].map((edge) => {
    const side = EDGES.indexOf(edge)
    return say('refusal-edge', {
      edge: edgeName(edge),
      tile: groundName(own[(side - turn + 4) % 4] ?? ''),
      neighbour: groundName(around[side] ?? ''),
    })
  })
  return { rule, text: say('refusal-edges', { terms: together(terms) }) }
}

/** Why a figure cannot be placed on a part. */
export function figureReason(choice: FigureChoice, picture: CarcassonnePicture, seats: Seat[]): Reason | null {
  if (!choice.rule) return null
  const standing = picture.figures.filter((figure) => figure.feature === choice.feature)
  if (standing.length && ['meeple.place', 'abbot.place', 'phantom.place'].includes(choice.rule)) {
    const names = together([...new Set(standing.map((figure) => seats[figure.seat]?.name ?? ''))])
    const at = squareOf(standing[0]?.part ?? '')
    const feature = featureOf(picture, choice.part)
    return {
      rule: choice.rule,
      text: say('refusal-occupied', { kind: feature?.kind ?? '', names, place: squareName(at) }),
    }
  }
  const kind = partOf(choice.part).split(':')[0] ?? ''
  const home = picture.actor === null || picture.mats[picture.actor]?.phantom
  const why = !home ? 'away' : kind === 'garden' || choice.feature === null ? kind : 'other'
  return { rule: choice.rule, text: sentenceOf(choice.rule, { figure: choice.figure, kind, why }) }
}

/** What its feature is worth, as the texts tell it; of a field only what it is worth now. */
export function choiceWorth({ part, now, done, complete }: FigureChoice): Record<string, string | number> {
  const kind = partOf(part).split(':')[0] ?? ''
  return { now, done, how: howWorth(kind, now, done, complete) }
}

export function choiceName(choice: FigureChoice, picture: CarcassonnePicture, printed: Printed): string {
  const tile = tileAt(picture, squareOf(choice.part))
  return partName(tile && printed.facts.get(tile.tile), tile?.rotation ?? 0, partOf(choice.part))
}

export function sentenceOf(rule: string, facts: Record<string, string | number> = {}): string {
  const key = `refusal-${rule.replace('.', '-')}`
  return say(knows(key) ? key : 'refusal-other', facts)
}
