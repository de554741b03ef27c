/** The page in a real browser against a real server: whole games, accessibility, size, and what must survive a reload. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { myMove, offers, openHouse, openPage, openTable, reachable, timersRun } from './house.mjs'
import { playByClicks, playByKeys } from './players.mjs'

const FIRST_LOAD_LIMIT = 300 * 1024
/** Less than the fonts alone: then something was not counted. */
const FIRST_LOAD_LEAST = 100 * 1024
let house

before(async () => (house = await openHouse()))
after(() => house?.close())

async function scores(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.mat .score [aria-hidden]')]
      .map((one) => Number(one.textContent))
      .sort((a, b) => a - b),
  )
}

async function totals(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog tfoot td')]
      .map((one) => Number(one.textContent.replace('\u2212', '-')))
      .sort((a, b) => a - b),
  )
}

async function sums(page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('dialog tbody tr')].filter((row) => !row.closest('.unseen'))
    const columns = rows[0].querySelectorAll('td').length
    const number = (cell) => Number(cell.textContent.replace('\u2212', '-'))
    return Array.from({ length: columns }, (_, k) =>
      rows.reduce((total, row) => total + number(row.querySelectorAll('td')[k]), 0),
    ).sort((a, b) => a - b)
  })
}

/** The bytes over the wire until the start page is complete, for somebody who has never been here. */
async function firstLoad(locale) {
  const context = await house.browser.newContext({ locale })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(house.address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.querySelectorAll('.live svg .tile, .live svg .land').length > 20)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

test('the first load is small, also in Romanian', async () => {
  for (const locale of ['en-GB', 'ro-RO']) {
    const bytes = await firstLoad(locale)
    assert.ok(bytes > FIRST_LOAD_LEAST && bytes < FIRST_LOAD_LIMIT, `the first load takes ${bytes} bytes in ${locale}`)
  }
})

for (const [width, height] of [
  [390, 844],
  [1366, 768],
]) {
  test(`the start page stands still while it loads, ${width} wide, without tables and with some`, async () => {
    const { page, context, calm } = await openPage(house, { width, height, touch: width < 900 })
    const loaded = async (tables) => {
      await page.waitForSelector('.live svg')
      await page.waitForSelector('footer')
      assert.equal(await page.locator('.tables li').count(), tables)
      await calm()
    }
    await loaded(0)
    for (const tables of [1, 2]) {
      await openTable(page, house.address, { seats: ['me', 'me'] })
      await page.goto(house.address)
      await loaded(tables)
    }
    await context.close()
  })
}

test('one click plays, and what comes over the socket is compressed', async () => {
  const { page, context, calm } = await openPage(house)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let answer = ''
  session.on('Network.webSocketHandshakeResponseReceived', ({ response }) => (answer = response.headersText ?? ''))
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await page.waitForSelector('.bar')
  assert.equal(await myMove(page), 'mine')
  assert.match(answer, /permessage-deflate/)
  await calm()
  await context.close()
})

test('a whole game by clicks, with a reload in the middle', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address)
  let draft = ''
  await playByClicks(page, async (step, offered) => {
    if (step !== 12) return
    if (offered.lines.length) await page.click(`[data-line="${offered.lines[0]}"]`)
    draft = await page.textContent('.sentence')
    await page.reload()
    await page.waitForSelector('.bar')
    await page.waitForFunction((text) => document.querySelector('.sentence')?.textContent === text, draft)
    await page.keyboard.press('Escape')
  })
  assert.notEqual(draft, '')
  assert.deepEqual(await totals(page), await scores(page))
  assert.deepEqual(await sums(page), await scores(page))
  const below = await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog.scrollTop = dialog.scrollHeight
    return (
      dialog.getBoundingClientRect().bottom - document.querySelector('dialog figure svg').getBoundingClientRect().bottom
    )
  })
  assert.ok(below < 60, `${below} pixels of nothing below the curve`)
  assert.ok(await reachable(page, 'dialog .close'), 'the cross stays in view')
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})

test('a whole game by keyboard alone', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address)
  const steps = await playByKeys(page)
  assert.ok(steps > 20)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await timersRun(page, 1000) // what is announced of the end
  await page.keyboard.press('s')
  await page.waitForFunction(() =>
    /Ada \(circle A\): -?\d+ points/.test(
      [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' '),
    ),
  )
  await calm()
  await context.close()
})

