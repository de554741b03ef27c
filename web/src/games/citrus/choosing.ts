/** Which step the acting person is in: a draft of an action, the words it makes, and what the board and the bar show for it. No rules. */
import { say, together } from './words'
import type { CitrusChoices, CitrusPicture, Fired, PlaceChoice } from '../../wire'
import { fruitName, inReadingOrder, lineContents, lineName, placeName, plantationName, sum, tileName } from './naming'

export type Draft =
  | { kind: 'none' }
  | { kind: 'line'; line: string }
  | { kind: 'harvest'; regions: string[] }
  | { kind: 'tile'; tile: string }
  | { kind: 'cart'; space: string }
  | { kind: 'bull'; at: string }
  | { kind: 'site'; letter: string }
  | { kind: 'place'; plantation: string; at: string; helpers: string }

/** A piece as it would stand on a space; `sure` once it was chosen to stand there. */
export interface Ghost {
  at: string
  name: string
  sure: boolean
}

/** What an action would bring, before it is done. */
export interface Outlook {
  fired: Fired[]
  picture: CitrusPicture
}

export const NOTHING: Draft = { kind: 'none' }

/** The words of the action a draft stands for, or null while something is still to be chosen. */
export function wordsOf(draft: Draft, choices: CitrusChoices | null): string | null {
  if (!choices) return null
  const words = composed(draft, choices)
  return words !== null && choices.legal.includes(words) ? words : null
}

function composed(draft: Draft, choices: CitrusChoices): string | null {
  switch (draft.kind) {
    case 'line':
      return `buy ${draft.line}`
    case 'harvest':
      return `harvest ${inReadingOrder(draft.regions).join(' ')}`
    case 'tile':
      return draft.tile
    case 'cart':
      return `cart ${draft.space}`
    case 'bull':
      return `bull ${draft.at}`
    case 'site':
      return `site ${draft.letter}`
    case 'place':
      return draft.at ? `build ${draft.plantation} ${draft.at}${draft.helpers ? ` ${draft.helpers}` : ''}` : null
    case 'none':
      return ['end', 'pass', 'return'].find((words) => choices.legal.includes(words)) ?? null
  }
}

/** Whether a draft is, or can become, something that may be done now. */
export function possible(draft: Draft, choices: CitrusChoices | null): boolean {
  if (!choices) return false
  if (draft.kind === 'none' || wordsOf(draft, choices)) return true
  if (draft.kind === 'cart') return !draft.space && Object.values(choices.carts).includes('')
  if (draft.kind === 'bull') return !draft.at && choices.bulls.length > 0
  return draft.kind === 'place' && !draft.at && choices.places.some((one) => one.plantation === draft.plantation)
}

/** The plantation in hand: the drafted one, else the first that can be built somewhere. */
export function inHand(draft: Draft, choices: CitrusChoices | null): PlaceChoice | null {
  const places = choices?.places ?? []
  const wanted = draft.kind === 'place' ? places.find((one) => one.plantation === draft.plantation) : undefined
  return wanted ?? places.find((one) => Object.keys(one.spaces).length > 0) ?? places[0] ?? null
}

/** The spaces that are lit, with the helpers each may take. */
export function litSpaces(draft: Draft, picture: CitrusPicture, choices: CitrusChoices | null): Map<string, string[]> {
  if (!choices) return new Map()
  if (draft.kind === 'bull') return new Map(choices.bulls.map((at) => [at, ['']]))
  if (choices.sites.length) {
    return new Map(picture.spaces.filter((s) => choices.sites.includes(s.letter ?? '')).map((s) => [s.at, ['']]))
  }
  return new Map(Object.entries(inHand(draft, choices)?.spaces ?? {}))
}

/** The lit spaces that would leave no room for the rest of the hand, whatever helper is used. */
export function strandingSpaces(draft: Draft, picture: CitrusPicture, choices: CitrusChoices | null): Set<string> {
  if (!choices) return new Set()
  if (choices.sites.length)
    return new Set(picture.spaces.filter((s) => choices.stranding_sites.includes(s.letter ?? '')).map((s) => s.at))
  const hand = inHand(draft, choices)
  const all = Object.entries(hand?.spaces ?? {})
  return new Set(
    all
      .filter(([at, helpers]) => helpers.every((help) => hand?.strands.includes(help ? `${at} ${help}` : at)))
      .map(([at]) => at),
  )
}

/** Whether a drafted action would leave the rest of the hand unbuildable. */
export function strands(draft: Draft, choices: CitrusChoices | null): boolean {
  if (!choices) return false
  if (draft.kind === 'site') return choices.stranding_sites.includes(draft.letter)
  if (draft.kind !== 'place' || !draft.at) return false
  const name = draft.helpers ? `${draft.at} ${draft.helpers}` : draft.at
  return inHand(draft, choices)?.strands.includes(name) ?? false
}

/** What a click on a space makes of the draft; null when it means nothing here. */
export function draftAt(at: string, draft: Draft, picture: CitrusPicture, choices: CitrusChoices | null): Draft | null {
  if (!choices) return null
  const space = picture.spaces.find((one) => one.at === at)
  if (draft.kind === 'bull') return choices.bulls.includes(at) ? { kind: 'bull', at } : null
  if (choices.sites.length)
    return space?.letter && choices.sites.includes(space.letter) ? { kind: 'site', letter: space.letter } : null
  const hand = inHand(draft, choices)
  if (hand) {
    const helpers = hand.spaces[at]
    return helpers ? { kind: 'place', plantation: hand.plantation, at, helpers: helpers[0] ?? '' } : null
  }
  const region = choices.harvests.find((one) => picture.regions.find((r) => r.at === one.at)?.spaces.includes(at))
  return region ? toggled(draft, region.at) : null
}

