/** What Citrus tells about things that have no name on the screen, and who owned what when all is over. */
import { expect, test } from 'vitest'
import { NOTHING, sentence } from '../src/games/citrus/choosing'
import page from '../src/games/citrus/page'
import { Play } from '../src/games/citrus/play.svelte'
import { fincaTurnedUp, tell } from '../src/games/citrus/telling'
import { plain } from '../src/parts/clause'
import { Table } from '../src/table.svelte'
import type { CitrusChoices, CitrusPicture, Entry, TableNow } from '../src/wire'
import { table as madeUp } from './fixture.mjs'

const entry = (n: number, actor: number | null, words: string, fired: Entry['fired'] = []): Entry => {
  return { n, actor, words, fired, scores: [0, 0] }
}
const at = (phase: string) => madeUp({ phase, board: 'short' }) as TableNow

function seated(now: TableNow): Play {
  const table = new Table('fixture')
  table.live = now
  return new Play(table)
}

test('the cart takes a plantation that is named', () => {
  const told = tell([entry(1, null, 'market 5 or+'), entry(2, 0, 'cart 5')], at('main').seats)
  expect(told.at(-1)?.text).toBe('Ada takes from the market by cart: orange with well.')
})

test('the bar says which finca is to be placed', () => {
  const { picture, choices } = at('site')
  const finca = fincaTurnedUp([entry(1, null, 'finca 10/5'), entry(2, null, 'finca 12/4'), entry(3, 0, 'end')])
  const said = sentence(NOTHING, picture as CitrusPicture, choices as CitrusChoices, null, finca)
  expect(said).toMatch(/^Choose where the new finca 12\/4 goes: /)
})

test('when all is over the orchards still show whose they were', () => {
  const now = at('over')
  const picture = now.picture as CitrusPicture
  const owned = picture.regions.filter((region) => region.owner !== null)
  const fired = owned.map(({ at: place, owner, size }) => {
    return { rule: 'harvest.score', seat: owner ?? 0, points: size, amount: size, place }
  })
  const won = { rule: 'end.winner', seat: 0, points: 0, amount: 1, place: '' }
  now.entries = [...now.entries, entry(99, 1, 'end', [...fired, won])]
  now.picture = { ...picture, regions: picture.regions.map((region) => ({ ...region, owner: null })) }
  expect(seated(now).picture?.regions).toEqual(picture.regions)
})

test('the hint about tiles comes only to who has tiles to play', () => {
  const hint = page.hints?.find((one) => one.name === 'end')
  const now = at('done')
  expect(hint?.when(seated(now))).toBe(true)
  now.choices = { ...now.choices, legal: ['end'] } as CitrusChoices
  expect(hint?.when(seated(now))).toBe(false)
})

test('a clause is spoken without its marks', () => {
  const text = '**turn.main** On a turn a player takes exactly one main action: **build** or *harvest* (`end`).'
  expect(plain(text, 'turn.main')).toBe('On a turn a player takes exactly one main action: build or harvest (end).')
})
