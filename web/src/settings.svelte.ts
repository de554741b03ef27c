/** What a reader has chosen for this browser: light, colours, motion, one tap, keys, hints. Kept in local storage. */
export interface Settings {
  /** A language by its code; "" for the browser's. */
  language: string
  light: 'auto' | 'light' | 'dark'
  /** `full` is lively: pieces are lifted, and points fly too. */
  motion: 'auto' | 'none' | 'calm' | 'full'
  /** The colours of the seats: told apart with any colour vision, by their lightness, or those of most boxes. */
  seats: 'safe' | 'contrast' | 'classic'
  oneTap: boolean
  keys: boolean
  /** Keys that were changed, by command. */
  changed: Record<string, string>
  hints: boolean
  /** Hints that were seen, as "game:hint"; "game:" once a whole game was played. */
  seen: string[]
  /** The name last sat down with. */
  name: string
}

const NAME = 'hesperides'
const USUAL: Settings = {
  language: '',
  light: 'auto',
  motion: 'auto',
  seats: 'safe',
  oneTap: false,
  keys: true,
  changed: {},
  hints: true,
  seen: [],
  name: '',
}

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}

let settings = $state.raw<Settings>(kept())
const dark = matchMedia('(prefers-color-scheme: dark)')
const reduced = matchMedia('(prefers-reduced-motion: reduce)')

function show(): void {
  const { light, motion, seats } = settings
  document.documentElement.dataset.seats = seats
  document.documentElement.dataset.light = light === 'auto' ? (dark.matches ? 'dark' : 'light') : light
  document.documentElement.dataset.motion = isNone(motion) ? 'none' : 'full'
}

/** Whether things should keep still for this reader. */
export function isStill(): boolean {
  return isNone(settings.motion)
}

/** How pieces move for this reader. */
export function motionNow(): 'none' | 'calm' | 'lively' {
  if (isStill()) return 'none'
  return settings.motion === 'calm' ? 'calm' : 'lively'
}

function isNone(motion: Settings['motion']): boolean {
  return motion === 'none' || (motion === 'auto' && reduced.matches)
}

dark.addEventListener('change', show)
reduced.addEventListener('change', show)
show()

export function chosen(): Settings {
  return settings
}

export function choose(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  show()
  try {
    localStorage.setItem(NAME, JSON.stringify(settings))
  } catch {
    return
  }
}
