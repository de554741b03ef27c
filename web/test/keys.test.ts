/** Single keys: what they mean, that they can be changed, and that they sleep while something is written. */
import { afterEach, expect, test } from 'vitest'
import { turnsOf } from '../src/games'
import { boundKeys, capsOf, commandOf } from '../src/keys'
import { choose } from '../src/settings.svelte'
import type { Entry } from '../src/wire'

const OWN = [{ key: 'r', command: 'turn' }]
const press = (key: string, more: KeyboardEventInit = {}) =>
  commandOf(new KeyboardEvent('keydown', { key, ...more }), OWN)

afterEach(() => choose({ changed: {} }))

test('shared keys and those of a game', () => {
  expect(press('n')).toBe('next')
  expect(press('N', { shiftKey: true })).toBe('previous')
  expect(press('Enter', { ctrlKey: true })).toBe('confirm')
  expect(press('r')).toBe('turn')
  expect(press('?', { shiftKey: true })).toBe('help')
  expect(press('n', { altKey: true })).toBe(null)
  expect(press('x')).toBe(null)
})

test('a changed key takes the place of the usual one', () => {
  choose({ changed: { scores: 'shift c' } })
  expect(press('s')).toBe(null)
  expect(press('C', { shiftKey: true })).toBe('scores')
  const bound = boundKeys(OWN).find((one) => one.command === 'scores')
  expect(capsOf(bound?.combo ?? '')).toEqual(['Shift', 'C'])
})

test('no two commands share a key', () => {
  const combos = boundKeys(OWN).map((one) => one.combo)
  expect(new Set(combos).size).toBe(combos.length)
})

test('a field that is written into keeps its letters', () => {
  const field = document.body.appendChild(document.createElement('input'))
  let found: string | null = 'none'
  field.addEventListener('keydown', (event) => (found = commandOf(event, OWN)))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
  expect(found).toBe(null)
  field.remove()
})

test('turns are the stretches in which one seat acts, with the draws after them', () => {
  const entry = (n: number, actor: number | null): Entry => ({ n, actor, words: '', fired: [], scores: [n] })
  const log = [entry(1, null), entry(2, 0), entry(3, null), entry(4, 0), entry(5, 1), entry(6, null)]
  expect(turnsOf(log)).toEqual([
    { seat: 0, from: 2, to: 4, scores: [4] },
    { seat: 1, from: 5, to: 6, scores: [6] },
  ])
})

test('who plays alone begins a turn with what the game says', () => {
  const entry = (n: number, actor: number | null, words: string): Entry => ({ n, actor, words, fired: [], scores: [n] })
  const log = [entry(1, 0, 'lay'), entry(2, 0, 'skip'), entry(3, null, 'tile'), entry(4, 0, 'lay'), entry(5, 0, 'skip')]
  expect(turnsOf(log, ({ words }) => words === 'lay')).toEqual([
    { seat: 0, from: 1, to: 3, scores: [3] },
    { seat: 0, from: 4, to: 5, scores: [5] },
  ])
})
