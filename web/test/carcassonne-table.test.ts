/** A table of Carcassonne without a server: drafts, words, reasons, names and the log, on tables of a real game. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Spot } from '../src/games/carcassonne/art/curve'
import { factsOf } from '../src/games/carcassonne/art/facts'
import { layoutOf } from '../src/games/carcassonne/art/layout'
import { Camera } from '../src/games/carcassonne/camera.svelte'
import Choices from '../src/games/carcassonne/Choices.svelte'
import {
  actsAt,
  draftAt,
  litSquares,
  nextAct,
  NOTHING,
  openSquares,
  skipped,
  turnedDraft,
  turnsAt,
  wordsOf,
  type Draft,
} from '../src/games/carcassonne/choosing'
import Hand from '../src/games/carcassonne/Hand.svelte'
import { partUnder } from '../src/games/carcassonne/hit'
import { HIGH, spread } from '../src/games/carcassonne/labels'
import Marks from '../src/games/carcassonne/Marks.svelte'
import { allSquares, howWorth, ownersName, squareTold, tileName } from '../src/games/carcassonne/naming'
import { learnPrinted, whatIsPrinted } from '../src/games/carcassonne/printed.svelte'
import Orchard from '../src/games/carcassonne/Orchard.svelte'
import { Play } from '../src/games/carcassonne/play.svelte'
import { neighbourOf } from '../src/games/carcassonne/queries'
import { figureReason, squareReason } from '../src/games/carcassonne/reasons'
import { leftOf } from '../src/games/carcassonne/sentences'
import { inReadingOrder, squareOf } from '../src/games/carcassonne/squares'
import { finalSteps, sources, tell } from '../src/games/carcassonne/telling'
import Tiles from '../src/games/carcassonne/Tiles.svelte'
import { say } from '../src/games/carcassonne/words'
import { Table } from '../src/table.svelte'
import type { CarcassonneChoices, CarcassonnePicture, FigureChoice, TableNow, TileKind } from '../src/wire'
import kinds from './carcassonne/kinds.json'
import tables from './carcassonne/tables.json'

const FRUITS = ['quince', 'apple', 'apricot', 'cherry', 'plum', 'elder'] as const
learnPrinted({
  game: 'carcassonne',
  tiles: kinds as TileKind[],
  fruits: [...FRUITS],
  values: [2, 3, 4, 5],
  sale: [0, 3, 6, 10, 15],
  meeples: 7,
})
const printed = whatIsPrinted()

function at(phase: keyof typeof tables) {
  const now = tables[phase] as unknown as TableNow
  return { now, picture: now.picture as CarcassonnePicture, choices: now.choices as CarcassonneChoices }
}

test('a square is chosen in its first legal turn, and turned through legal ones only', () => {
  const { choices } = at('tile')
  for (const [square, turns] of litSquares(choices)) {
    const first = draftAt(square, NOTHING, choices) as Draft & { kind: 'lay' }
    expect(first).toEqual({ kind: 'lay', at: square, rotation: turns[0] })
    let draft: Draft = first
    const seen = new Set<number>()
    for (let k = 0; k < 4; k++) {
      expect(choices.legal).toContain(wordsOf(draft, choices))
      seen.add((draft as typeof first).rotation)
      draft = turnedDraft(draft, 1, choices)
    }
    expect([...seen].sort()).toEqual(turns)
    expect(turnedDraft(turnedDraft(first, 1, choices), -1, choices)).toEqual(first)
  }
  expect(draftAt('0,0', NOTHING, choices)).toBeNull()
})

test('all that is legal can be chosen, and nothing else', () => {
  for (const phase of ['tree', 'meeple', 'fruit', 'phantom'] as const) {
    const { picture, choices } = at(phase)
    const offered = openSquares(picture, choices).flatMap((square) => actsAt(square, picture, choices))
    const sales = choices.sales.map((sale) => sale.words)
    expect(new Set([...offered, ...sales, ...(phase === 'tree' ? [] : ['skip'])])).toEqual(new Set(choices.legal))
  }
  const { choices } = at('tile')
  const lays = [...litSquares(choices)].flatMap(([square, turns]) => turns.map((turn) => `lay ${square} ${turn}`))
  expect(new Set(lays)).toEqual(new Set(choices.legal))
})

test('the places of a square come round one after the other', () => {
  const { picture, choices } = at('meeple')
  const all = actsAt(picture.laid, picture, choices)
  let draft: Draft = NOTHING
  for (const words of [...all, all[0]]) {
    draft = nextAct(picture.laid, draft, picture, choices) ?? NOTHING
    expect(draft).toEqual({ kind: 'act', words })
  }
})

test('every refusal has a sentence and a clause', () => {
  const { picture, choices } = at('tile')
  const refused = allSquares(picture).filter((square) => !turnsAt(square, choices).length)
  expect(refused.length).toBeGreaterThan(5)
  for (const square of refused) {
    const reason = squareReason(square, NOTHING, picture, choices, printed)
    expect(reason?.rule).toMatch(/^(tile|river)\./)
    expect(reason?.text).toMatch(/^[^[]+\.$/)
  }
  const { picture: after, choices: asked, now } = at('meeple')
  for (const choice of asked.figures.filter((one) => one.rule)) {
    const reason = figureReason(choice, after, now.seats)
    expect(reason?.text).toMatch(/^[^[]+\.$/)
  }
})

test('every square has a name of its own, and every tile words', () => {
  const { picture, now } = at('over')
  const names = allSquares(picture).map((square) => squareTold(picture, now.seats, printed, square))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /\[|(^|\. )[a-z]/.test(name))).toEqual([])
  for (const id of printed.kinds.keys()) expect(tileName(printed, id)).toMatch(/^[a-z0-9 ,]+$/)
})

test('equal parts of a tile are counted, not told one by one', () => {
  expect(tileName(printed, 'H')).toBe('2 cities')
  expect(tileName(printed, 'FT3')).toBe('fruit tree and 2 cities')
  expect(tileName(printed, 'RV_C')).toBe('2 cities and straight river')
  for (const id of printed.kinds.keys()) {
    const parts = tileName(printed, id).split(/, and |, | and /)
    expect(new Set(parts).size).toBe(parts.length)
  }
})

test('a region is told with its value now and when complete, and the drawing shows both', () => {
  const { picture, now } = at('meeple')
  const target = document.createElement('div')
  const props = {
    picture,
    facts: printed.facts,
    lit: new Map(),
    ghost: null,
    others: [],
    picked: '',
    overlay: true,
    shown: null,
    pointed: '',
    gains: [],
    grow: 1,
  }
  const drawn = mount(Marks, { target, props })
  flushSync()
  const labels = [...target.querySelectorAll('.label')].map((one) =>
    [...one.querySelectorAll('text')].map((text) => Number(text.textContent)),
  )
  const owned = picture.features.filter((one) => one.owners.length && !one.complete)
  expect(labels).toEqual(owned.map((one) => (one.now === one.done ? [one.now] : [one.now, one.done])))
  expect(target.querySelectorAll('.label path').length).toBe(owned.filter((one) => one.now !== one.done).length)
  for (const feature of owned.filter((one) => one.now !== one.done)) {
    const told = ownersName(feature, now.seats)
    expect(told).toMatch(
      new RegExp(`: ${feature.now} now, (at least )?${feature.done} when (its cities are )?complete$`),
    )
    expect(told.includes('its cities')).toBe(feature.kind === 'field')
  }
  void unmount(drawn)
})

test('the labels of regions lie beside each other, on their regions while there is room', () => {
  const spots: Spot[] = [
    [0, 0],
    [100, 0],
  ]
  const places = spread(
    [
      { half: 40, spots },
      { half: 40, spots: [[10, 0]] },
      { half: 20, spots: [[5, 5]] },
    ],
    1,
  )
  expect(places[0]).toEqual([100, 0])
  expect(places[1]).toEqual([10, 0])
  places.forEach(([x, y], k) =>
    places.slice(k + 1).forEach(([a, b]) => expect(Math.abs(x - a) >= 60 || Math.abs(y - b) >= HIGH).toBe(true)),
  )
})

test('who has only the abbot at home is told so', () => {
  const { now } = at('meeple')
  const [mat] = (now.picture as CarcassonnePicture).mats
  if (!mat) throw new Error('nobody sits here')
  expect(leftOf({ ...mat, meeples: 1, abbot: true })).toBe('some')
  expect(leftOf({ ...mat, meeples: 0, abbot: true })).toBe('abbot')
  expect(leftOf({ ...mat, meeples: 0, abbot: false })).toBe('none')
  expect(leftOf({ ...mat, meeples: 0, abbot: null })).toBe('none')
  const [asked] = at('phantom').choices.figures
  if (!asked) throw new Error('no phantom is asked for')
  expect(leftOf({ ...mat, meeples: 0, abbot: null, phantom: true }, [asked])).toBe('some')
  expect(leftOf({ ...mat, meeples: 0, abbot: null, phantom: true }, [])).toBe('none')
  expect(leftOf({ ...mat, meeples: 0, abbot: true, phantom: false }, [asked])).toBe('abbot')
  const facts = { count: 0, recall: 'no' }
  const told = ['some', 'abbot', 'none'].map((left) => say('bar-meeple', { ...facts, left }))
  expect(new Set(told).size).toBe(3)
  expect(told[1]).toMatch(/abbot/)
})

test('the log says which figure stands where with the articles of the language', () => {
  const { now } = at('fruit')
  const told = tell(now.entries, now.seats, printed)
  const placed = told.filter((line) => line.rule.endsWith('.place')).map((line) => line.text)
  expect(placed.length).toBeGreaterThan(5)
  const sentence =
    /^\S+ places (a meeple|the abbot|the phantom) (in|on) the (city|road|monastery|garden|field)( to the .+)?\.$/
  expect(placed.filter((text) => !sentence.test(text))).toEqual([])
})

test('the log says every score with its sum, and the sums make up the scores', () => {
  const { now } = at('over')
  const told = tell(now.entries, now.seats, printed)
  expect(told.filter((line) => /[[\]]|NaN|undefined/.test(line.text))).toEqual([])
  for (const line of told.filter((one) => one.score && one.rule !== 'fruit.harvest' && one.rule !== 'fruit.sell'))
    expect(line.text).toContain(`= ${line.points[0]?.points}`)
  const before = now.entries[0]?.scores ?? []
  const first = now.entries[0]?.fired ?? []
  const last = now.entries.at(-1)?.scores ?? []
  now.seats.forEach((_, seat) => {
    const early = first.filter((row) => row.seat === seat).reduce((sum, row) => sum + row.points, 0)
    const made = Object.values(sources(now.entries, seat)).reduce((sum, points) => sum + points, 0)
    expect(made).toBe((last[seat] ?? 0) - (before[seat] ?? 0) + early)
  })
  const steps = finalSteps(now.entries)
  expect(steps.length).toBeGreaterThan(3)
  for (const step of steps.filter((one) => one.places.length)) {
    const parts = (now.picture as CarcassonnePicture).features.flatMap((feature) => feature.parts)
    expect(parts).toContain(step.places[0])
  }
})

test('a tap on the place of a figure finds its feature', () => {
  for (const kind of kinds as TileKind[]) {
    const facts = factsOf(kind)
    const layout = layoutOf(facts)
    layout.cities.forEach((city) => expect(partUnder(facts, 0, city.figure)).toMatch(/^city/))
    layout.fields.forEach((field) => expect(partUnder(facts, 0, field.figure)).toMatch(/^field/))
    if (layout.garden) expect(partUnder(facts, 0, layout.garden.at)).toBe('garden')
    if (layout.monastery) expect(partUnder(facts, 0, layout.monastery.at)).toBe('monastery')
  }
})

test('open squares are walked in reading order, going round', () => {
  const squares = inReadingOrder(['1,0', '0,1', '-1,0', '0,-1'])
  expect(squares).toEqual(['0,-1', '-1,0', '1,0', '0,1'])
  expect(neighbourOf('0,0', squares, 1)).toBe('1,0')
  expect(neighbourOf('0,1', squares, 1)).toBe('0,-1')
  expect(neighbourOf('0,-1', squares, -1)).toBe('0,1')
  expect(squareOf('1,0 city:N')).toBe('1,0')
})

test('every tile and every figure of a table is drawn', () => {
  const { picture } = at('tree')
  expect(picture.trees.length).toBeGreaterThan(1)
  const target = document.createElement('div')
  const drawn = mount(Tiles, { target, props: { picture, facts: printed.facts } })
  flushSync()
  expect(target.querySelectorAll('.land').length).toBe(picture.tiles.length)
  expect(target.querySelectorAll('.figure').length).toBe(picture.figures.length)
  expect(target.innerHTML).not.toMatch(/NaN|undefined/)
  void unmount(drawn)
})

/** A person at a table as it is now, perhaps with other choices. */
function seated(now: TableNow, choices: Partial<CarcassonneChoices> = {}): Play {
  const table = new Table('fixture')
  table.live = { ...now, choices: { ...(now.choices as CarcassonneChoices), ...choices } }
  return new Play(table)
}

