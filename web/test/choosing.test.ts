/** The steps of a turn, on a made-up table: which words a draft makes, what is lit, what the bar says. */
import { expect, test } from 'vitest'
import {
  draftAt,
  inHand,
  litSpaces,
  NOTHING,
  possible,
  sentence,
  strands,
  toggled,
  wordsOf,
  type Draft,
} from '../src/games/citrus/choosing'
import { nowhereReason } from '../src/games/citrus/reasons'
import type { CitrusChoices, CitrusPicture, TableNow } from '../src/wire'
import { table } from './fixture.mjs'

const at = (phase: string) => {
  const now = table({ phase, board: 'short' }) as TableNow
  return { now, picture: now.picture as CitrusPicture, choices: now.choices as CitrusChoices }
}

test('a line becomes words only if it may be bought', () => {
  const { choices } = at('main')
  expect(wordsOf({ kind: 'line', line: 'r1' }, choices)).toBe('buy r1')
  expect(wordsOf({ kind: 'line', line: 'r3' }, choices)).toBe(null)
  expect(wordsOf({ kind: 'line', line: 'r1' }, null)).toBe(null)
})

test('only what may be done now can become a draft, in every phase', () => {
  const drafts: Draft[] = [
    { kind: 'line', line: 'r1' },
    { kind: 'harvest', regions: ['b2'] },
    { kind: 'site', letter: 'A' },
    { kind: 'place', plantation: 'le', at: '', helpers: '' },
    { kind: 'tile', tile: 'money 2' },
    { kind: 'cart', space: '4' },
    { kind: 'bull', at: 'a99' },
  ]
  for (const phase of ['site', 'place', 'done']) {
    const { choices } = at(phase)
    expect(drafts.filter((draft) => possible(draft, choices))).toEqual([])
  }
  expect(possible({ kind: 'line', line: 'r1' }, at('main').choices)).toBe(true)
  expect(possible({ kind: 'cart', space: '' }, at('main').choices)).toBe(true)
  expect(possible({ kind: 'place', plantation: 'or', at: '', helpers: '' }, at('place').choices)).toBe(true)
})

test('orchards are put into a harvest and taken out again, in reading order', () => {
  let draft: Draft = toggled(NOTHING, 'c4')
  draft = toggled(draft, 'b2')
  expect(draft).toEqual({ kind: 'harvest', regions: ['b2', 'c4'] })
  expect(toggled(toggled(draft, 'b2'), 'c4')).toEqual(NOTHING)
})

test('a click on an own orchard begins a harvest', () => {
  const { picture, choices } = at('main')
  const region = picture.regions.find((one) => one.owner === 0)
  expect(draftAt(region?.spaces.at(-1) ?? '', NOTHING, picture, choices)).toEqual({
    kind: 'harvest',
    regions: [region?.at],
  })
})

test('the plantation in hand lights its spaces, and a click puts it there', () => {
  const { picture, choices } = at('place')
  const lit = litSpaces(NOTHING, picture, choices)
  const [space = '', helpers = []] = [...lit][0] ?? []
  expect(lit.size).toBe(Object.keys(inHand(NOTHING, choices)?.spaces ?? {}).length)
  expect(draftAt(space, NOTHING, picture, choices)).toEqual({
    kind: 'place',
    plantation: 'li+',
    at: space,
    helpers: helpers[0],
  })
  expect(draftAt('z9', NOTHING, picture, choices)).toBe(null)
})

test('helpers stand at the end of the words', () => {
  const { choices } = at('place')
  const [space = ''] = Object.entries(choices.places[0]?.spaces ?? {}).find(([, helpers]) => helpers.length > 1) ?? []
  expect(wordsOf({ kind: 'place', plantation: 'li+', at: space, helpers: 'milestone' }, choices)).toBe(
    `build li+ ${space} milestone`,
  )
})

test('a placement that strands the hand warns', () => {
  const { choices } = at('place')
  const space = choices.places[0]?.strands[0] ?? ''
  expect(strands({ kind: 'place', plantation: 'li+', at: space, helpers: '' }, choices)).toBe(true)
  expect(strands({ kind: 'place', plantation: 'li+', at: 'a1', helpers: '' }, choices)).toBe(false)
})

test('a site is chosen on its finca space', () => {
  const { picture, choices } = at('site')
  const space = picture.spaces.find((one) => one.letter === choices.sites[0])
  expect(draftAt(space?.at ?? '', NOTHING, picture, choices)).toEqual({ kind: 'site', letter: choices.sites[0] })
})

test('when nothing is left but to end the turn, that is what is confirmed', () => {
  const { picture, choices } = at('done')
  expect(wordsOf(NOTHING, choices)).toBe('end')
  expect(sentence(NOTHING, picture, choices, null)).toBe('Your turn is done. Play a tile, or end it.')
})

test('what is in hand and fits nowhere says why on this board, the rarest reason first', () => {
  const { now, picture, choices } = at('place')
  const [place] = choices.places
  if (!place) throw new Error('nothing is in hand')
  const why = (refusals: Record<string, string[]>, spaces = {}) =>
    nowhereReason('buy.return', picture, { ...choices, places: [{ ...place, spaces, refusals }] }, now.seats)
  const far = Object.fromEntries(['a1', 'b1', 'c1', 'd1', 'e1'].map((at) => [at, ['build.extend', '']]))
  const found = why({ ...far, f1: ['build.join-neutral', ''], g1: ['build.space', ''] })
  expect(found?.rule).toBe('buy.return')
  expect(found?.text).toMatch(/ fits nowhere\. F1: The neutral .*\. 5 spaces: No .* of yours touch this space\.$/)
  expect(why(far, { h1: [''] })).toBe(null)
})
