/** Every language has exactly the texts of the English one, with the same facts in each; numbers choose their forms by the language's rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { languageOf, LANGUAGES, ownName } from '../src/words'

const SRC = resolve(import.meta.dirname, '../src')
const folders = ['words', 'party/words', ...readdirSync(join(SRC, 'games')).map((game) => `games/${game}/words`)]
const files = folders.flatMap((folder) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.ftl') && !name.endsWith('/en.ftl'))
    .map((name) => ({ name, english: `${folder}/en.ftl` })),
)

const OTHERS = LANGUAGES.filter((one) => one !== 'en')
const tongueOf = (name: string): string => /(\w+)\.ftl$/.exec(name)?.[1] ?? ''
const entriesOf = (name: string) => new FluentResource(readFileSync(join(SRC, name), 'utf8')).body

/** The facts that a pattern uses, at any depth. */
function factsOf(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) factsOf(part, found)
  else if (pattern && typeof pattern === 'object') {
    const { type, name } = pattern as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    for (const part of Object.values(pattern)) factsOf(part, found)
  }
  return found
}

function textsOf(name: string): Record<string, string[]> {
  return Object.fromEntries(entriesOf(name).map((entry) => [entry.id, [...factsOf(entry.value)].sort()]))
}

test('there are English, German, Spanish, Japanese and Romanian, for the pages and for every game', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'es', 'ja', 'ro'])
  const have = files.map(({ name }) => name).sort()
  expect(have).toEqual(folders.flatMap((folder) => OTHERS.map((one) => `${folder}/${one}.ftl`)).sort())
})

test.each(files)('$name has what English has', ({ name, english }) => {
  expect(textsOf(name)).toEqual(textsOf(english))
})

test.each(files)('$name can be read without a fault', ({ name }) => {
  const text = readFileSync(join(SRC, name), 'utf8')
  const bundle = new FluentBundle(tongueOf(name), { useIsolating: false })
  const resource = new FluentResource(text)
  expect(resource.body.length).toBe([...text.matchAll(/^[a-z][\w-]* =/gm)].length)
  expect(bundle.addResource(resource)).toEqual([])
  for (const { id, value } of resource.body) {
    const faults: Error[] = []
    const facts = Object.fromEntries([...factsOf(value)].map((fact) => [fact, 2]))
    if (value) bundle.formatPattern(value, facts, faults)
    expect([id, faults]).toEqual([id, []])
  }
})

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The forms of numbers that a pattern tells apart. */
function formsOf(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) formsOf(part, found)
  else if (pattern && typeof pattern === 'object') {
    const { variants } = pattern as { variants?: { key: { value: string | number } }[] }
    for (const { key } of variants ?? []) if (CATEGORIES.includes(String(key.value))) found.add(String(key.value))
    for (const part of Object.values(pattern)) formsOf(part, found)
  }
  return found
}

/** Its keys are words, not forms of numbers. */
const WORDED = 'tile-city'

test.each(files)('$name tells apart only the forms of numbers that its language has', ({ name }) => {
  const forms = new Intl.PluralRules(tongueOf(name)).resolvedOptions().pluralCategories as string[]
  const strange = entriesOf(name).filter(
    ({ id, value }) => id !== WORDED && [...formsOf(value)].some((form) => !forms.includes(form)),
  )
  expect(strange.map((entry) => entry.id)).toEqual([])
})

test('Romanian counts 1 piesă, 2 piese, 20 de piese', () => {
  for (const folder of folders) {
    const text = readFileSync(join(SRC, folder, 'ro.ftl'), 'utf8')
    const lone = [...text.matchAll(/^(.*)\n *\*\[other\].*?\{ \$\w+ \} de /gm)].filter(
      ([, before]) => !before?.includes('[few]'),
    )
    expect(lone.map(([whole]) => whole)).toEqual([])
  }
  const bundle = new FluentBundle('ro', { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(join(SRC, 'words/ro.ftl'), 'utf8')))
  const pattern = bundle.getMessage('mat-score')?.value ?? ''
  const said = [0, 1, 2, 19, 20, 101, 121].map((points) => bundle.formatPattern(pattern, { points }))
  expect(said.join(', ')).toBe('0 puncte, 1 punct, 2 puncte, 19 puncte, 20 de puncte, 101 puncte, 121 de puncte')
})

