/** Carcassonne in a real browser against a real server: whole games by clicks and by keys, a reload in the middle, reasons, zoom, size and accessibility. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { clickSquare, layByClicks, layByKeys, tableOffers as offers } from './layers.mjs'
import { myMove, openHouse, openPage, openTable } from './house.mjs'

const ALL = { trees: '', abbot: '', river: '', phantom: '' }
let house

before(async () => (house = await openHouse()))
after(() => house?.close())

const open = (page, { seats = ['me', 'me'], options = { trees: '' } } = {}) =>
  openTable(page, house.address, { game: 'carcassonne', seats, options })

const numbers = (page, selector) =>
  page.evaluate(
    (where) => [...document.querySelectorAll(where)].map((one) => Number(one.textContent.replace('\u2212', '-'))),
    selector,
  )

/** The totals of the result are the scores at the table, and each is the sum of its column. */
async function addsUp(page) {
  const totals = await numbers(page, 'dialog tfoot td')
  const columns = await page.evaluate(() =>
    [...document.querySelectorAll('dialog .scroll tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('\u2212', '-'))),
    ),
  )
  const sums = totals.map((_, k) => columns.reduce((total, row) => total + row[k], 0))
  assert.deepEqual(sums, totals)
  const scores = await numbers(page, '.mat .score [aria-hidden]')
  assert.deepEqual([...scores].sort(), [...totals].sort())
}

test('a whole game with trees by clicks, with a reload in the middle', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page)
  let reloaded = false
  await layByClicks(page, async (step) => {
    if (step < 90 || reloaded) return
    reloaded = true
    const { lay, squares } = await offers(page)
    if (lay) await clickSquare(page, squares[0])
    const before = await page.locator('.sentence').textContent()
    await page.reload()
    await page.waitForSelector('.land')
    await page.waitForFunction((text) => document.querySelector('.sentence')?.textContent === text, before)
    if (lay) await page.click('.undo')
  })
  await addsUp(page)
  await page.click('dialog button[aria-label="Close"]')
  const steps = await page.locator('.ending').count()
  assert.equal(steps, 1)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  assert.match((await page.locator('.ending p').textContent()) ?? '', /= \d+/)
  await calm()
  await context.close()
})

/** The whole game takes a minute: `make test` plays the first part of it. */
const KEYED = process.env.HESPERIDES_NIGHTLY ? Infinity : 60

test('a game by keyboard alone, with everything in it', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page, { options: ALL })
  const whole = await layByKeys(page, undefined, KEYED)
  if (whole) await addsUp(page)
  else assert.ok((await page.locator('.sheet .tile-edge').count()) > 12, 'tiles were laid')
  await calm()
  await context.close()
})

test('the ghost comes in a legal turn, turns through legal ones only, and a refused square says why', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page, { options: {} })
  await myMove(page)
  const { squares } = await offers(page)
  await clickSquare(page, squares[0])
  assert.equal((await offers(page)).confirm, true)
  for (let k = 0; k < 4; k++) {
    await page.keyboard.press('r')
    assert.equal((await offers(page)).confirm, true)
  }
  await page.keyboard.press('Escape')
  await clickSquare(page, '0,0')
  await page.waitForSelector('.tip.pinned')
  assert.match((await page.locator('.tip').textContent()) ?? '', /tile\.match/)
  await page.keyboard.press('Escape')
  await clickSquare(page, squares[0])
  await page.click('.confirm')
  await page.waitForSelector('[data-words]')
  await page.click('.undo')
  await page.waitForSelector('.hand button.tile')
  assert.deepEqual((await offers(page)).squares, squares)
  await calm()
  await context.close()
})