test('what is possible comes first, and what is not is one line that opens', () => {
  const { now, choices } = at('meeple')
  const figures = choices.figures.map((one, k) => ({ ...one, rule: k % 2 ? '' : 'meeple.place' }))
  const recall = { at: '0,0', points: 7, rule: '' }
  const play = seated(now, { figures, recall, legal: [...figures.map((one) => one.words), 'recall', 'skip'] })
  const target = document.body.appendChild(document.createElement('div'))
  const list = mount(Choices, { target, props: { play } })
  flushSync()
  const lines = () => [...target.querySelectorAll('button')]
  const refused = figures.filter((one) => one.rule).length
  expect(lines().length).toBe(figures.length - refused + 2)
  expect(lines().some((line) => line.ariaDisabled === 'true')).toBe(false)
  const fold = lines().at(-1)
  expect(fold?.textContent).toContain(`${refused} placement`)
  fold?.click()
  flushSync()
  expect(lines().filter((line) => line.getAttribute('aria-disabled') === 'true').length).toBe(refused)
  fold?.click()
  flushSync()
  expect(lines().length).toBe(figures.length - refused + 2)
  play.ask(`figure ${figures.find((one) => one.rule)?.words}`)
  flushSync()
  expect(lines().length).toBe(figures.length + 2)
  void unmount(list)
  target.remove()
})