function sayingIn(folder: string, tongue: string): (key: string, facts: Record<string, string | number>) => string {
  const bundle = new FluentBundle(tongue, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(join(SRC, folder, `${tongue}.ftl`), 'utf8')))
  return (key, facts) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '', facts, [])
}

test.each([
  ['en', '2 cities', '3 roads', 'Ada places a meeple on the road to the X.', 'Ada places the abbot in the monastery.'],
  ['de', '2 Städte', '3 Straßen', 'Ada setzt einen Meeple auf die Straße im X.', 'Ada setzt den Abt in das Kloster.'],
  ['es', '2 ciudades', '3 caminos', 'Ada coloca un meeple en el camino al X.', 'Ada coloca el abad en el monasterio.'],
  ['ja', '都市2つ', '道3本', 'AdaがミープルをXの道に配置。', 'Adaが修道院長を修道院に配置。'],
  ['ro', '2 orașe', '3 drumuri', 'Ada pune un meeple pe drumul de la X.', 'Ada pune abatele în mănăstire.'],
])('%s counts the parts of a tile and has its own articles', (tongue, cities, roads, meeple, abbot) => {
  const say = sayingIn('games/carcassonne/words', tongue)
  expect(say('tile-city', { edges: 'one', pennant: 'no', count: 2 })).toBe(cities)
  expect(say('tile-ends', { count: 3 })).toBe(roads)
  expect(say('tell-figure', { name: 'Ada', figure: 'meeple', kind: 'road', where: 'X' })).toBe(meeple)
  expect(say('tell-figure', { name: 'Ada', figure: 'abbot', kind: 'monastery', where: 'none' })).toBe(abbot)
})

/** What is named with a small letter, where a language has small letters for nouns. */
const SMALL = ['tile', 'line', 'place', 'part', 'fruits']

test.each(['en', 'es', 'ro'])('what is told and what is refused begins as a sentence does: %s', (tongue) => {
  for (const folder of folders) {
    const say = sayingIn(folder, tongue)
    const said = entriesOf(`${folder}/${tongue}.ftl`)
      .filter(({ id }) => /^(tell|refusal)-/.test(id))
      .flatMap(({ id, value }) => ways(value).map((way) => say(id, way)))
    expect(said.filter((text) => /^\p{Ll}.*\.$/u.test(text))).toEqual([])
  }
})

/** Facts that lead to each variant of a pattern's own choices, with a word for each. */
function ways(pattern: unknown): Record<string, string>[] {
  const facts = Object.fromEntries([...factsOf(pattern)].map((fact) => [fact, SMALL.includes(fact) ? 'small' : 'Ada']))
  const parts = (Array.isArray(pattern) ? pattern : []) as {
    type?: string
    selector?: { name?: string }
    variants?: { key: { value: string | number } }[]
  }[]
  const chosen = parts.flatMap(({ selector, variants }) =>
    (variants ?? []).map(({ key }) => ({ ...facts, [selector?.name ?? '']: String(key.value) })),
  )
  return [facts, ...chosen]
}

test('Romanian has its own letters, Spanish opens its questions, German and Romanian open their quotes below', () => {
  const textOf = (tongue: string) =>
    folders.map((one) => readFileSync(join(SRC, one, `${tongue}.ftl`), 'utf8')).join('')
  expect(textOf('ro')).not.toMatch(/[\u015e\u015f\u0162\u0163]/)
  const asked = textOf('es').match(/[^.:=\]]*[?!]/g) ?? []
  expect(asked.filter((one) => !/[¿¡]/.test(one))).toEqual([])
  for (const tongue of ['de', 'ro']) expect(textOf(tongue)).not.toMatch(/[“][^“”]*[”]/)
  expect(textOf('ja')).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff] ?[,.:?!()](?:\s|$)/m)
})

