/** Why something is not possible, as a sentence; the rule that says so goes with it. */
import { knows, say, together } from './words'
import type { CitrusChoices, CitrusPicture, Seat } from '../../wire'
import type { Reason } from '../../play/play.svelte'
import type { Draft } from './choosing'
import { inHand, NOTHING } from './choosing'
import { inLine, lineName, placeName, plantationName } from './naming'

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

/** How many different reasons are told together, and up to how many spaces are named. */
const MOST_REASONS = 3
const MOST_NAMED = 4

/** Why no space at all is open to what is in hand: the reasons that hold on the fewest spaces first; null if one is open. */
export function nowhereReason(
  rule: string,
  picture: CitrusPicture,
  choices: CitrusChoices | null,
  seats: Seat[],
): Reason | null {
  const hand = inHand(NOTHING, choices)
  if (!hand || Object.keys(hand.spaces).length) return null
  const spaces = new Map<string, string[]>()
  for (const at of Object.keys(hand.refusals)) {
    if (hand.refusals[at]?.[0] === 'build.space') continue
    const text = spaceReason(at, NOTHING, picture, choices, seats)?.text ?? ''
    spaces.set(text, [...(spaces.get(text) ?? []), placeName(at)])
  }
  const told = [...spaces]
    .sort(([, some], [, others]) => some.length - others.length)
    .slice(0, MOST_REASONS)
    .map(([text, places]) =>
      places.length > MOST_NAMED
        ? say('nowhere-count', { count: places.length, text })
        : say('nowhere-places', { places: together(places), text }),
    )
  return { rule, text: [say('nowhere', { plantation: plantationName(hand.plantation) }), ...told].join(' ') }
}

/** Why a market line cannot be bought: now, or at all. */
export function lineReason(name: string, picture: CitrusPicture, choices: CitrusChoices | null): Reason | null {
  if (!choices || choices.legal.includes(`buy ${name}`)) return null
  const line = choices.lines.find((one) => one.name === name)
  const money = picture.mats[choices.seat]?.money ?? 0
  const price = inLine(picture, name).length
  const cause = price === 0 ? 'empty' : price > money ? 'coins' : 'room'
  if (!line && price) return laterReason(picture)
  return { rule: line?.rule || 'buy.line', text: say('refusal-line', { line: lineName(name), cause, price, money }) }
}

/** Why nothing can be bought in this part of the turn. */
function laterReason(picture: CitrusPicture): Reason {
  if (picture.phase === 'site') return reason('finca.build', { letter: 'none' })
  return reason(picture.hand.length ? 'buy.build' : 'turn.main')
}

/** Why an action tile that lies before the acting seat cannot be played now; null if it can. */
export function tileReason(name: string, choices: CitrusChoices | null): Reason | null {
  if (!choices) return null
  const can =
    name === 'cart'
      ? Object.values(choices.carts).includes('')
      : name === 'bull'
        ? choices.bulls.length > 0
        : choices.legal.includes(name)
  if (can) return null
  if (name === 'bridge' || name === 'milestone') return { rule: `tile.${name}`, text: say('tile-with-build') }
  return reason(choices.tile_refusals[name] ?? 'turn.tiles')
}

/** Why the cart cannot be sent to a market space. */
export function cartReason(space: string, choices: CitrusChoices | null): Reason | null {
  const rule = choices?.carts[space]
  return rule ? reason(rule) : null
}

function reason(rule: string, facts: Record<string, string | number> = {}): Reason {
  const key = `refusal-${rule.replace('.', '-')}`
  return { rule, text: say(knows(key) ? key : 'refusal-other', facts) }
}
