/** A server of its own and a browser for the tests of the page; every console error and every broken promise is a failure. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const VENV = path.join(ROOT, '.venv/bin/python')
const PYTHON = process.env.PYTHON ?? (fs.existsSync(VENV) ? VENV : 'python3')
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** What only something that hangs exceeds, however slow and busy the machine is. */
const HANG = 300_000
const SHIFT_LIMIT = 0.02
/** Milliseconds within which an input is answered even on a busy machine: what moves then was asked for. The browser itself allows 500. */
const ANSWERED = 10_000

/** Starts a server over a folder; resolves when it says where it is open. */
async function startServer(data, port) {
  const options = ['--port', String(port), '--data', data, '--new-tables', '0', '--share', '0']
  const server = spawn(PYTHON, ['-m', 'hesperides.server', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONUNBUFFERED: '1' },
  })
  const address = await new Promise((done, fail) => {
    let said = ''
    const timer = setTimeout(() => fail(new Error(`the server did not start: ${said}`)), HANG)
    const hear = (chunk) => {
      said += chunk
      const found = /https?:\/\/[\w.]+:\d+/.exec(said)
      if (!found) return
      clearTimeout(timer)
      done(found[0])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
  })
  server.removeAllListeners('exit')
  return { server, address }
}

function ended(server, signal) {
  const gone = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  return gone
}

/** A server on a free port with an empty folder, and a browser; `stop` kills the server hard, `start` starts it again in the same place. */
export async function openHouse() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'hesperides-page-'))
  const started = await startServer(data, 0)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS }).catch((error) => {
    started.server.kill('SIGKILL')
    throw error
  })
  const house = { browser, ...started }
  house.stop = () => ended(house.server, 'SIGKILL')
  house.start = async () => Object.assign(house, await startServer(data, new URL(house.address).port))
  house.close = async () => {
    await browser.close()
    await ended(house.server, 'SIGTERM')
    fs.rmSync(data, { recursive: true, force: true })
  }
  return house
}

/** A page that remembers everything that went wrong on it. */
export async function openPage(
  { address, browser },
  { width = 1366, height = 768, light = 'light', touch = false, locale = 'en-GB' } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: light,
    hasTouch: touch,
    locale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await context.addInitScript((answered) => {
    globalThis.shifted = 0
    globalThis.movers = []
    let asked = -Infinity
    for (const input of ['pointerdown', 'pointerup', 'keydown', 'input', 'change'])
      addEventListener(input, ({ timeStamp }) => (asked = timeStamp), true)
    const told = ({ node }) => node?.className?.baseVal ?? (node?.className || node?.nodeName)
    const add = (entry) => {
      if (entry.hadRecentInput || entry.startTime - asked < answered) return
      globalThis.shifted += entry.value
      globalThis.movers.push(`${entry.value.toFixed(4)} ${entry.sources.map(told)}`)
    }
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
  }, ANSWERED)
  const troubles = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.setDefaultTimeout(HANG)
  await page.goto(address)
  /** Nothing was complained about, and nothing on the page has jumped. */
  const calm = async () => {
    assert.deepEqual(troubles, [])
    const { shifted, movers } = await page.evaluate(() => ({ shifted: globalThis.shifted, movers: globalThis.movers }))
    assert.ok(shifted < SHIFT_LIMIT, `the layout shifted by ${shifted}: ${movers.join('; ')}`)
  }
  return { page, context, calm }
}

/** Opens a table over HTTP, as the page would; returns its address. */
export async function openTable(
  page,
  address,
  {
    game = 'citrus',
    seats = ['me', 'greedy'],
    options = { short: '' },
    pace = 0,
    names = ['Ada', 'Ben', 'Chiara', 'Dmitri', 'Eva'],
  } = {},
) {
  const plan = seats.map((kind, k) => ({
    kind: kind === 'me' ? 'person' : 'bot',
    name: names[k],
    bot: kind === 'me' ? '' : kind,
  }))
  const card = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json(),
    { game, seats: plan, options, pace },
  )
  await page.goto(`${address}/table/${card.id}`)
  await page.waitForSelector('.bar')
  return `${address}/table/${card.id}`
}

/** Waits until every timer of the page that is due within this number of milliseconds has run, however late it runs. */
export function timersRun(page, milliseconds) {
  return page.evaluate(
    (late) => new Promise((done) => setTimeout(() => requestAnimationFrame(done), late)),
    milliseconds,
  )
}

/** Waits until a person here may act or the game is over; says which. */
export async function myMove(page) {
  const state = await page.waitForFunction(() => {
    const bar = document.querySelector('.bar')
    const over = document.querySelector('dialog[open] table')
    const sending = document.querySelector('.sentence')?.getAttribute('data-sending') === 'true'
    if (over) return 'over'
    return bar && bar.getAttribute('data-seat') !== '' && !sending ? 'mine' : false
  })
  return state.jsonValue()
}

/** What the screen offers now. */
export function offers(page) {
  return page.evaluate(() => ({
    confirm: document.querySelector('.confirm')?.getAttribute('aria-disabled') === 'false',
    lines: [...document.querySelectorAll('[data-line][aria-disabled="false"]')].map((one) => one.dataset.line),
    spaces: [...document.querySelectorAll('.space.can')].map((one) => one.dataset.at),
    hand: document.querySelectorAll('.hand .tile').length,
    workers: document.querySelectorAll('.mat.acting .workers > span:not(.out)').length,
    sentence: document.querySelector('.sentence')?.textContent ?? '',
  }))
}

/** Whether a thing lies within the screen and nothing lies over its middle. */
export function reachable(page, selector) {
  return page.evaluate((which) => {
    const thing = document.querySelector(which)
    const box = thing?.getBoundingClientRect()
    if (!thing || !box?.width || box.right > innerWidth || box.bottom > innerHeight) return false
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return thing.contains(over) || !!over?.contains(thing)
  }, selector)
}