/** The draft with a region put into, or taken out of, the harvest. */
export function toggled(draft: Draft, region: string): Draft {
  const before = draft.kind === 'harvest' ? draft.regions : []
  const regions = before.includes(region) ? before.filter((one) => one !== region) : [...before, region]
  return regions.length ? { kind: 'harvest', regions: inReadingOrder(regions) } : NOTHING
}

/** The one sentence of the bar for the person who acts. */
export function sentence(
  draft: Draft,
  picture: CitrusPicture,
  choices: CitrusChoices,
  preview: Outlook | null,
  finca = '',
): string {
  switch (draft.kind) {
    case 'line':
      return lineSentence(draft.line, picture, choices)
    case 'harvest':
      return harvestSentence(draft.regions, picture, choices)
    case 'tile':
      return say('bar-tile', {
        tile: tileName(draft.tile),
        coins: (preview?.picture ?? picture).mats[choices.seat]?.money ?? 0,
      })
    case 'cart':
      return draft.space
        ? say('bar-cart-chosen', { plantation: plantationName(picture.market.spaces[Number(draft.space) - 1] ?? '') })
        : say('bar-cart')
    case 'bull':
      return draft.at
        ? say('bar-bull-chosen', { place: placeName(draft.at) })
        : say('bar-bull', { count: choices.bulls.length })
    case 'site':
      return say(strands(draft, choices) ? 'bar-site-strands' : 'bar-site-chosen', { finca, letter: draft.letter })
    case 'place':
      if (draft.at) return placeSentence(draft, choices)
      break
    case 'none':
  }
  if (choices.sites.length) return say('bar-site', { finca, sites: together(choices.sites, 'disjunction') })
  return openSentence(draft, picture, choices, preview)
}

function openSentence(draft: Draft, picture: CitrusPicture, choices: CitrusChoices, preview: Outlook | null): string {
  const hand = inHand(draft, choices)
  if (choices.legal.includes('return')) return say('bar-return', { count: picture.hand.length })
  if (hand)
    return say('bar-place', {
      plantation: plantationName(hand.plantation),
      count: Object.keys(hand.spaces).length,
      rest: picture.hand.length - 1,
    })
  const enclosed =
    preview?.fired
      .filter((fired) => fired.rule === 'finca.enclosed')
      .map((fired) => say('finca-name', { letter: fired.place })) ?? []
  if (enclosed.length) return say('bar-end-scores', { fincas: together(enclosed) })
  if (choices.legal.includes('end')) return say('bar-end', { tiles: choices.legal.length > 1 ? 'yes' : 'no' })
  if (choices.legal.includes('pass')) return say('bar-pass')
  const buys = choices.lines.some((line) => line.legal)
  return say('bar-main', { can: buys ? (choices.harvests.length ? 'both' : 'buy') : 'harvest' })
}

function lineSentence(name: string, picture: CitrusPicture, choices: CitrusChoices): string {
  const line = choices.lines.find((one) => one.name === name)
  const money = picture.mats[choices.seat]?.money ?? 0
  const price = line?.price ?? 0
  return say('bar-line', {
    line: lineName(name),
    contents: lineContents(picture, name),
    price,
    left: money - price,
    finca: line?.brings_finca ? 'yes' : 'no',
  })
}

function harvestSentence(regions: string[], picture: CitrusPicture, choices: CitrusChoices): string {
  const chosen = choices.harvests.filter((one) => regions.includes(one.at))
  const plantations = chosen.reduce((total, one) => total + one.size, 0)
  const points = chosen.reduce((total, one) => total + one.points, 0)
  const names = chosen.map((one) => fruitName(picture.regions.find((region) => region.at === one.at)?.colour ?? ''))
  return say('bar-harvest', {
    count: chosen.length,
    names: together(names),
    sum: sum(plantations, points),
    points,
    income: choices.incomes[regions.length] ?? 0,
  })
}

function placeSentence(draft: Draft & { kind: 'place' }, choices: CitrusChoices): string {
  const facts = { plantation: plantationName(draft.plantation), place: placeName(draft.at) }
  if (strands(draft, choices)) return say('bar-place-strands', facts)
  return say('bar-place-chosen', { ...facts, helpers: draft.helpers.replace(' ', '-') || 'none' })
}

/** The rule that stands behind the sentence of the bar. */
export function ruleOf(draft: Draft, picture: CitrusPicture, choices: CitrusChoices): string {
  if (draft.kind === 'line') return 'buy.line'
  if (draft.kind === 'harvest') return 'harvest.score'
  if (draft.kind === 'cart' || draft.kind === 'bull') return `tile.${draft.kind}`
  if (draft.kind === 'tile') return 'tile.money'
  if (choices.sites.length) return 'finca.build'
  if (choices.legal.includes('return') || strands(draft, choices)) return 'buy.return'
  if (picture.hand.length) return 'buy.build'
  if (choices.legal.includes('end')) return 'turn.end'
  return choices.legal.includes('pass') ? 'turn.pass' : 'turn.main'
}
