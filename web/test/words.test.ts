/** Every text has a key that exists, every key is used, and no component says anything that cannot be translated. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const texts = new Map(
  names.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => [name, readFileSync(join(SRC, name), 'utf8')]),
)
const games = names.flatMap((name) => /^games\/([^/]+)\/card\.ts$/.exec(name)?.[1] ?? [])
/** Folders with texts of their own: the games, and the room of the party games. */
const folders = [...games.map((game) => `games/${game}`), 'party']
const isOf = (folder: string) => (name: string) =>
  folder ? name.startsWith(`${folder}/`) : !folders.some((one) => name.startsWith(`${one}/`))

/** The keys of a folder's English file, or with "" of the shared one. */
function keysOf(game: string): string[] {
  const resource = new FluentResource(readFileSync(join(SRC, game, 'words', 'en.ftl'), 'utf8'))
  return resource.body.filter((entry) => !entry.id.startsWith('-')).map((entry) => entry.id)
}

/** Keys named in the source: whole ones, and the beginnings of those that end in a variable. */
function named(sources: string[]): { whole: Set<string>; begun: string[] } {
  const whole = new Set<string>()
  const begun: string[] = []
  for (const text of sources) {
    for (const [, key] of text.matchAll(/'([a-z][a-z0-9-]*)'/g)) if (key) whole.add(key)
    for (const [, start] of text.matchAll(/`([a-z][a-z-]*-)\$\{/g)) if (start) begun.push(start)
  }
  return { whole, begun }
}

const sourcesOf = (game: string) => [...texts].filter(([name]) => isOf(game)(name)).map(([, text]) => text)

test.each(['', ...folders])('no key is missing: %s', (game) => {
  const keys = new Set([...keysOf(game), ...keysOf('')])
  const said = sourcesOf(game).flatMap((text) => [
    ...[...text.matchAll(/(?<!\.)\bsay\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    ...[...text.matchAll(/(?<!\.)\bsay\([^'(),]+\? '([^']+)' : '([^']+)'/g)].flatMap((found) => found.slice(1)),
  ])
  expect(said.filter((key) => !keys.has(key))).toEqual([])
})

/** Texts of a game that the shared pages ask for by `words.say('…')`: every game has them. */
const ASKED = [
  ...new Set(sourcesOf('').flatMap((text) => [...text.matchAll(/\.say\('([^']+)'/g)].map((found) => found[1] ?? ''))),
]

test.each(folders.filter((folder) => folder !== 'party'))(
  'every text that the pages ask of a game is there: %s',
  (game) => {
    expect(ASKED.length).toBeGreaterThan(2)
    expect(ASKED.filter((key) => !keysOf(game).includes(key))).toEqual([])
  },
)

test.each(['', ...folders])('no key is unused: %s', (game) => {
  const { whole, begun } = named(game ? [...sourcesOf(game), ...sourcesOf('')] : [...texts.values()])
  const keyed = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/command: '([^']+)'/g)].map((k) => `key-${k[1]}`)),
  )
  const used = (key: string) => whole.has(key) || keyed.has(key) || begun.some((start) => key.startsWith(start))
  expect(keysOf(game).filter((key) => !used(key))).toEqual([])
})

test.each(['', ...folders])('no key stands twice: %s', (game) => {
  const keys = keysOf(game)
  expect(keys.filter((key, k) => keys.indexOf(key) !== k)).toEqual([])
})

const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
const LETTERS = /\p{L}{2,}/u

interface Node {
  type?: string
  name?: string
  data?: string
  value?: unknown
  [child: string]: unknown
}

/** Texts that stand in a component itself: between its tags or in an attribute that is read out. */
function literals(node: Node, found: string[], within = ''): void {
  if (node.type === 'Text' && within !== 'silent' && LETTERS.test(node.data ?? '')) found.push((node.data ?? '').trim())
  const drawn = node.type === 'Attribute' || node.type === 'StyleDirective'
  const silent = drawn && !SPOKEN.has(node.name ?? '') ? 'silent' : within
  for (const [name, child] of Object.entries(node)) {
    if (name === 'css' || name === 'instance' || name === 'module') continue
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object') literals(one as Node, found, silent)
  }
}

test('no component has a text of its own', () => {
  const found: string[] = []
  for (const [name, text] of texts) {
    if (name.endsWith('.svelte'))
      literals((parse(text, { modern: true }) as unknown as { fragment: Node }).fragment, found)
  }
  expect(found).toEqual([])
})