test('the button that skips says what is skipped', () => {
  const { picture, choices } = at('meeple')
  const [one] = choices.figures
  if (!one) throw new Error('no figure may be placed')
  const figures = (...kinds: FigureChoice['figure'][]) => kinds.map((figure) => ({ ...one, rule: '', figure }))
  const asked = (some: FigureChoice[], recall = false, phase = 'meeple') =>
    skipped({ ...picture, phase } as CarcassonnePicture, {
      ...choices,
      figures: some,
      recall: recall ? { at: '0,0', points: 3, rule: '' } : null,
    })
  expect(asked(figures('meeple', 'meeple'))).toBe('meeple')
  expect(asked(figures('abbot'))).toBe('abbot')
  expect(asked(figures('meeple', 'abbot'))).toBe('figure')
  expect(asked([], true)).toBe('recall')
  expect(asked(figures('meeple'), true)).toBe('either')
  expect(asked(figures('phantom'), false, 'phantom')).toBe('phantom')
  expect(asked(figures('phantom'))).toBe('phantom')
  expect(asked(figures('meeple', 'phantom'))).toBe('figure')
  expect(asked([], false, 'fruit')).toBe('fruit')
  const said = ['meeple', 'abbot', 'figure', 'recall', 'either', 'phantom', 'fruit'].map((what) =>
    say('none', { what }),
  )
  expect(new Set(said).size).toBe(said.length)
})

