/** Cards stand beside what they speak of. */
import { expect, test } from 'vitest'
import { clipped, leastCovering, placeBeside, widened } from '../src/play/placing'

const screen = { width: 1000, height: 700 }
const size = { width: 300, height: 120 }
const box = (left: number, top: number, side = 60) => ({ left, top, right: left + side, bottom: top + side })

function apart(keep: ReturnType<typeof box>, { left, top }: { left: number; top: number }): boolean {
  return left >= keep.right || left + size.width <= keep.left || top >= keep.bottom || top + size.height <= keep.top
}

test('a card covers neither the space nor its neighbours, wherever there is room', () => {
  for (let left = 0; left <= 940; left += 47) {
    for (let top = 0; top <= 640; top += 40) {
      const keep = widened(box(left, top), 1)
      const place = placeBeside(keep, size, screen)
      expect(apart(keep, place)).toBe(true)
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top).toBeGreaterThanOrEqual(0)
      expect(place.left + size.width).toBeLessThanOrEqual(screen.width)
      expect(place.top + size.height).toBeLessThanOrEqual(screen.height)
    }
  }
})

test('on a narrow screen it stands below, or above', () => {
  const narrow = { width: 360, height: 640 }
  expect(placeBeside({ left: 0, top: 50, right: 360, bottom: 300 }, size, narrow).top).toBe(308)
  expect(placeBeside({ left: 0, top: 400, right: 360, bottom: 600 }, size, narrow).top).toBe(272)
})

test('a hint lies where it covers nothing of what it speaks of, and rather first than last', () => {
  const wide = (top: number) => ({ left: 0, top, right: 360, bottom: top + 100 })
  const places = [wide(500), wide(400), wide(200)]
  expect(leastCovering(places, [])).toEqual(wide(500))
  expect(leastCovering(places, [box(20, 520)])).toEqual(wide(400))
  expect(leastCovering(places, [box(20, 520), box(20, 460)])).toEqual(wide(200))
  expect(
    leastCovering(
      places,
      places.map((one) => ({ ...one, right: one.top })),
    ),
  ).toEqual(wide(200))
})

test('what lies out of its frame is not there', () => {
  expect(clipped(box(10, 90), { left: 0, top: 0, right: 100, bottom: 100 })).toEqual({
    left: 10,
    top: 90,
    right: 70,
    bottom: 100,
  })
})