test('a language calls itself by its own name', () => {
  expect(LANGUAGES.map(ownName)).toEqual(['Deutsch', 'English', 'Español', '日本語', 'Română'])
})

test('the language is the first one wished that there is; English else', () => {
  expect(languageOf(['', 'fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(languageOf(['es'])).toBe('es')
  expect(languageOf(['ja-JP', 'en-US'])).toBe('ja')
  expect(languageOf(['fr', 'ro-MD'])).toBe('ro')
  expect(languageOf(['fr', 'xx'])).toBe('en')
})

// --- words that a fact may be

interface Select {
  name: string
  words: string[]
}

/** The choices of a pattern between words, at any depth; those between numbers and between yes and no are left out. */
function selectsOf(pattern: unknown, found: Select[] = []): Select[] {
  if (Array.isArray(pattern)) for (const part of pattern) selectsOf(part, found)
  else if (pattern && typeof pattern === 'object') {
    const { selector, variants } = pattern as {
      selector?: { name?: string }
      variants?: { key: { value: string | number } }[]
    }
    const words = (variants ?? []).map(({ key }) => key.value)
    const worded = words.filter((word) => typeof word === 'string' && !CATEGORIES.includes(word))
    if (worded.some((word) => word !== 'yes' && word !== 'no'))
      found.push({ name: selector?.name ?? '', words: worded.map(String).sort() })
    for (const part of Object.values(pattern)) selectsOf(part, found)
  }
  return found
}

const worded = (name: string) =>
  entriesOf(name).flatMap(({ id, value }) =>
    selectsOf(value).map((select) => [`${id} ${select.name}`, select.words] as const),
  )

test.each(files)('$name chooses between the words that English chooses between', ({ name, english }) => {
  const theirs = new Map(worded(english))
  for (const [select, words] of worded(name))
    if (theirs.has(select)) expect([select, words]).toEqual([select, theirs.get(select)])
})

/** The words that the server may say in one place, each list as a set. */
const LISTS = [...readFileSync(join(SRC, 'wire.ts'), 'utf8').matchAll(/'[^']*'(?: \| '[^']*')+/g)]
  .map(([list]) => [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word ?? ''))
  .filter((list) => list.length > 1)

/** Words of such a list that cannot come to a text, or of which it need not tell one from another. */
const NOT_TOLD: Record<string, string[]> = {
  'games/carcassonne/words bar-skip what': ['chance', 'meeple', 'over', 'tile', 'tree'],
  'games/carcassonne/words part kind': ['garden', 'monastery'],
  'games/carcassonne/words refusal-abbot-place kind': ['city', 'field', 'road'],
  'games/carcassonne/words refusal-phantom-place why': ['city', 'monastery', 'road'],
  'games/carcassonne/words square-open phase': ['chance', 'over', 'tile'],
  'games/carcassonne/words terms-monastery kind': ['city', 'field', 'road'],
  'games/citrus/words refusal-build-space space': ['bush'],
  'games/citrus/words space-empty kind': ['finca'],
}

test('no text passes over a word of the server: what is not told is listed here', () => {
  const passed: Record<string, string[]> = {}
  for (const folder of folders)
    for (const [select, words] of worded(`${folder}/en.ftl`)) {
      const shared = (list: string[]) => list.filter((word) => words.includes(word)).length
      const lists = LISTS.filter((list) => shared(list) > 1).sort(
        (a, b) => shared(b) - shared(a) || a.length - b.length,
      )
      const missing = lists[0]?.filter((word) => !words.includes(word)).sort()
      if (missing?.length) passed[`${folder} ${select}`] = missing
    }
  expect(passed).toEqual(NOT_TOLD)
})