test('a value that is known is one number, and a value that more tiles change is told as the least', () => {
  expect(say('choice-token', { least: 4, most: 4, known: 'yes' })).toBe('4')
  expect(say('bar-harvest', { kind: 'plum', least: 4, most: 4, mean: 4, known: 'yes' })).not.toMatch(/between|average/)
  expect(howWorth('road', 1, 1, false)).toBe('now')
  expect(howWorth('road', 4, 4, true)).toBe('complete')
  expect(howWorth('city', 2, 4, false)).toBe('least')
  expect(howWorth('monastery', 3, 9, false)).toBe('exact')
  const worth = (how: string) => say('choice-worth', { now: 1, done: 2, how })
  expect([worth('now'), worth('complete'), worth('least')]).toEqual(['1 now', '1', '1 now, 2+ complete'])
})

test('who stands alone in a feature is named once', () => {
  const { picture, now } = at('over')
  const told = allSquares(picture).map((square) => squareTold(picture, now.seats, printed, square))
  const names = now.seats.map((seat) => seat.name).join('|')
  expect(told.filter((text) => new RegExp(`(${names}) \\(\\1 \\d`).test(text) && !text.includes(' and '))).toEqual([])
  const feature = picture.features.find((one) => one.owners.length === 1 && one.counts.filter(Boolean).length === 1)
  if (!feature) throw new Error('nobody is alone')
  expect(ownersName(feature, now.seats)).not.toContain('(')
})

