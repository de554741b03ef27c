/** Every text has a key that exists, every key is used, and no component says anything that cannot be translated. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
const texts = new Map(files.map((name) => [name, readFileSync(join(SRC, name), 'utf8')]))
const resource = new FluentResource(readFileSync(join(SRC, 'words/en.ftl'), 'utf8'))
const keys = resource.body.filter((entry) => !entry.id.startsWith('-')).map((entry) => entry.id)

/** Keys named in the source: whole ones, and the beginnings of those that end in a variable. */
function named(): { whole: Set<string>; begun: string[] } {
  const whole = new Set<string>()
  const begun: string[] = []
  for (const text of texts.values()) {
    for (const [, key] of text.matchAll(/'([a-z][a-z0-9-]*)'/g)) if (key) whole.add(key)
    for (const [, start] of text.matchAll(/`([a-z][a-z-]*-)\$\{/g)) if (start) begun.push(start)
  }
  return { whole, begun }
}

test('no key is missing', () => {
  const said = [...texts.values()].flatMap((text) => [
    ...[...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map((found) => found[1] ?? ''),
    ...[...text.matchAll(/\bsay\([^'(),]+\? '([^']+)' : '([^']+)'/g)].flatMap((found) => found.slice(1)),
  ])
  expect(said.filter((key) => !keys.includes(key))).toEqual([])
})

test('no key is unused', () => {
  const { whole, begun } = named()
  expect(keys.filter((key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([])
})

test('no key stands twice', () => {
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
