/** Texts are cut and begun between the signs that a reader sees, never within one. */
import { expect, test } from 'vitest'
import { begun, shortened } from '../src/words'

const FAMILY = '👨\u200d👩\u200d👧'

test.each([
  ['Ann', 2, 'An'],
  [`${FAMILY}${FAMILY}${FAMILY}`, 2, `${FAMILY}${FAMILY}`],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['🇯🇵🇷🇴', 1, '🇯🇵'],
  ['क\u093fक\u093f', 1, 'क\u093f'],
  ['', 3, ''],
])('%s is shortened to %i signs', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

test.each([
  ['lemon', 'Lemon'],
  ['𐐨x', '𐐀x'],
  ['e\u0301x', 'E\u0301x'],
  [`${FAMILY} x`, `${FAMILY} x`],
  ['', ''],
])('%s begins with a large letter', (text, large) => {
  expect(begun(text, 'en')).toBe(large)
})
