/** Why something is not possible, as a sentence; the rule that says so goes with it. */
import { knows, say } from './words'
import type { CitrusChoices, CitrusPicture, Seat } from '../../wire'
import type { Reason } from '../../play/play.svelte'
import type { Draft } from './choosing'
import { inHand } from './choosing'
import { lineName, plantationName } from './naming'

/** Why the plantation in hand (or the bull, or the finca) cannot go to a space; null if it can or nothing is in hand. */
export function spaceReason(
  at: string,
  draft: Draft,
  picture: CitrusPicture,
  choices: CitrusChoices | null,
  seats: Seat[],
): Reason | null {
  if (!choices) return null
  const space = picture.spaces.find((one) => one.at === at)
  if (draft.kind === 'bull') return choices.bulls.includes(at) ? null : reason('tile.bull')
  if (choices.sites.length) {
    return space?.letter && !choices.sites.includes(space.letter)
      ? reason('finca.build', { letter: space.letter })
      : null
  }
  const hand = inHand(draft, choices)
  const refused = hand?.refusals[at]
  if (!hand || !refused) return null
  const [rule = '', place = ''] = refused
  const shown = picture.spaces.find((one) => one.at === place)
  const region = shown?.region === null || shown?.region === undefined ? undefined : picture.regions[shown.region]
  const owner = region?.owner ?? null
  return reason(rule, {
    kind: hand.plantation.slice(0, 2),
    plantation: plantationName(hand.plantation),
    owner: owner === null ? '' : (seats[owner]?.name ?? ''),
    owned: owner === null ? 'no' : 'yes',
    place: place.toUpperCase(),
    space: space?.plantation ? 'planted' : (space?.kind ?? 'open'),
    workers: picture.mats[choices.seat]?.workers ?? 0,
  })
}

/** Why a market line cannot be bought. */
export function lineReason(name: string, picture: CitrusPicture, choices: CitrusChoices | null): Reason | null {
  const line = choices?.lines.find((one) => one.name === name)
  if (!choices || !line || line.legal) return null
  const money = picture.mats[choices.seat]?.money ?? 0
  const cause = line.price === 0 ? 'empty' : line.price > money ? 'coins' : 'room'
  return { rule: line.rule, text: say('refusal-line', { line: lineName(name), cause, price: line.price, money }) }
}

/** Why an action tile cannot be played now. */
export function tileReason(rule: string): Reason | null {
  return rule ? reason(rule) : null
}

function reason(rule: string, facts: Record<string, string | number> = {}): Reason {
  const key = `refusal-${rule.replace('.', '-')}`
  return { rule, text: say(knows(key) ? key : 'refusal-other', facts) }
}
