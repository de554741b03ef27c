/** What somebody who is new here needs: what waits, the way to begin, what the goal is, and a keyboard and buttons that say what they do. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { myMove, openHouse, openPage, openTable, reachable, timersRun } from './house.mjs'

let house

before(async () => (house = await openHouse()))
after(() => house?.close())

test('what waits stands on top of the start page, and Start is in view of every new table', async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const { page, context, calm } = await openPage(house, { width, height, touch: width < 900 })
    await openTable(page, house.address, { seats: ['me', 'me'] })
    await page.goto(house.address)
    await page.waitForSelector('.live svg')
    assert.ok(await reachable(page, '.waiting li a'), 'the game that waits')
    const games = await page.getByRole('button', { name: 'New table' }).count()
    for (let k = 0; k < games; k++) {
      await page.getByRole('button', { name: 'New table' }).nth(k).click()
      await page.waitForSelector('dialog .start')
      assert.ok(await reachable(page, 'dialog .start'), `Start of game ${k}, ${width} wide`)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog', { state: 'detached' })
    }
    await calm()
    await context.close()
  }
})

test('how to play is told at the table and above the rules', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.getByRole('button', { name: 'How to play' }).click()
  await page.getByText(/round the fincas, the farms/).waitFor()
  assert.deepEqual(await faults(page), [])
  await page.getByRole('link', { name: 'All rules of Citrus' }).click()
  await page.waitForSelector('[id="buy.line"]')
  assert.ok(await page.getByText(/round the fincas, the farms/).isVisible())
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})

test('by keyboard: Enter and Enter buys, the keyboard goes on by itself, no card comes unasked, no mat jumps', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.getByRole('button', { name: 'No hints' }).click()
  const heights = () => page.evaluate(() => [...document.querySelectorAll('.mat')].map((mat) => mat.offsetHeight))
  const focused = (selector) =>
    page.waitForFunction((which) => document.activeElement?.matches(which) ?? false, selector)
  const noCard = async () => {
    await timersRun(page, 500)
    assert.equal(await page.locator('.tip').count(), 0, 'no card')
  }
  for (let turn = 0; turn < 2; turn++) {
    await page.keyboard.press('m')
    const before = await heights()
    await page.keyboard.press('Enter')
    await page.waitForSelector('.mat .after')
    assert.deepEqual(await heights(), before)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.hand .tile')
    for (let k = 0; k < 6; k++) {
      await page.waitForFunction(() => document.querySelector('.sentence')?.dataset.sending === 'false')
      if ((await page.locator('.hand .tile').count()) === 0) break
      await focused('.space.can')
      await noCard()
      const told = await page.locator('.log li').count()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, told)
    }
    await focused('.confirm')
    assert.equal(await page.textContent('.confirm').then((text) => text.trim()), 'End turn')
    const line = page.locator('[data-line]').first()
    await line.click({ force: true })
    await page.waitForSelector('.tip.pinned')
    assert.equal((await page.textContent('.confirm')).trim(), 'End turn')
    await page.keyboard.press('Escape')
    await page.locator('.confirm').focus()
    await page.keyboard.press('Enter')
    await focused('[data-line][aria-disabled="false"]')
    await noCard()
  }
  await calm()
  await context.close()
})

test('a button that does nothing says why, on a phone too', async () => {
  const { page, context, calm } = await openPage(house, { width: 390, height: 844, touch: true })
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.getByRole('button', { name: 'No hints' }).tap()
  await page.tap('.undo', { force: true })
  await page
    .getByText(/Nothing to take back/)
    .first()
    .waitFor()
  assert.equal(await page.locator('.tip.pinned').count(), 1)
  await calm()
  await context.close()
})

test('names without a space stay on their card, and a table that is put away says so where it is open', async () => {
  const { page, context, calm } = await openPage(house, { width: 360, height: 640, touch: true })
  const address = await openTable(page, house.address, { seats: ['me', 'me'], names: ['W'.repeat(40), 'M'.repeat(40)] })
  const start = await context.newPage()
  await start.goto(house.address)
  await start.waitForSelector('.waiting li a')
  assert.equal(await start.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'nothing sticks out')
  await start.evaluate((path) => fetch(path, { method: 'DELETE' }), `/api/tables/${address.split('/').at(-1)}`)
  await page.getByRole('heading', { name: 'This table is in your bin.' }).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForSelector('.offer')
  await calm()
  await context.close()
})

test('a game that is put away is fetched back by Undo, by mouse and by keyboard, and later from the bin', async () => {
  const { page, context, calm } = await openPage(house)
  const address = await openTable(page, house.address, { seats: ['me', 'greedy'] })
  await page.goto(house.address)
  const line = page.locator('.waiting li')
  await line.getByRole('button', { name: 'Remove the table of Ada and Ben' }).click()
  await line.waitFor({ state: 'detached' })
  assert.deepEqual(await faults(page), [])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await line.waitFor()
  assert.equal(await page.locator('.toast').count(), 0)
  await line.getByRole('button', { name: /^Remove/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.toast button') ?? false)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.waiting li a') ?? false)
  await line.getByRole('button', { name: /^Remove/ }).click()
  await page.goto(address)
  await page.getByRole('heading', { name: 'This table is in your bin.' }).waitFor()
  assert.deepEqual(await faults(page), [])
  await page.goto(house.address)
  await page.getByRole('button', { name: 'Bin (1)' }).click()
  await page.getByText(/deleted in 30 days/).waitFor()
  assert.deepEqual(await faults(page), [])
  await page.getByRole('button', { name: 'Restore the table of Ada and Ben' }).click()
  await page.getByText('Nothing lies in the bin.').waitFor()
  await page.keyboard.press('Escape')
  await line.waitFor()
  await calm()
  await context.close()
})

test('the time to undo stands still while somebody points at it', async () => {
  const { page, context } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'greedy'] })
  await page.clock.install()
  await page.goto(house.address)
  await page
    .locator('.waiting li')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  await page.clock.runFor(6_000)
  await toast.hover()
  await page.clock.runFor(60_000)
  assert.equal(await toast.count(), 1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(3_000)
  assert.equal(await toast.count(), 1)
  await page.clock.runFor(2_000)
  await toast.waitFor({ state: 'detached' })
  await context.close()
})

test('with a game that waits, Play now is still in view, and logo and content stand in one line', async () => {
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [390, 844],
  ]) {
    const { page, context } = await openPage(house, { width, height, touch: width < 900 })
    await openTable(page, house.address, { seats: ['me', 'me'] })
    await page.goto(house.address)
    await page.waitForSelector('.waiting li')
    const [logo, content, play] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect()
      return [box('header img').left, box('.waiting').left, box('.offer .strong').bottom]
    })
    assert.ok(play <= height, `Play now ends at ${play}, ${width} x ${height}`)
    assert.equal(logo, content)
    await context.close()
  }
})
