/** Outlines of orchards and where their workers stand. */
import { expect, test } from 'vitest'
import { named, outline, spot, workerSpot } from '../src/games/citrus/geometry'
import { movedApart, roundSteps } from '../src/play/scale'
import type { Region } from '../src/wire'

const region = (spaces: string[]): Region => ({
  at: spaces[0] ?? '',
  colour: 'le',
  owner: 0,
  size: spaces.length,
  points: spaces.length,
  spaces,
  worker: spaces[0] ?? '',
})

test('spaces have their place and their name back', () => {
  expect(spot('c10')).toEqual({ x: 2, y: 9 })
  expect(named(2, 9)).toBe('c10')
})

test('a single tile has four corners, an L has six, a ring has an inner outline too', () => {
  const corners = (spaces: string[]) => outline(spaces, 5, 10).match(/Q/g)?.length
  expect(corners(['b2'])).toBe(4)
  expect(corners(['b2', 'b3', 'c3'])).toBe(6)
  expect(corners(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'])).toBe(8)
})

test('tiles that only meet at a corner keep outlines of their own', () => {
  expect(outline(['a1', 'b2'], 5, 10).match(/M/g)?.length).toBe(2)
})

test('a worker stands where four tiles meet, else between two, else in a corner', () => {
  expect(workerSpot(region(['a1', 'b1', 'a2', 'b2', 'c2']))).toEqual({ x: 1, y: 1 })
  expect(workerSpot(region(['a1', 'b1']))).toEqual({ x: 1, y: 0.5 })
  expect(workerSpot(region(['a1'])).x).toBeGreaterThan(0.5)
})

test('the marks of an axis are round', () => {
  expect(roundSteps(0, 129)).toEqual([0, 50, 100])
  expect(roundSteps(0, 200)).toEqual([0, 50, 100, 150, 200])
  expect(roundSteps(-8, 30)).toEqual([0, 10, 20, 30])
  expect(roundSteps(1, 40, 6)).toEqual([10, 20, 30, 40])
  expect(roundSteps(1, 4, 6)).toEqual([1, 2, 3, 4])
})

test('signs at the ends of lines are moved apart and stay in their order', () => {
  expect(movedApart([150, 80, 20], 19, 9)).toEqual([150, 80, 20])
  expect(movedApart([100, 100, 96], 19, 9)).toEqual([81, 100, 62])
  const crowded = movedApart([12, 10, 9, 14, 11, 13], 19, 9)
  expect([...crowded].sort((a, b) => a - b)).toEqual([9, 28, 47, 66, 85, 104])
  expect(Math.max(...crowded)).toBe(crowded[3])
  expect(Math.min(...crowded)).toBe(crowded[2])
})
