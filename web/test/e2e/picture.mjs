/** Takes a picture of a table in mid-game: `npm run picture -- FILE [light|dark] [WIDTHxHEIGHT]`. */
import { openHouse, openPage, openTable, myMove } from './house.mjs'
import { playByClicks } from './players.mjs'

const ENOUGH = 18
const [file = 'table.png', light = 'light', size = '1366x768'] = process.argv.slice(2)
const [width, height] = size.split('x').map(Number)

const house = await openHouse()
try {
  const { page } = await openPage(house, { width, height, light })
  await page.evaluate(() => localStorage.setItem('hesperides', JSON.stringify({ hints: false })))
  await openTable(page, house.address, { seats: ['me', 'greedy', 'greedy'] })
  await playByClicks(page, async (step, { hand }) => {
    if (step >= ENOUGH && hand > 1) throw new Error('enough')
  }).catch((error) => {
    if (error.message !== 'enough') throw error
  })
  await myMove(page)
  await page.mouse.move(5, 5)
  await page.waitForTimeout(1000)
  await page.screenshot({ path: file })
} finally {
  await house.close()
}
