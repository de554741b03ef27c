/** Every visible text: Fluent files for what all pages share (`words/`) and for each game (`games/NAME/words/`) and the party games, one for each language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { chosen } from './settings.svelte'

export type Facts = Record<string, FluentVariable>
export interface Words {
  /** The text of `key`, or the key itself in brackets: a test finds those. */
  say: (key: string, facts?: Facts) => string
  /** Whether there is a text of this name. */
  knows: (key: string) => boolean
}

type Load = () => Promise<string>
const SHARED = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('./games/*/words/*.ftl', { query: '?raw', import: 'default' })
const PARTY = import.meta.glob<string>('./party/words/*.ftl', { query: '?raw', import: 'default' })
const FALLBACK = 'en'

/** The languages there are texts in. */
export const LANGUAGES = Object.keys(SHARED).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? FALLBACK)

/** The first wished language there are texts in; English if there is none. */
export function languageOf(wishes: readonly string[]): string {
  const bare = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '')
  return bare.find((wish) => LANGUAGES.includes(wish)) ?? FALLBACK
}

/** The reader's language. It stays the same until the page is loaded again. */
export const language = languageOf([chosen().language, ...navigator.languages])
/** What is loaded, by game ("" for what all share): the texts in the reader's language. */
const bundles = new Map<string, FluentBundle>()
const loading = new Map<string, Promise<void>>()

function fileOf(game: string, tongue: string): Load | undefined {
  if (game === 'party') return PARTY[`./party/words/${tongue}.ftl`]
  return game ? GAMES[`./games/${game}/words/${tongue}.ftl`] : SHARED[`./words/${tongue}.ftl`]
}

async function load(game: string): Promise<void> {
  const tongue = fileOf(game, language) ? language : FALLBACK
  const text = await fileOf(game, tongue)?.()
  if (text === undefined) return
  const bundle = new FluentBundle(tongue, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  bundles.set(game, bundle)
}

/** Loads the texts of a game, or with "" those that all pages share; they must be there before anything is said. */
export function learn(game: string): Promise<void> {
  const now = loading.get(game) ?? load(game)
  loading.set(game, now)
  return now
}

/** The texts of a game, with the shared ones behind them. */
export function wordsOf(game: string): Words {
  const places = game ? [game, ''] : ['']
  const holding = (key: string) => {
    return places.map((place) => bundles.get(place)).find((bundle) => bundle?.hasMessage(key))
  }
  return {
    say: (key, facts = {}) => {
      const bundle = holding(key)
      const value = bundle?.getMessage(key)?.value
      return bundle && value ? bundle.formatPattern(value, facts, []) : `[${key}]`
    },
    knows: (key) => holding(key) !== undefined,
  }
}

export const { say, knows } = wordsOf('')

/** What a language calls itself. */
export function ownName(code: string): string {
  return begun(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code, code)
}

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first signs of a text, as a reader counts them: none is cut. */
export function shortened(text: string, most: number): string {
  return Array.from(signs.segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('')
}

/** "D4, lemon, road of finca E": what belongs to one thing. */
export function inOneRow(parts: string[]): string {
  return parts.join(say('between-parts'))
}

/** With a large letter first. */
export function begun(text: string, code: string = language): string {
  const first = shortened(text, 1)
  return first.toLocaleUpperCase(code) + text.slice(first.length)
}

/** "Empty. City to the north": sentences without their last stop, each with a large letter first. */
export function asSentences(parts: string[]): string {
  return parts.map((part) => begun(part)).join(say('between-sentences'))
}

/** "a, b and c" in the reader's language. */
export function together(parts: string[], kind: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language, { style: 'long', type: kind }).format(parts)
}
