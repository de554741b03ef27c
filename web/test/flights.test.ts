/** What moves from one picture of a table to the next. */
import { expect, test } from 'vitest'
import { flights } from '../src/games/citrus/flights'
import { framesOf, pointFlights, timeOf } from '../src/play/flights'
import type { CitrusPicture, Entry, TableNow } from '../src/wire'
import { table } from './fixture.mjs'

const picture = (table({ board: 'short' }) as TableNow).picture as CitrusPicture
const acted = (seat: number, fired: Entry['fired'] = []): Entry[] => [
  { n: 1, actor: seat, words: '', fired, scores: [] },
]
const nobody = (): boolean => false

test('nothing moves where nothing has changed', () => {
  expect(flights(picture, picture, picture, acted(0), nobody)).toEqual([])
})

test('fruit goes from a rival to its space', () => {
  const space = picture.spaces.find((one) => !one.plantation && one.kind === 'open')
  const spaces = picture.spaces.map((one) => (one === space ? { ...one, plantation: 'li+' } : one))
  const found = flights(picture, picture, { ...picture, spaces }, acted(1), nobody)
  expect(found).toEqual([
    {
      piece: 'li+',
      seat: 1,
      from: '[data-mat="1"]',
      to: `[data-at="${space?.at}"]`,
      hides: `[data-piece="${space?.at}"]`,
    },
  ])
})

test('what stands on the board already does not come there again', () => {
  const space = picture.spaces.find((one) => !one.plantation && one.kind === 'open')
  const after = {
    ...picture,
    spaces: picture.spaces.map((one) => (one === space ? { ...one, plantation: 'li' } : one)),
  }
  expect(flights(after, picture, after, acted(0), () => true)).toEqual([])
})

test('bought fruit goes to the tray here, and to the mat of a rival', () => {
  const taken = picture.market.spaces.findIndex((name) => name)
  const name = picture.market.spaces[taken] ?? ''
  const market = { ...picture.market, spaces: picture.market.spaces.map((one, k) => (k === taken ? '' : one)) }
  const after = { ...picture, market, hand: [...picture.hand, name] }
  const to = (own: boolean) => flights(picture, picture, after, acted(1), () => own).map((flight) => flight.to)
  expect(to(true)).toEqual(['.hand .tile'])
  expect(to(false)).toEqual(['[data-mat="1"]'])
})

test('a worker whose region is harvested walks home, one whose region has grown walks on', () => {
  const region = picture.regions.find((one) => one.owner !== null)
  const others = picture.regions.filter((one) => one !== region)
  if (!region || region.owner === null) throw new Error('the made-up table has no region of anybody')
  const [mat, place] = [`[data-mat="${region.owner}"]`, `[data-at="${region.worker}"]`]
  const gone = flights(picture, picture, { ...picture, regions: others }, acted(0), nobody)
  expect(gone).toEqual([{ piece: 'worker', seat: region.owner, from: place, to: mat }])
  const grown = [...others, { ...region, worker: 'a1' }]
  const walked = flights(picture, picture, { ...picture, regions: grown }, acted(0), nobody)
  expect(walked.map(({ from, to }) => [from, to])).toEqual([[place, '[data-at="a1"]']])
})

test('points go from where they were made to whoever got them', () => {
  const row = { rule: 'finca.first-second', seat: 2, points: 10, amount: 4, place: 'E' }
  const rows = [row, { ...row, points: 0 }, { ...row, place: '' }, { ...row, seat: -1 }]
  expect(pointFlights(rows, (place) => `#${place}`)).toEqual([
    { piece: '', seat: 2, points: 10, from: '#E', to: '[data-mat="2"]' },
  ])
})

test('every flight takes 250 to 400 ms, and all are over soon', () => {
  for (const motion of ['calm', 'lively'] as const)
    for (const all of [1, 2, 12]) {
      const { delay, duration } = timeOf(all - 1, all, motion)
      expect(duration).toBeGreaterThanOrEqual(250)
      expect(duration).toBeLessThanOrEqual(400)
      expect(delay).toBeLessThanOrEqual(700)
    }
})

test('a flight begins and ends where its places are', () => {
  const frames = framesOf({ x: 1, y: 2, size: 0.5 }, { x: 30, y: 40, size: 1 }, 'calm', false)
  expect(frames.at(0)?.transform).toBe('translate(1px, 2px) scale(0.5)')
  expect(frames.at(-1)?.transform).toBe('translate(30px, 40px) scale(1)')
})
