/** How long the page takes from a choice to the lit spaces: in milliseconds, and as a multiple of a click that changes nothing. */
import { myMove, offers, openHouse, openPage, openTable } from '../test/e2e/house.mjs'

const TIMES = 15
const house = await openHouse()

/** The median time from a click on something to the next drawn frame. */
const took = (page, selector) =>
  page.evaluate(
    async ([which, times]) => {
      const all = []
      for (let k = 0; k < times; k++) {
        const things = [...document.querySelectorAll(which)]
        const started = performance.now()
        things[k % things.length].click()
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        all.push(performance.now() - started)
      }
      return all.sort((one, other) => one - other)[times >> 1]
    },
    [selector, TIMES],
  )

try {
  const { page } = await openPage(house)
  await openTable(page, house.address, { seats: ['me', 'me'], options: {} })
  await myMove(page)
  await page.click(`[data-line="${(await offers(page)).lines[0]}"]`)
  await page.click('.confirm')
  await page.waitForSelector('.hand .tile')
  const [nothing, lit] = [await took(page, '.log li'), await took(page, '.hand .tile')]
  process.stdout.write(
    `from a choice to lit spaces ${lit.toFixed(0)} ms, ${(lit / nothing).toFixed(1)} times a click that changes nothing\n`,
  )
} finally {
  await house.close()
}
