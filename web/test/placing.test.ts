/** Cards stand beside what they speak of. */
import { expect, test } from 'vitest'
import { placeBeside, widened } from '../src/play/placing'

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
