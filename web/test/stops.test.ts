/** Where a replay stops. */
import { expect, test } from 'vitest'
import { stopAt, stopBeside, stopsOf } from '../src/play/stops'
import type { Entry } from '../src/wire'

/** "*" a draw, "A" and "B" actions; "A3" one that gives points. */
const log = (text: string): Entry[] =>
  text.split(' ').map((sign, k) => ({
    n: k + 1,
    actor: sign[0] === '*' ? null : 'AB'.indexOf(sign[0] ?? ''),
    words: '',
    fired: sign.length > 1 ? [{ rule: 'a.b', seat: 0, points: Number(sign[1]), amount: 1, place: '' }] : [],
    scores: [0, 0],
  }))
const never = (): boolean => false

test('an action stands with the draws after it', () => {
  expect(stopsOf(log('* * A * A B *'), 'action', never)).toEqual([2, 4, 5, 7])
})

test('a turn ends before the next seat acts', () => {
  expect(stopsOf(log('* * A * A B *'), 'turn', never)).toEqual([2, 5, 7])
})

test('points are seen where they were given', () => {
  expect(stopsOf(log('* A A3 * B A2 B'), 'score', never)).toEqual([1, 4, 6, 7])
})

test('a game in which nothing was done yet has its setup', () => {
  for (const step of ['action', 'turn', 'score'] as const) expect(stopsOf(log('* *'), step, never)).toEqual([2])
  expect(stopsOf([], 'action', never)).toEqual([0])
})

test('the ways from a position between two stops', () => {
  const stops = [2, 4, 7]
  expect([stopAt(stops, 0), stopAt(stops, 5), stopAt(stops, 7)]).toEqual([0, 1, 2])
  expect([stopBeside(stops, 5, 1), stopBeside(stops, 5, -1)]).toEqual([7, 4])
  expect([stopBeside(stops, 7, 1), stopBeside(stops, 2, -1)]).toEqual([null, null])
})
