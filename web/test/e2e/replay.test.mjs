/** Looking back at a game: stepping, the address of a position, playing on from it, and a record opened from a file. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { myMove, openHouse, openPage, openTable } from './house.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

const stop = (page) => page.locator('.looking input[type=range]').inputValue()

/** A game of bots that is over. */
async function finished(page, game = 'citrus', options = { short: '' }) {
  const address = await openTable(page, house.address, { game, seats: ['uniform', 'uniform'], options })
  await page.locator('.ways .button', { hasText: 'Result' }).waitFor()
  await page.reload()
  await page.locator('.ways .button', { hasText: 'Result' }).waitFor()
  return address
}

test('a game is stepped through, and the address tells the position', async () => {
  const { page, calm } = await openPage(house)
  const address = await finished(page)
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  const end = await page.locator('.board').innerHTML()
  await page.locator('.ways .button', { hasText: 'Replay' }).click()
  await page.locator('.looking').waitFor()
  assert.equal(await stop(page), '0')
  // The address follows after a moment: each step is waited for.
  for (const _ of [1, 2]) {
    const before = page.url()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL((url) => url.href !== before)
  }
  assert.equal(await stop(page), '2')
  const there = page.url()
  const picture = await page.locator('.board').innerHTML()
  assert.notEqual(picture, end)
  assert.deepEqual(await faults(page), [])
  await page.goto(there)
  await page.locator('.looking').waitFor()
  await page.waitForFunction((wanted) => document.querySelector('.looking input[type=range]').value === wanted, '2')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.locator('.bar').waitFor()
  assert.equal(page.url(), address)
  await calm()
})

test('a line of the log leads to its position, and a game is played on from there', async () => {
  const { page, calm } = await openPage(house)
  await finished(page)
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  await page.locator('.log .place').nth(4).click()
  await page.locator('.looking').waitFor()
  assert.ok((await page.locator('.log li.later').count()) > 0)
  const n = await page.evaluate(() => location.pathname.split('/')[3])
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.locator('dialog select').first().selectOption('person')
  await page.locator('dialog .button.strong').click()
  await page.waitForURL((url) => url.pathname.split('/').length === 3)
  await myMove(page)
  const entries = await page.evaluate(async () => {
    const text = await (await fetch(`/api${location.pathname.replace('table', 'tables')}/record`)).text()
    return text.split('\n').filter((line) => /^[*A-E] /.test(line)).length
  })
  assert.ok(entries >= Number(n))
  await calm()
})

test('looking back keeps what was half chosen, and nothing can be done there', async () => {
  const { page, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'uniform'] })
  await myMove(page)
  // Who begins is drawn: there is something to look back at only after a move of one's own.
  await page.locator('[data-line][aria-disabled="false"]').first().click()
  await page.locator('.confirm').click()
  await myMove(page)
  await page.locator('.space.can').first().click()
  const sentence = await page.locator('.sentence').textContent()
  await page.keyboard.press(',')
  await page.locator('.looking').waitFor()
  assert.equal(await page.locator('.confirm').count(), 0)
  await page.keyboard.press('Escape')
  await page.locator('.bar').waitFor()
  assert.equal(await page.locator('.sentence').textContent(), sentence)
  await calm()
})

test('a record is opened from a file, and one that is none says why', async () => {
  const { page, calm } = await openPage(house)
  await finished(page, 'carcassonne', {})
  const text = await page.evaluate(async () =>
    (await fetch(`/api${location.pathname.replace('table', 'tables')}/record`)).text(),
  )
  await page.goto(house.address)
  await page.locator('.record').waitFor()
  const choose = (name, content) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await choose('wrong.txt', 'game    citrus\noptions short\nrules   1\nseats   Ada, Ben\n\nA buy r9\n')
  await page.locator('.trouble', { hasText: 'wrong.txt:6' }).waitFor()
  await choose('game.txt', text)
  await page.locator('.looking').waitFor()
  assert.match(page.url(), /\/table\/\w+\/0$/)
  await page.keyboard.press('End')
  await page.waitForFunction(() => document.querySelector('.replay-last').getAttribute('aria-disabled') === 'true')
  await page.context().clearCookies()
  await calm().catch((error) => assert.match(String(error), /400/))
})

/** How many pieces fly while a replay goes on by some steps. */
async function flown(page, motion, steps) {
  await page.evaluate(
    (how) => localStorage.setItem('hesperides', JSON.stringify({ hints: false, motion: how })),
    motion,
  )
  await page.reload()
  await page.locator('.looking').waitFor()
  await page.evaluate(() => {
    globalThis.flown = 0
    const pieces = (node) =>
      node instanceof Element ? Number(node.matches('.piece')) + node.querySelectorAll('.piece').length : 0
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => (globalThis.flown += pieces(node)))),
    ).observe(document.querySelector('main').parentElement, { childList: true, subtree: true })
  })
  for (let step = 0; step < steps; step++) {
    const before = Number(await stop(page))
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.waitForFunction((wanted) => {
      const bar = document.querySelector('.looking input[type=range]')
      return bar.value === String(wanted) && !document.querySelector('.motion')
    }, before + 1)
  }
  return page.evaluate(() => globalThis.flown)
}

test('pieces move, and keep still for who wants that', async () => {
  const { page, calm } = await openPage(house)
  const address = await finished(page)
  await page.goto(`${address}/60`)
  assert.ok((await flown(page, 'full', 6)) > 0)
  assert.equal(await flown(page, 'none', 3), 0)
  assert.equal(await flown(page, 'auto', 3), 0, 'the system asks for less motion')
  await calm()
})
