/** The page and the server play alike: the records of the party games and the vectors of the server's tests are read here too. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bucket } from '../src/party/rules/bucket'
import { flight } from '../src/party/rules/flight'
import { judge } from '../src/party/rules/judging'
import { places } from '../src/party/rules/ranking'
import { Unfair } from '../src/party/rules/unfair'
import type { Input, PartyGame, PartySetting, Score } from '../src/wire'

interface Recorded {
  setting: PartySetting
  inputs: Input[]
  elapsed?: number
  score?: Score
  refused?: { rule: string; input: number | null }
  game: PartyGame
  scores: Partial<Score>[]
  places: number[]
}
const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = resolve(ROOT, 'records/citrus-games')
const names = readdirSync(FOLDER)
const load = (name: string) => JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8')) as Recorded
const vectors = JSON.parse(readFileSync(resolve(ROOT, 'tests/party/vectors.json'), 'utf8')) as {
  buckets: { seed: number; fruit: string }[]
  throws: [number, number, number, number, number, number, number, number, boolean, string][]
}

function played({ setting, inputs, elapsed }: Recorded): Score | { rule: string; input: number | null } {
  try {
    return judge(setting, inputs, elapsed ?? null)
  } catch (error) {
    if (!(error instanceof Unfair)) throw error
    return { rule: error.rule, input: error.input }
  }
}

test.each(names.filter((name) => !name.startsWith('rank-')))('%s', (name) => {
  const record = load(name)
  expect(played(record)).toEqual(record.refused ?? record.score)
})

test.each(names.filter((name) => name.startsWith('rank-')))('%s', (name) => {
  const record = load(name)
  const scores = record.scores.map((score) => ({ points: 0, ms: 0, faults: 0, clean: 0, ...score }))
  expect(places(record.game, scores)).toEqual(record.places)
})

test.each(vectors.buckets)('the bucket of $seed', ({ seed, fruit }) => {
  expect(
    bucket(seed)
      .map((lemon) => (lemon ? 'e' : 'i'))
      .join(''),
  ).toBe(fruit)
})

test('every throw ends where the server says, to the last bit', () => {
  expect(vectors.throws.length).toBeGreaterThan(200)
  for (const [vx, vy, distance, steps, ...end] of vectors.throws) {
    const flown = flight(vx, vy, distance)
    const last = flown.steps.at(-1)
    const found = [last?.x, last?.y, last?.vx, last?.vy, last?.touched, flown.fate]
    expect([vx, vy, distance, flown.steps.length, ...found]).toEqual([vx, vy, distance, steps, ...end])
  }
})