test('undo, restart and the reasons', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  const start = await page.textContent('.sentence')
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  const place = await page.textContent('.sentence')
  const refused = page.locator('.space.cannot').first()
  await refused.click()
  await page.waitForSelector('.tip.pinned a[href^="/rules/citrus#"]')
  await page.keyboard.press('Escape')
  await page.locator('.space.can').first().click()
  await page.waitForSelector('.ghost.sure')
  await page.click('.confirm')
  await page.waitForFunction((text) => document.querySelector('.sentence')?.textContent !== text, place)
  await myMove(page)
  await page.keyboard.press('u')
  await page.waitForFunction((text) => document.querySelector('.sentence')?.textContent === text, place)
  await myMove(page)
  await page.keyboard.press('Shift+U')
  await page.waitForFunction((text) => document.querySelector('.sentence')?.textContent === text, start)
  await calm()
  await context.close()
})

test('a plantation is dragged from the hand onto the board', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  const tile = await page.locator('.hand .tile').first().boundingBox()
  const space = await page.locator('.space.can').first().boundingBox()
  await page.mouse.move(tile.x + 20, tile.y + 20)
  await page.mouse.down()
  await page.mouse.move(400, 400, { steps: 4 })
  await page.waitForSelector('.dragged')
  await page.mouse.move(space.x + space.width / 2, space.y + space.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.waitForSelector('.ghost.sure')
  assert.equal((await offers(page)).confirm, true)
  await calm()
  await context.close()
})

test('a move made while the server is away arrives when it is back', async () => {
  const { page, context } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await house.stop()
  await page.waitForSelector('.banner')
  await page.click('.confirm')
  await page.waitForSelector('[data-sending="true"]')
  await house.start()
  await page.waitForSelector('.hand .tile')
  await page.waitForSelector('.banner', { state: 'detached' })
  assert.match(await page.textContent('.log'), /buys/)
  await context.close()
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
]) {
  test(`on a phone, ${width} wide: why, the next finca and the projection are within reach`, async () => {
    const { page, context, calm } = await openPage(house, { width, height, touch: true })
    await openTable(page, house.address, { seats: ['me', 'me'] })
    await myMove(page)
    await page.getByRole('button', { name: 'No hints' }).tap()
    assert.ok(await reachable(page, '.sites button'), 'the next finca')
    await page.tap('[data-line][aria-disabled="false"]')
    await page.tap('.confirm')
    await page.waitForFunction(() => document.querySelector('.hand .tile') || document.querySelector('.space.can'))
    assert.ok(await reachable(page, '.why'), 'why')
    await page.tap('.why')
    await page.waitForSelector('.tip.pinned')
    await page.tap('.tip .close')
    await page.getByRole('button', { name: 'If the game ended now' }).tap()
    await page.waitForSelector('.strip .projection')
    assert.ok(await reachable(page, '.strip .projection'), 'the projection')
    await calm()
    await context.close()
  })
}

test('a card about a space covers no space beside it', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.click('[data-at="f5"]', { force: true })
  await page.waitForSelector('.tip.pinned')
  const covered = await page.evaluate(() => {
    const card = document.querySelector('.tip').getBoundingClientRect()
    return ['e4', 'f4', 'g4', 'e5', 'f5', 'g5', 'e6', 'f6', 'g6'].filter((at) => {
      const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect()
      return (
        box.left < card.right - 1 && card.left < box.right - 1 && box.top < card.bottom - 1 && card.top < box.bottom - 1
      )
    })
  })
  assert.deepEqual(covered, [])
  await calm()
  await context.close()
})

test('planting with one tap is offered once a fruit is about to be planted', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.locator('[data-line][aria-disabled="false"]').first().click()
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  await myMove(page)
  const spaces = page.locator('.space.can:not([aria-label*="leaves no room"])')
  await spaces.first().click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('button', { name: 'Switch on' }).waitFor({ state: 'detached' })
  assert.deepEqual(await faults(page), [])
  const planted = () => page.locator('.board .plantation:not(.ghost *)').count()
  assert.equal(await planted(), 0, 'what was chosen before still waits for Confirm')
  await spaces.nth(1).click()
  await page.waitForFunction(() => document.querySelector('.board .plantation:not(.ghost *)'))
  await myMove(page)
  assert.equal(await planted(), 1)
  await calm()
  await context.close()
})

