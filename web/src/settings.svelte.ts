/** What a reader has chosen for this browser: light, motion, one tap, keys. Kept in local storage. */
export interface Settings {
  light: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'calm' | 'full'
  oneTap: boolean
  keys: boolean
  /** The name last sat down with. */
  name: string
}

const NAME = 'hesperides'
const USUAL: Settings = { light: 'auto', motion: 'auto', oneTap: false, keys: true, name: '' }

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Settings>) }
  } catch {
    return USUAL
  }
}

let settings = $state.raw<Settings>(kept())
const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

function show(): void {
  const { light, motion } = settings
  document.documentElement.dataset.light = light === 'auto' ? (dark.matches ? 'dark' : 'light') : light
  document.documentElement.dataset.motion = isCalm(motion) ? 'calm' : 'full'
}

function isCalm(motion: Settings['motion']): boolean {
  return motion === 'calm' || (motion === 'auto' && calm.matches)
}

dark.addEventListener('change', show)
calm.addEventListener('change', show)
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
