/** From Confirm until it is stored: the piece stands, the bar keeps still, and a lost connection or a refusal says so. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clickSquare, tableOffers } from './layers.mjs'
import { myMove, offers, openHouse, openPage, openTable } from './house.mjs'

let house

before(async () => (house = await openHouse()))
after(() => house?.close())

/** A page that keeps its moves back until `release`, which may change them. */
async function withHeldMoves(game, options) {
  const opened = await openPage(house)
  await opened.context.addInitScript(() => {
    const send = WebSocket.prototype.send
    globalThis.held = []
    globalThis.holding = false
    WebSocket.prototype.send = function (text) {
      if (globalThis.holding && JSON.parse(text).do === 'act') globalThis.held.push([this, text])
      else send.call(this, text)
    }
    globalThis.release = (change) => {
      globalThis.holding = false
      const [socket, text] = globalThis.held.at(-1)
      send.call(socket, JSON.stringify({ ...JSON.parse(text), ...change }))
    }
  })
  await opened.page.clock.install({ time: Date.now() })
  await openTable(opened.page, house.address, { game, seats: ['me', 'me'], options })
  await myMove(opened.page)
  return opened
}

const hold = (page) => page.evaluate(() => (globalThis.holding = true))
const sentence = (page) => page.textContent('.sentence')

/** How many pieces stand on the board; a ghost is none. */
const pieces = (page, selector) =>
  page.evaluate(
    (which) => [...document.querySelectorAll(which)].filter((one) => !one.closest('.ghost')).length,
    selector,
  )

/** Confirms, and sees that for half a second nothing but the board has changed. */
async function confirmed(page, selector) {
  const lying = await pieces(page, selector)
  await page.waitForFunction(() => document.querySelector('.sentence').textContent.trim() !== '')
  const before = await sentence(page)
  await hold(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.click('.confirm')
  await page.waitForFunction(() => document.querySelector('.sentence').dataset.sending === 'true')
  await page.clock.runFor(500)
  await page.waitForFunction(
    ([which, count]) => [...document.querySelectorAll(which)].filter((one) => !one.closest('.ghost')).length === count,
    [selector, lying + 1],
  )
  assert.equal(await sentence(page), before)
  assert.equal(await page.getAttribute('.confirm', 'aria-disabled'), 'false')
  await page.clock.runFor(200)
  assert.match(await sentence(page), /Sending/)
  await page.clock.runFor(2_500)
  await page
    .getByText(/Your move is kept/)
    .first()
    .waitFor()
  assert.equal(await pieces(page, selector), lying + 1, 'the piece still stands')
}

test('a plantation stands from Confirm on, and is stored when the connection is back', async () => {
  const { page, context } = await withHeldMoves('citrus', { short: '' })
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  const [at] = (await offers(page)).spaces
  const label = `.space[data-at="${at}"]`
  await page.click(label)
  await page.waitForFunction(() => document.querySelector('.confirm').getAttribute('aria-disabled') === 'false')
  await confirmed(page, '.board .plantation')
  await page.clock.resume()
  await page.evaluate(() => globalThis.release({}))
  await page.waitForFunction(() => document.querySelector('.sentence').dataset.sending === 'false')
  await page.waitForSelector('.banner', { state: 'detached' })
  await context.close()
})

test('a tile stands from Confirm on; one that is refused is taken back, with the reason', async () => {
  const { page, context } = await withHeldMoves('carcassonne', {})
  const [at] = (await tableOffers(page)).squares
  await clickSquare(page, at)
  const before = await pieces(page, '.sheet .tile-edge')
  await confirmed(page, '.sheet .tile-edge')
  await page.clock.resume()
  await page.evaluate(() => globalThis.release({ words: 'lay 40,40 0' }))
  await page.waitForSelector('.banner')
  assert.notEqual((await page.textContent('.banner')).trim(), '')
  await page.waitForFunction(() => document.querySelector('.confirm').getAttribute('aria-disabled') === 'true')
  assert.ok((await tableOffers(page)).squares.includes(at), 'its square is open again')
  assert.equal(await pieces(page, '.sheet .tile-edge'), before)
  await context.close()
})
