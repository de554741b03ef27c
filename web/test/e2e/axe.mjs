/** What axe finds on a page. */
import fs from 'node:fs'
import { createRequire } from 'node:module'

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe is asked for. The name of a tile is its fruit, not the two letters drawn on it, so that one rule (an experimental one) is off. */
const ASKED = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: false } },
  /** What passes needs no account: to write out thousands of drawn nodes takes longer than to look at them. */
  resultTypes: ['violations'],
  selectors: false,
}

/** Puts what axe finds into words; an empty list is a pass. */
export async function faults(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
  await session.send('Runtime.evaluate', { expression: AXE })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(ASKED)}).then((found) => JSON.stringify(found.violations.map((one) =>
      one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(result.value)
}
