/** Two ways to play a whole game on the page: by clicks, and by keyboard alone. Both take what the screen offers, without knowing rules. */
import assert from 'node:assert/strict'
import { myMove, offers } from './house.mjs'

const MOST_STEPS = 400

/** Plays until the result is shown; `act` does one step with what is offered. Returns the number of steps. */
async function play(page, act, each = async () => {}) {
  for (let step = 0; step < MOST_STEPS; step++) {
    if ((await myMove(page)) === 'over') return step
    const offered = await offers(page)
    await each(step, offered)
    await act(offered, step)
  }
  throw new Error(`the game did not end in ${MOST_STEPS} steps`)
}

/** What a step is about: buy while two workers are at home, harvest else. */
function wish({ lines, spaces, hand, workers }, step) {
  if (lines.length && !hand && (workers > 1 || !spaces.length)) return { line: lines[step % lines.length] }
  return { at: spaces[(step * 7) % spaces.length] }
}

export function playByClicks(page, each) {
  return play(
    page,
    async (offered, step) => {
      if (!offered.confirm) {
        const { line, at } = wish(offered, step)
        if (!line && !at) return page.locator('.hand .tile:not(.chosen)').first().click()
        await page.click(line ? `[data-line="${line}"]` : `[data-at="${at}"]`)
        assert.equal((await offers(page)).confirm, true, `chosen ${line ?? at}: ${offered.sentence}`)
      }
      await page.click('.confirm')
    },
    each,
  )
}

/** Only keys: M to the market, N through the open spaces, Enter to choose and to confirm. */
export function playByKeys(page, each) {
  return play(
    page,
    async (offered, step) => {
      if (offered.confirm) return page.keyboard.press('Control+Enter')
      const { line, at } = wish(offered, step)
      if (line) {
        await page.keyboard.press('m')
        await page.keyboard.press('Enter')
        return page.keyboard.press('Control+Enter')
      }
      if (!at) return otherTile(page)
      await page.keyboard.press('b')
      for (let k = 0; k <= step % 3; k++) await page.keyboard.press('n')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+Enter')
    },
    each,
  )
}

/** Tab to the hand and take another tile of it. */
async function otherTile(page) {
  for (let k = 0; k < 60; k++) {
    await page.keyboard.press('Tab')
    const there = await page.evaluate(() => document.activeElement?.matches('.hand .tile:not(.chosen)') ?? false)
    if (there) return page.keyboard.press('Enter')
  }
  throw new Error('no other tile of the hand can be reached by Tab')
}
