/** Every visible text: Fluent files for what all pages share (`words/`) and for each game (`games/NAME/words/`), one for each language. */
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
/** What is loaded, by game ("" for what all share): the texts of the reader's language, then the English ones. */
const bundles = new Map<string, FluentBundle[]>()
const loading = new Map<string, Promise<void>>()

function fileOf(game: string, tongue: string): Load | undefined {
  return game ? GAMES[`./games/${game}/words/${tongue}.ftl`] : SHARED[`./words/${tongue}.ftl`]
}

async function load(game: string): Promise<void> {
  const tongues = [...new Set([language, FALLBACK])]
  const texts = await Promise.all(tongues.map((tongue) => fileOf(game, tongue)?.()))
  const found = texts.flatMap((text, k) => {
    if (text === undefined) return []
    const bundle = new FluentBundle(tongues[k] ?? FALLBACK, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    return [bundle]
  })
  bundles.set(game, found)
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
    for (const place of places) for (const bundle of bundles.get(place) ?? []) if (bundle.hasMessage(key)) return bundle
    return undefined
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

/** "a, b and c" in the reader's language. */
export function together(parts: string[], kind: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language, { style: 'long', type: kind }).format(parts)
}
