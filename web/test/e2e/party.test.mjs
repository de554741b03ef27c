/** The Citrus Games in the browser: one game of each, by pointer and by keys; the second hand; a false result; a party with real fruit. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { openHouse, openPage } from './house.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house?.close())

/** From the start page into a game with one click. */
async function oneClick(page, name) {
  await page.goto(house.address)
  const card = page.locator('li', { has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/party\/\w+/)
}
const first = (page) => page.locator('tr.first td').last().textContent()

/** Puts the fruit in the hand where it belongs (or, wrongly, where not), and waits until it is gone from the hand. */
async function sortOne(page, keys, wrongly = false) {
  const left = await page.textContent('.figures span')
  const isLemon = await page.locator('.hand > svg.le').count()
  await page.keyboard.press(keys[!!isLemon !== wrongly ? 0 : 1])
  await page.waitForFunction((before) => document.querySelector('.figures span')?.textContent !== before, left)
  await page.waitForTimeout(70)
}

test('Lemon Lime Challenge by the keys of one side; the other side gets a smile; a mistake is put right', async () => {
  const { page, context, calm } = await openPage(house)
  await oneClick(page, 'Lemon Lime Challenge')
  await page.waitForSelector('.hand > svg')
  await page.waitForTimeout(150)
  await sortOne(page, ['a', 'd'])
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Only one hand!').first().waitFor()
  await sortOne(page, ['a', 'd'], true)
  await page.locator('li.wrong').waitFor()
  assert.deepEqual(await faults(page), [])
  await page.keyboard.press('s')
  await page.locator('li.wrong').waitFor({ state: 'detached' })
  await page.waitForTimeout(70)
  for (let k = 0; k < 23; k++) {
    await sortOne(page, ['a', 'd'])
    if (k === 21) break
  }
  const last = (await page.locator('.hand > svg.le').count()) ? 'a' : 'd'
  await page.keyboard.press(last)
  await page.waitForSelector('tr.first')
  assert.match(await first(page), /^24 sorted, \d+\.\d s, 1 mistake/)
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})

test('Orange Toss by pulling back, and slowly with a keyboard', async () => {
  const { page, context, calm } = await openPage(house)
  await oneClick(page, 'Orange Toss')
  const scene = page.getByRole('img', { name: /basket 1.8 metres/ })
  const box = await scene.boundingBox()
  const scale = Math.min(box.width / 3300, box.height / 2460)
  await page.mouse.move(box.x + 200, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 200 - 490 * scale, box.y + 200 + 500 * scale, { steps: 4 })
  await page.mouse.up()
  await page
    .getByText(/^In! 2 points/)
    .first()
    .waitFor()
  await page.getByRole('checkbox', { name: 'Aim slowly' }).check()
  assert.deepEqual(await faults(page), [])
  await page.getByRole('slider', { name: /Strength/ }).fill('3.5')
  for (let k = 0; k < 9; k++) {
    await page.waitForSelector('.aim button[aria-disabled="false"]')
    await page.getByRole('button', { name: 'Throw' }).focus()
    await page.keyboard.press('Enter')
    if (k < 8)
      await page
        .getByText(`${8 - k} orange`)
        .first()
        .waitFor()
  }
  await page.waitForSelector('tr.first')
  assert.equal(await first(page), '20 points, 10 clean')
  await calm()
  await context.close()
})

test('Grape Escape by keys: what is swallowed counts', async () => {
  const { page, context, calm } = await openPage(house)
  await oneClick(page, 'Grape Escape')
  await page.waitForSelector('.field svg text')
  await page.waitForFunction(() => !document.querySelector('.field svg text'))
  await page.waitForTimeout(150)
  await page.keyboard.press('d')
  await page.locator('.told', { hasText: 'Not chewed yet.' }).waitFor()
  await page.keyboard.press('a')
  await page.getByText('Mouth: 1 of 5, 1 chewed').waitFor()
  assert.deepEqual(await faults(page), [])
  await page.keyboard.press('d')
  await page.getByText('1 swallowed').first().waitFor()
  await page.getByRole('button', { name: 'Grape' }).click()
  await page.waitForSelector('tr.first', { timeout: 60_000 })
  assert.equal(await first(page), '1 grape')
  await calm()
  await context.close()
})

test('a result that does not reach the server is kept over a reload and sent when the server is back', async () => {
  const { page, context } = await openPage(house)
  await oneClick(page, 'Grape Escape')
  await page.waitForSelector('.field svg text')
  await page.waitForFunction(() => !document.querySelector('.field svg text'))
  await page.waitForTimeout(150)
  await page.keyboard.press('a')
  await page.getByText('Mouth: 1 of 5, 1 chewed').waitFor()
  await page.keyboard.press('d')
  await page.route('**/attempts/*', (route) => route.abort())
  await page.getByText('It is kept here and sent again.').first().waitFor()
  await page.reload()
  await page.getByText('It is kept here and sent again.').first().waitFor()
  assert.equal(await page.getByRole('button', { name: /^Start/ }).count(), 0, 'nobody plays it again meanwhile')
  assert.deepEqual(await faults(page), [])
  await page.unroute('**/attempts/*')
  await page.waitForSelector('tr.first')
  assert.equal(await first(page), '1 grape')
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unsent')))
  assert.deepEqual(kept, [])
  await context.close()
})

test('a party is put away, fetched back at once and from the bin, and removed for good', async () => {
  const { page, context, calm } = await openPage(house, { width: 390, height: 844, touch: true })
  await oneClick(page, 'Orange Toss')
  const address = page.url()
  await page.goto(`${house.address}/party`)
  const remove = page.getByRole('button', { name: 'Remove the party of Guest', exact: true })
  await remove.tap()
  await page.getByText('The party of Guest is in the bin.').first().waitFor()
  await remove.waitFor({ state: 'detached' })
  assert.deepEqual(await faults(page), [])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await remove.tap()
  await remove.waitFor({ state: 'detached' })
  await page.goto(address)
  await page.getByText('This party is in your bin.').waitFor()
  await page.getByRole('button', { name: 'Restore' }).tap()
  await page.getByRole('button', { name: /^Start/ }).waitFor()
  await page.goto(`${house.address}/party`)
  await remove.tap()
  await page.getByRole('button', { name: 'Bin (1)' }).tap()
  assert.deepEqual(await faults(page), [])
  await page.getByRole('button', { name: 'Remove the party of Guest for good' }).tap()
  await page.getByText('Nothing lies in the bin.').waitFor()
  await calm().catch((error) => assert.match(String(error), /404/))
  await context.close()
})

test('the rule book of the Citrus Games, from the start page', async () => {
  const { page, context, calm } = await openPage(house)
  await page.goto(house.address)
  await page.getByRole('link', { name: 'The rules', exact: true }).click()
  await page.getByRole('heading', { name: 'The rules of The Citrus Games' }).waitFor()
  await page.getByRole('link', { name: 'sort.hand', exact: true }).click()
  await page.locator('.clause.here', { hasText: 'One hand only' }).waitFor()
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})

test('two devices at one party: both see results as they come; a false one is refused', async () => {
  const one = await openPage(house)
  const other = await openPage(house, { width: 390, height: 844, touch: true, light: 'dark' })
  await one.page.goto(`${house.address}/party`)
  await one.page.getByLabel('Name of player 1').fill('Ada')
  assert.deepEqual(await faults(one.page), [])
  await one.page.locator('li', { hasText: 'Grape Escape' }).getByRole('button', { name: 'Play' }).click()
  await one.page.waitForURL(/\/party\/\w{16}/)
  await other.page.goto(one.page.url())
  await other.page.getByLabel('Your name').fill('Ben')
  await other.page.getByRole('button', { name: 'Join in' }).tap()
  await one.page.getByRole('rowheader', { name: 'Ben' }).waitFor()
  assert.deepEqual(await faults(other.page), [])
  const refused = await other.page.evaluate(async () => {
    const at = location.pathname.replace('/party', '/api/parties')
    const post = (path, body) =>
      fetch(at + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const { attempt } = await (await post('/attempts', { round: 0, person: 1 })).json()
    const inputs = [{ at: 20_000, act: 'take' }]
    const answer = await post(`/attempts/${attempt}`, { inputs })
    const fair = await post(`/attempts/${attempt}`, { inputs: [] })
    return [answer.status, (await answer.json()).rule, fair.status]
  })
  assert.deepEqual(refused, [422, 'party.clock', 201])
  await one.page.getByText('0 grapes').first().waitFor()
  await one.context.close()
  await other.context.close()
})

test('a party with real fruit opens without a server, once it was there', async () => {
  const { page, context } = await openPage(house, { width: 390, height: 844, touch: true })
  await page.goto(`${house.address}/party/real`)
  await page.locator('li', { hasText: 'Orange Toss' }).getByRole('button', { name: 'Begin' }).tap()
  await page.getByRole('button', { name: 'In', exact: true }).tap()
  await page.waitForFunction(async () => {
    const kept = (await (await caches.open('hesperides-real-party')).keys()).map(({ url }) => new URL(url).pathname)
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return (
      kept.includes('/party/real') &&
      scripts.filter((path) => path.startsWith('/assets/')).every((path) => kept.includes(path))
    )
  })
  await house.stop()
  await page.reload()
  await page.getByRole('button', { name: 'Missed', exact: true }).tap()
  await page.getByRole('button', { name: 'Less: In the basket' }).waitFor()
  assert.deepEqual(await page.locator('.counter b').allTextContents(), ['1', '1'])
  await context.close()
  await house.start()
})

test('a party with real fruit on a phone: clock, counts, a reload in between, the winner', async () => {
  const { page, context, calm } = await openPage(house, { width: 390, height: 844, touch: true })
  await page.goto(`${house.address}/party/real`)
  await page.getByLabel('Name of player 1').fill('Ada')
  await page.getByLabel('Name of player 2').fill('Ben')
  assert.deepEqual(await faults(page), [])
  await page.locator('li', { hasText: 'Lemon Lime' }).getByRole('button', { name: 'Begin' }).tap()
  for (const [name, fruit] of [
    ['Ada', 2],
    ['Ben', 3],
  ]) {
    await page.getByText(`${name}, it is your turn`).waitFor()
    await page.getByRole('button', { name: 'Go', exact: true }).tap()
    await page.reload()
    await page.getByRole('button', { name: 'Stop' }).tap()
    for (let k = 0; k < fruit; k++) await page.getByRole('button', { name: 'More: Fruit sorted' }).tap()
    await page.getByRole('button', { name: 'Note it' }).tap()
  }
  await page.getByText('Ben wins.').waitFor()
  assert.deepEqual(await faults(page), [])
  await calm()
  await context.close()
})