test('points on the table go after a while, or with the next choice', () => {
  vi.useFakeTimers()
  const { now } = at('meeple')
  const made = now.entries.find(({ fired }) => fired.some((row) => row.points && /^-?\d/.test(row.place)))
  if (!made) throw new Error('nobody made a point')
  const play = seated(now)
  play.showGains([made.n], 2600)
  expect(play.gains.length).toBeGreaterThan(0)
  vi.advanceTimersByTime(2700)
  expect(play.gains).toEqual([])
  play.showGains([made.n], 2600)
  play.choose({ kind: 'held', rotation: 1 })
  expect(play.gains).toEqual([])
  vi.useRealTimers()
})

test('squares that are too small for a finger are enlarged round the place that is touched', () => {
  const camera = new Camera()
  Object.assign(camera, { wide: 380, high: 300, scale: 0.21, x: 120, y: -40 })
  expect(camera.small).toBe(true)
  const seen = () => [(300 - camera.x) * camera.scale, (100 - camera.y) * camera.scale]
  const before = seen()
  camera.approach(300, 100)
  expect(camera.small).toBe(false)
  expect(camera.scale * 100).toBeGreaterThan(40)
  seen().forEach((value, k) => expect(value).toBeCloseTo(before[k] ?? 0))
})

test('the fruit of a new tree is chosen where the values that are left can be seen', () => {
  const { now, choices, picture } = at('tree')
  const play = seated(now)
  const target = document.createElement('div')
  const drawn = mount(Orchard, { target, props: { play } })
  flushSync()
  const stacks = [...target.querySelectorAll<HTMLElement>('[data-words]')]
  expect(stacks.map((one) => one.dataset.words).sort()).toEqual(choices.stacks.map((one) => one.words).sort())
  expect(stacks.every((one) => one.textContent.includes('2 3 4 5'))).toBe(true)
  expect(target.querySelectorAll('li').length).toBe(
    picture.stacks.length + picture.trees.filter((one) => one.fruit).length,
  )
  stacks[0]?.click()
  expect(play.words).toBe(stacks[0]?.dataset.words)
  void unmount(drawn)
  const hand = mount(Hand, { target, props: { play } })
  flushSync()
  expect(target.querySelector('button')).toBeNull()
  void unmount(hand)
})
