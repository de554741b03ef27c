/** Windows of every form: turns are played, and whatever is needed for them lies inside the window, which never scrolls. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faults } from './axe.mjs'
import { openHouse, openPage, openTable } from './house.mjs'
import { layByClicks } from './layers.mjs'
import { playByClicks } from './players.mjs'

/** A phone held sideways; a laptop at 200 %; at night also a small phone sideways, and a tablet on its side. */
const NIGHT = process.env.HESPERIDES_NIGHTLY !== undefined
const LOW = [
  [844, 390],
  [683, 384],
]
const COLUMNS = NIGHT ? [...LOW, [740, 360], [1024, 768]] : LOW
const TABLETS = NIGHT
  ? [
      [820, 1180],
      [700, 1000],
    ]
  : [[820, 1180]]
/** What of each phase must be in view; of a list that scrolls at least its first. */
const NEEDED = {
  buying: ['[data-line][aria-disabled="false"]'],
  placing: ['.hand .tile', '.space.can'],
  site: ['.space.can'],
  tile: ['.hand button'],
  meeple: ['.choices li:first-child button', '.hand button'],
  fruit: ['.choices li:first-child button', '.hand button'],
  tree: ['.orchard li:first-child button'],
}
const ALWAYS = ['.confirm', '.undo', '.why']
let house

before(async () => (house = await openHouse()))
after(() => house?.close())

/** The phase that the screen is in, by what it offers. */
const phaseOf = (page) =>
  page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null
    const words = [...document.querySelectorAll('[data-words]')].map((one) => one.dataset.words.split(' ')[0])
    if (has('.market')) {
      if (has('.hand .tile') && has('.space.can')) return 'placing'
      if (has('[data-line][aria-disabled="false"]')) return 'buying'
      return has('.space.can') ? 'site' : ''
    }
    if (has('.hand button.tile')) return 'tile'
    if (words.includes('tree')) return 'tree'
    if (words.includes('meeple')) return 'meeple'
    return words.some((word) => ['harvest', 'sell'].includes(word)) ? 'fruit' : ''
  })

/** What of some things lies outside the window, has no size, or is covered. */
const unreachable = (page, selectors) =>
  page.evaluate((all) => {
    const open = (thing) => {
      const { left, top, right, bottom, width, height } = thing.getBoundingClientRect()
      if (!width || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return thing.contains(over) || !!over?.contains(thing) || !!over?.closest('.targets, .tools')
    }
    return all.flatMap((selector) => {
      const things = [...document.querySelectorAll(selector)]
      const hidden = things.filter((thing) => !open(thing))
      return hidden.map((thing) => `${selector}: ${thing.outerHTML.slice(0, 120)}`)
    })
  }, selectors)

async function fits(page, phase) {
  const scrolls = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })
  assert.ok(Math.max(...scrolls) <= 0, `the page scrolls by ${scrolls} while ${phase}`)
  assert.deepEqual(await unreachable(page, [...ALWAYS, ...NEEDED[phase]]), [], phase)
}

const GAMES = [
  { game: 'citrus', options: { short: '' }, play: playByClicks, phases: ['buying', 'placing', 'site'] },
  { game: 'carcassonne', options: { trees: '' }, play: layByClicks, phases: ['tile', 'meeple', 'fruit', 'tree'] },
]

/** A phase that chance has not brought so soon is waited for at another table. */
const STEPS = 60
const TABLES = 8

/** Plays until every phase was seen and lay inside the window. */
async function playThrough(page, { game, options, play, phases }) {
  const left = new Set(phases)
  for (let table = 0; table < TABLES && left.size; table++) {
    await openTable(page, house.address, { game, seats: ['me', 'me'], options })
    await play(page, async (step) => {
      const phase = await phaseOf(page)
      if (phase) await fits(page, phase)
      left.delete(phase)
      if (!left.size || step === STEPS) throw new Error('enough')
    }).catch((error) => {
      if (error.message !== 'enough') throw error
    })
  }
  assert.deepEqual([...left], [], 'phases that were not met')
}

for (const plan of GAMES)
  for (const [width, height] of [...COLUMNS, ...TABLETS])
    test(`${plan.game} is played at ${width} x ${height}, and nothing needed is out of the window`, async () => {
      const { page, context, calm } = await openPage(house, { width, height, touch: true })
      await page.evaluate(() => localStorage.setItem('hesperides', JSON.stringify({ hints: false })))
      await playThrough(page, plan)
      const { board, shown } = await page.evaluate(() => {
        const seen = (selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0
        const { width, height } = document.querySelector('.board').getBoundingClientRect()
        const shown = ['.players', '.side', '.log'].filter(seen)
        return { board: (width * height) / (innerWidth * innerHeight), shown }
      })
      assert.ok(board > 0.44, `the board takes ${board} of the window`)
      if (height > width) assert.deepEqual(shown, ['.players', '.side', '.log'])
      assert.deepEqual(await faults(page), [])
      await calm()
      await context.close()
    })

test('the hints of a first turn cover neither what they speak of nor Confirm, in any form', async () => {
  for (const [width, height] of [COLUMNS[0], COLUMNS[1], TABLETS[0], [390, 844]]) {
    const { page, context } = await openPage(house, { width, height, touch: true })
    await openTable(page, house.address, { seats: ['me', 'me'] })
    const kept = ['[data-line][aria-disabled="false"]', '.confirm', '.guide button']
    await page.waitForSelector('.guide')
    await page.waitForFunction(() => document.querySelector('.guide').style.visibility !== 'hidden')
    assert.deepEqual(await unreachable(page, kept), [], `${width} x ${height}`)
    await context.close()
  }
})

test('the menu of a column opens and closes by keyboard, and its entries say what they do', async () => {
  const { page, context, calm } = await openPage(house, { width: 844, height: 390 })
  await openTable(page, house.address, { seats: ['me', 'me'] })
  await page.getByRole('button', { name: 'Menu' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Settings' }).waitFor()
  assert.deepEqual(await faults(page), [])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Menu')
  await calm()
  await context.close()
})
