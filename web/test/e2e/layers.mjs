/** Two ways to play Carcassonne on the page, by clicks and by keyboard alone. Both take what the screen offers, without knowing rules. */
import assert from 'node:assert/strict'
import { myMove } from './house.mjs'

const MOST_STEPS = 600

/** What the screen offers now. */
export const tableOffers = (page) =>
  page.evaluate(() => ({
    confirm: document.querySelector('.confirm')?.getAttribute('aria-disabled') === 'false',
    lay: document.querySelector('.hand button.tile') !== null,
    squares: [...document.querySelectorAll('.space.can')].map((one) => one.dataset.at),
    choices: [...document.querySelectorAll('[data-words]:not([aria-disabled="true"])')].map((one) => one.dataset.words),
    sentence: document.querySelector('.sentence')?.textContent ?? '',
  }))

/** Acts until the game is over, or so many times; true if it is over. */
async function play(page, act, each = async () => {}, most = Infinity) {
  for (let step = 0; step < MOST_STEPS; step++) {
    if ((await myMove(page)) === 'over') return true
    if (step === most) return false
    await each(step)
    await act(await tableOffers(page), step)
  }
  throw new Error(`the game did not end in ${MOST_STEPS} steps`)
}

/** A click in the middle of a square; one that is out of view is fetched as a person would, by showing all. */
export async function clickSquare(page, at) {
  const free = await page.evaluate((name) => {
    const space = document.querySelector(`.grid [data-at="${name}"]`)
    const { left, top, width, height } = space.getBoundingClientRect()
    return space.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }, at)
  if (!free) await page.click('.tools .fit')
  await page.click(`.grid [data-at="${at}"]`)
}

export function layByClicks(page, each) {
  return play(
    page,
    async ({ confirm, lay, squares, choices, sentence }, step) => {
      if (confirm) return page.click('.confirm')
      if (lay) {
        await clickSquare(page, squares[(step * 7) % squares.length])
      } else {
        const others = choices.filter((words) => words !== 'skip')
        if (!others.length || (step % 9 === 0 && choices.includes('skip'))) return page.click('[data-words="skip"]')
        await page.click(`[data-words="${others[(step * 5) % others.length]}"]`)
      }
      assert.equal((await tableOffers(page)).confirm, true, sentence)
      await page.click('.confirm')
    },
    each,
  )
}

/** Only keys: N through the lit squares, R to turn, Enter to lay; M through places, fruit and stacks, X for none. */
export function layByKeys(page, each, most) {
  return play(
    page,
    async ({ confirm, lay, choices }, step) => {
      if (confirm) return page.keyboard.press('Control+Enter')
      await page.keyboard.press('b')
      if (lay) {
        for (let k = 0; k <= step % 3; k++) await page.keyboard.press('n')
        await page.keyboard.press('Enter')
        if (step % 2) await page.keyboard.press('r')
        return page.keyboard.press('Enter')
      }
      const some = choices.some((words) => words !== 'skip')
      if (some && step % 7) for (let k = 0; k <= step % 3; k++) await page.keyboard.press('m')
      else await page.keyboard.press('x')
      await page.keyboard.press('Control+Enter')
    },
    each,
    most,
  )
}
