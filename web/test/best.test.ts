/** The best score of practice games: one for each set of options, and looking again changes nothing. */
import { beforeEach, expect, test } from 'vitest'
import { bestOf } from '../src/play/best'
import type { TableNow } from '../src/wire'
import { say } from '../src/words'

const game = (id: string, options: Record<string, string> = {}) =>
  ({ id, game: 'carcassonne', rules_version: 2, options }) as TableNow

beforeEach(() => localStorage.clear())

test('the first game sets the score that the next ones are held against', () => {
  expect(bestOf(game('a'), 70)).toEqual({ how: 'first', best: 70, before: 0 })
  expect(bestOf(game('b'), 64)).toEqual({ how: 'less', best: 70, before: 0 })
  expect(bestOf(game('c'), 70).how).toBe('less')
  expect(bestOf(game('d'), 81)).toEqual({ how: 'better', best: 81, before: 70 })
  expect(bestOf(game('d'), 81)).toEqual({ how: 'better', best: 81, before: 70 })
  expect(bestOf(game('a'), 70)).toEqual({ how: 'less', best: 81, before: 70 })
})

test('every set of options has a best score of its own, in whatever order they were chosen', () => {
  bestOf(game('a', { trees: '', river: '' }), 90)
  expect(bestOf(game('b'), 20).how).toBe('first')
  expect(bestOf(game('c', { river: '', trees: '' }), 30)).toMatchObject({ how: 'less', best: 90 })
})

test('what was kept may be spoilt, and says so in words', () => {
  localStorage.setItem('hesperides-best', '{')
  const best = bestOf(game('a'), 5)
  expect(best.how).toBe('first')
  const told = ['first', 'better', 'less'].map((how) => say('result-best', { ...best, how }))
  expect(new Set(told).size).toBe(3)
})
