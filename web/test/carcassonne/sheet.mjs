/** Takes a picture of every tile: `node test/carcassonne/sheet.mjs FILE [QUERY] [WIDTH]`. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [file = 'tiles.png', query = '', width = '1300'] = process.argv.slice(2)
const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: Number(width), height: 700 } })
  page.on('pageerror', (error) => process.stderr.write(`${error}\n`))
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`))
  await page.goto(`http://localhost:${port}/test/carcassonne/sheet.html?${query}`)
  await page.waitForSelector('svg')
  await page.waitForTimeout(300)
  await page.screenshot({ path: file, fullPage: true })
} finally {
  await browser.close()
  await server.close()
}
