/** The board as a grid: every space has its full name, and one of them is the way in. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Board from '../src/games/citrus/Board.svelte'
import { spaceName } from '../src/games/citrus/naming'
import { Play } from '../src/games/citrus/play.svelte'
import { Table } from '../src/table.svelte'
import type { CitrusPicture, TableNow } from '../src/wire'
import { table as madeUp } from './fixture.mjs'

let shown: ReturnType<typeof mount> | undefined
afterEach(() => shown && unmount(shown))

function show(phase: string): { picture: CitrusPicture; now: TableNow; play: Play } {
  const now = madeUp({ phase, board: 'short' }) as TableNow
  const table = new Table('fixture')
  table.live = now
  const play = new Play(table)
  play.focused = 'c3'
  shown = mount(Board, { target: document.body, props: { play } })
  flushSync()
  return { picture: now.picture as CitrusPicture, now, play }
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')]

test('every space has its full name and there is one tab stop', () => {
  const { picture, now } = show('main')
  expect(cells().length).toBe(picture.columns * picture.rows)
  for (const [k, cell] of cells().entries()) {
    const space = picture.spaces[k]
    expect(cell.getAttribute('aria-label')).toContain(space ? spaceName(picture, now.seats, space) : '')
  }
  expect(
    cells()
      .filter((cell) => cell.tabIndex === 0)
      .map((cell) => cell.dataset.at),
  ).toEqual(['c3'])
})

test('arrows, Home and End move the tab stop and stop at the edge', () => {
  show('main')
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
  cells()
    .find((cell) => cell.dataset.at === 'c3')
    ?.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) press(key)
  expect(document.activeElement?.getAttribute('data-at')).toBe('d1')
  press('Home')
  expect(document.activeElement?.getAttribute('data-at')).toBe('a1')
  press('End')
  expect(document.activeElement?.getAttribute('data-at')).toBe('l1')
})

test('what is lit says so, and a click chooses the space', () => {
  const { play } = show('place')
  const lit = cells().filter((cell) => cell.classList.contains('can'))
  expect(lit.length).toBeGreaterThan(0)
  expect(lit.every((cell) => /Fits/.test(cell.getAttribute('aria-label') ?? ''))).toBe(true)
  lit[0]?.click()
  expect(play.ghost?.at).toBe(lit[0]?.dataset.at)
})

test('what is in hand is seen where one points, and is chosen only by a click', () => {
  const { play } = show('place')
  const at = cells().find((cell) => cell.classList.contains('can'))?.dataset.at ?? ''
  const point = (where: string) => {
    play.pointed = where
    flushSync()
  }
  point(at)
  expect(play.ghost).toMatchObject({ at, sure: false })
  expect(document.querySelectorAll('.ghost:not(.sure)')).toHaveLength(1)
  expect(play.stands(at)).toBe(false)
  point(cells().find((cell) => cell.classList.contains('cannot'))?.dataset.at ?? '')
  expect(document.querySelectorAll('.ghost')).toHaveLength(0)
  play.chooseAt(at)
  flushSync()
  expect(document.querySelectorAll('.ghost.sure')).toHaveLength(1)
  expect(play.stands(at)).toBe(true)
})