test('hints lead through the first turn, take no focus, and can be put away', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
  assert.match(await page.textContent('.guide'), /most points win/)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.waitForFunction(() => /market/.test(document.querySelector('.guide')?.textContent ?? ''))
  await page.click('[data-line][aria-disabled="false"]')
  await page.waitForFunction(() => /pay/.test(document.querySelector('.guide')?.textContent ?? ''))
  assert.deepEqual(await faults(page), [])
  await page.keyboard.press('Escape')
  await page.waitForSelector('.guide', { state: 'detached' })
  await page.click('[data-line][aria-disabled="false"]')
  await page.click('.confirm')
  await page.getByRole('button', { name: 'No hints' }).click()
  await page.reload()
  await myMove(page)
  assert.equal(await page.locator('.guide').count(), 0)
  await calm()
  await context.close()
})

test('keys can be changed and switched off', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.keyboard.press('?')
  await page.getByRole('button', { name: /^hear what everybody has: S/ }).click()
  await page.keyboard.press('u')
  await page.getByText('U is taken already: undo one step.').waitFor()
  await page.getByRole('button', { name: /^hear what everybody has: S/ }).click()
  await page.keyboard.press('c')
  await page.getByRole('button', { name: /^hear what everybody has: C/ }).waitFor()
  assert.deepEqual(await faults(page), [])
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  const spoken = () => page.evaluate(() => document.querySelector('[role=status].unseen')?.textContent ?? '')
  await page.waitForFunction(() => /Ada/.test(document.querySelector('[role=status].unseen')?.textContent ?? ''))
  await page.keyboard.press('?')
  await page.getByLabel('Single keys on the board').uncheck()
  await page.keyboard.press('Escape')
  const before = await spoken()
  await page.keyboard.press('t')
  await timersRun(page, 700)
  assert.equal(await spoken(), before)
  await calm()
  await context.close()
})

test('the page speaks the language of the browser, or the one that is chosen', async () => {
  const { page, context, calm } = await openPage(house, { locale: 'de-AT' })
  await page.getByRole('button', { name: 'Jetzt spielen' }).first().waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de')
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await myMove(page)
  await page.getByRole('button', { name: 'Einstellungen' }).click()
  assert.deepEqual(await faults(page), [])
  await page.getByLabel('Sprache').selectOption('es')
  await page.getByText('Compra una línea del mercado.').waitFor()
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})

test('bots alone can be watched, and the page says so', async () => {
  const { page, context, calm } = await openPage(house)
  await page.getByRole('button', { name: 'Watch bots play' }).first().click()
  await page.getByText(/You are watching/).waitFor()
  assert.equal(await page.locator('.confirm').count(), 0)
  await calm()
  await context.close()
})

for (const light of ['light', 'dark']) {
  for (const { width, height } of [
    { width: 1366, height: 768 },
    { width: 360, height: 640 },
  ]) {
    test(`nothing that axe finds, ${light}, ${width} wide`, async () => {
      const { page, context, calm } = await openPage(house, { width, height, light })
      await page.waitForSelector('.live svg')
      assert.deepEqual(await faults(page), [])
      await page.getByRole('button', { name: 'New table' }).first().click()
      await page.waitForSelector('dialog option', { state: 'attached' })
      assert.deepEqual(await faults(page), [])
      await openTable(page, house.address, { seats: ['me', 'greedy', 'me'] })
      await myMove(page)
      assert.deepEqual(await faults(page), [])
      await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
      await page.click('.confirm')
      await page.waitForSelector('.hand .tile')
      assert.deepEqual(await faults(page), [])
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing is wider than the screen',
      )
      await page.goto(`${house.address}/rules/citrus#build.rivals`)
      await page.waitForSelector('[id="build.rivals"]')
      assert.deepEqual(await faults(page), [])
      await calm()
      await context.close()
    })
  }
}
