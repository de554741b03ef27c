/** What is measured in milliseconds: with nothing else running, after the other tests. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { myMove, offers, openHouse, openPage, openTable } from './house.mjs'

const LIT_LIMIT = 100
let house

before(async () => (house = await openHouse()))
after(() => house?.close())

test('from a choice to lit spaces in under a tenth of a second', async () => {
  const { page, context, calm } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'], options: {} })
  await myMove(page)
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  const took = await page.evaluate(async () => {
    const tiles = [...document.querySelectorAll('.hand .tile')]
    const started = performance.now()
    tiles.at(-1).click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - started
  })
  assert.ok(took < LIT_LIMIT, `${took} ms`)
  await calm()
  await context.close()
})