test('the sentence of the bar keeps its place while others act', async () => {
  const { page, context, calm } = await openPage(house, { width: 390, height: 844, touch: true })
  const plan = { game: 'carcassonne', seats: ['me', 'greedy'], options: {}, pace: 5000 }
  await openTable(page, house.address, plan)
  await myMove(page)
  const place = () =>
    page.evaluate(() => {
      const { left, width } = document.querySelector('.sentence').getBoundingClientRect()
      return [left, width]
    })
  const mine = await place()
  await clickSquare(page, (await offers(page)).squares[0])
  await page.click('.confirm')
  await page.click('[data-words="skip"]')
  await page.waitForSelector('.bar[data-seat=""] .sentence[data-sending="false"]')
  assert.deepEqual(await place(), mine)
  await calm()
  await context.close()
})

test('the table is moved by hand only, and shown whole again by a button', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page)
  await myMove(page)
  const where = () => page.locator('.sheet').evaluate((sheet) => sheet.style.transform)
  const isAt = (place, wanted) =>
    page.waitForFunction(
      ([transform, is]) => (document.querySelector('.sheet')?.style.transform === transform) === is,
      [place, wanted],
    )
  const whole = await where()
  const box = await page.locator('.window').boundingBox()
  await page.mouse.move(box.x + 200, box.y + 200)
  await page.mouse.wheel(0, -300)
  await isAt(whole, false)
  const near = await where()
  await page.mouse.down()
  await page.mouse.move(box.x + 260, box.y + 240, { steps: 4 })
  await page.mouse.up()
  await isAt(near, false)
  assert.equal((await offers(page)).confirm, false, 'a drag lays nothing')
  await page.keyboard.press('b')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await page.click('.fit')
  await isAt(whole, true)
  await page.click('.confirm')
  await page.waitForSelector('[data-words]')
  await calm()
  await context.close()
})

test('the tile is dragged from the hand onto the table', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page)
  await myMove(page)
  const { squares } = await offers(page)
  const hand = await page.locator('.hand button.tile').boundingBox()
  const to = await page.locator(`.grid [data-at="${squares.at(-1)}"]`).boundingBox()
  await page.mouse.move(hand.x + 20, hand.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  assert.equal((await offers(page)).confirm, true)
  await calm()
  await context.close()
})

test('the board is a grid with one tab stop, and every square has a name', async () => {
  const { page, context, calm } = await openPage(house)
  await open(page)
  await myMove(page)
  assert.equal(await page.locator('.grid [tabindex="0"]').count(), 1)
  await page.keyboard.press('b')
  const here = () => page.evaluate(() => document.activeElement?.dataset.at)
  assert.equal(await here(), '0,0')
  await page.keyboard.press('ArrowUp')
  assert.equal(await here(), '0,-1')
  await page.keyboard.press('ArrowUp')
  assert.equal(await here(), '0,-1', 'the edge of the table holds')
  await page.keyboard.press('Control+Home')
  assert.equal(await here(), '0,-1')
  const names = await page.locator('.grid [data-at]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  assert.ok(names.every((name) => name && !name.includes('[')))
  assert.match(names.join(), /city/i)
  await calm()
  await context.close()
})

/** Before the first tile, and later with figures on the table. */
const LOOKS = process.env.HESPERIDES_NIGHTLY ? 3 : 2

for (const [width, height, light, touch] of [
  [360, 640, 'light', true],
  [390, 844, 'dark', true],
  [1920, 1080, 'dark', false],
  [1366, 768, 'light', false],
]) {
  test(`nothing is cut off and axe finds nothing at ${width} x ${height}, ${light}`, async () => {
    const { page, context, calm } = await openPage(house, { width, height, light, touch })
    await open(page, { seats: ['me', 'greedy', 'greedy', 'greedy', 'me'], options: ALL })
    let looked = 0
    await layByClicks(page, async (step) => {
      if (step >= LOOKS * 8) throw new Error('enough')
      if (step % 8) return
      looked += 1
      assert.deepEqual(await faults(page), [])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= width, `the page is ${wide} wide`)
    }).catch((error) => {
      if (error.message !== 'enough') throw error
    })
    assert.ok(looked > 1)
    await calm()
    await context.close()
  })
}
