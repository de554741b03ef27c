/** Every language has exactly the texts of the English one, with the same facts in each; numbers choose their forms by the language's rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { languageOf, LANGUAGES } from '../src/words'

const SRC = resolve(import.meta.dirname, '../src')
const folders = ['words', ...readdirSync(join(SRC, 'games')).map((game) => `games/${game}/words`)]
const files = folders.flatMap((folder) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.ftl') && !name.endsWith('/en.ftl'))
    .map((name) => ({ name, english: `${folder}/en.ftl` })),
)

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
  const resource = new FluentResource(readFileSync(join(SRC, name), 'utf8'))
  return Object.fromEntries(resource.body.map((entry) => [entry.id, [...factsOf(entry.value)].sort()]))
}

test('there are German and Spanish', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'de', 'es']))
})

test.each(files)('$name has what English has', ({ name, english }) => {
  expect(textsOf(name)).toEqual(textsOf(english))
})

test.each(files)('$name can be read without a fault', ({ name }) => {
  const text = readFileSync(join(SRC, name), 'utf8')
  const bundle = new FluentBundle(/(\w+)\.ftl$/.exec(name)?.[1] ?? '', { useIsolating: false })
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

test('the language is the first one wished that there is; English else', () => {
  expect(languageOf(['', 'fr-FR', 'de-AT', 'en'])).toBe('de')
  expect(languageOf(['es'])).toBe('es')
  expect(languageOf(['fr', 'xx'])).toBe('en')
})
