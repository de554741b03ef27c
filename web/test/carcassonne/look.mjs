/** Takes a picture of every tile, or of a table: `node test/carcassonne/look.mjs sheet|table FILE [QUERY] [WIDTHxHEIGHT] [STEP…]`; a step is a key or a selector to click. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [what = 'sheet', file = 'tiles.png', query = '', size = '1300x700', ...steps] = process.argv.slice(2)
const [width, height] = size.split('x').map(Number)
const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
await server.listen()
const { port } = server.httpServer.address()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`))
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && process.stderr.write(`${message.text()}\n`),
  )
  await page.goto(`http://localhost:${port}/test/carcassonne/${what}.html?${query}`)
  await page.waitForSelector('.land')
  await page.waitForTimeout(500)
  for (const step of steps) {
    if (step.startsWith('key ')) await page.keyboard.press(step.slice(4))
    else if (step.startsWith('hover ')) await page.hover(step.slice(6))
    else await page.click(step)
    await page.waitForTimeout(250)
  }
  await page.screenshot({ path: file, fullPage: what === 'sheet' })
} finally {
  await browser.close()
  await server.close()
}
