/** The market at the table: what cannot be bought only says why; Enter and the arrows. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { Play } from '../src/games/citrus/play.svelte'
import Mats from '../src/games/citrus/Mats.svelte'
import Side from '../src/games/citrus/Side.svelte'
import { keyed } from '../src/play/commands'
import { Table } from '../src/table.svelte'
import type { CitrusPicture, TableNow } from '../src/wire'
import { table as madeUp } from './fixture.mjs'

const shown: ReturnType<typeof mount>[] = []
let listen: ((event: KeyboardEvent) => void) | null = null
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one)
  if (listen) removeEventListener('keydown', listen)
})

function show(phase: string, change: (now: TableNow) => void = () => {}): Play {
  const now = madeUp({ phase, board: 'short' }) as TableNow
  change(now)
  const table = new Table('fixture')
  table.live = now
  const play = new Play(table)
  const onkey = keyed(play, { keys: [], help: () => {}, rules: () => ({}) })
  listen = (event) => onkey(event, '')
  addEventListener('keydown', listen)
  shown.push(mount(Side, { target: document.body, props: { play } }))
  shown.push(mount(Mats, { target: document.body, props: { play } }))
  flushSync()
  return play
}

const line = (name: string) => document.querySelector<HTMLElement>(`[data-line="${name}"]`)
const pressed = (key: string, more: KeyboardEventInit = {}) => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  flushSync()
}
const acts = (play: Play) => play.table.waiting.map((command) => ('words' in command ? command.words : command.do))

test.each([
  ['place', /plantations in hand/],
  ['site', /new finca/],
  ['done', /already in this turn/],
])('a line that cannot be bought only says why: %s', (phase, why) => {
  const play = show(phase)
  const before = play.words
  for (const one of document.querySelectorAll<HTMLElement>('[data-line]')) {
    play.asked = ''
    one.click()
    flushSync()
    expect(play.drafted).toBe(false)
    expect(play.words).toBe(before)
    expect(one.getAttribute('aria-disabled')).toBe('true')
    expect(play.because(play.asked)?.text).toMatch(why)
  }
})

test('of an empty line the card says that it is empty', () => {
  const play = show('place', ({ picture }) => {
    const { market } = picture as CitrusPicture
    for (const number of market.lines.find((one) => one.name === 'c2')?.spaces ?? []) market.spaces[number - 1] = ''
  })
  line('c2')?.click()
  expect(play.drafted).toBe(false)
  expect(play.because(play.asked)?.text).toBe('There is nothing in column 2.')
})

test('a tile that cannot be played only says why', () => {
  const play = show('done', (now) => {
    ;(now.picture as CitrusPicture).mats[0]!.tiles = { 'money 2': 1, bridge: 1 }
  })
  for (const name of ['money 2', 'bridge']) {
    document.querySelector<HTMLElement>(`[data-tile="${name}"]`)?.click()
    expect(play.drafted).toBe(false)
    expect(play.asked).toBe(`tile ${name}`)
    expect(play.because(play.asked)?.text).toBeTruthy()
  }
})

test('Enter on the chosen line confirms, a click takes it back', () => {
  const play = show('main')
  line('r1')?.focus()
  line('r1')?.click()
  flushSync()
  expect(play.words).toBe('buy r1')
  line('r1')?.click()
  flushSync()
  expect(play.drafted).toBe(false)
  line('r1')?.click()
  flushSync()
  pressed('Enter', { repeat: true })
  expect(acts(play)).toEqual([])
  pressed('Enter')
  expect(acts(play)).toEqual(['buy r1'])
})

test('Enter on another thing is left to it; where it has no other meaning it ends the turn', () => {
  const play = show('done')
  document.querySelector<HTMLElement>('[data-tile="cart"]')?.focus()
  pressed('Enter')
  expect(acts(play)).toEqual([])
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  pressed('Enter')
  expect(acts(play)).toEqual(['end'])
})

test('arrows move between the lines of the market', () => {
  show('main')
  line('r2')?.focus()
  const way: (string | undefined)[] = []
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) {
    pressed(key)
    way.push((document.activeElement as HTMLElement).dataset.line)
  }
  expect(way).toEqual(['r1', 'c1', 'c2', 'c1', 'r1', 'r2'])
})
