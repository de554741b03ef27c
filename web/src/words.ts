/** Every visible text of the page: `say(key, arguments)` looks it up in the Fluent file of the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from './words/en.ftl?raw'

export type Facts = Record<string, FluentVariable>

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource(english))

/** The text of `key`, or the key itself in brackets: a test finds those. */
export function say(key: string, facts: Facts = {}): string {
  const message = bundle.getMessage(key)
  if (!message?.value) return `[${key}]`
  return bundle.formatPattern(message.value, facts, [])
}

/** "a, b and c" in the reader's language. */
export function together(parts: string[], kind: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en', { style: 'long', type: kind }).format(parts)
}

/** Whether there is a text of this name. */
export function knows(key: string): boolean {
  return bundle.hasMessage(key)
}
