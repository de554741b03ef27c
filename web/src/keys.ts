/** The single keys of the board, and what they mean. They sleep while something is being written; they can be changed and switched off. */
import { chosen } from './settings.svelte'
export interface Key {
  key: string
  shift?: boolean
  control?: boolean
  command: string
}

/** A command with the keys that now stand for it; those of a fixed one cannot be changed. */
export interface Bound {
  command: string
  combo: string
  fixed: boolean
}

/** The keys of every game. */
export const KEYS: Key[] = [
  { key: 'n', command: 'next' },
  { key: 'n', shift: true, command: 'previous' },
  { key: 'enter', command: 'take' },
  { key: 'enter', control: true, command: 'confirm' },
  { key: 'escape', command: 'back' },
  { key: 'u', command: 'undo' },
  { key: 'u', shift: true, command: 'restart' },
  { key: 'b', command: 'board' },
  { key: 'l', command: 'last' },
  { key: ',', command: 'earlier' },
  { key: '.', command: 'later' },
  { key: 's', command: 'scores' },
  { key: 't', command: 'tiles' },
  { key: 'f', command: 'regions' },
  { key: 'w', command: 'why' },
  { key: '+', command: 'larger' },
  { key: '-', command: 'smaller' },
  { key: '0', command: 'fit' },
  { key: '?', command: 'help' },
]

/** Keys that choose, confirm and step back: they are no letters, and stay as they are. */
const FIXED = ['take', 'confirm', 'back']

const isLetter = (key: string) => /^\p{L}$/u.test(key)

function comboOf(key: string, shift: boolean, control: boolean): string {
  const small = key.toLowerCase()
  return `${control ? 'ctrl ' : ''}${shift && (isLetter(small) || small.length > 1) ? 'shift ' : ''}${small}`
}

/** The keys of an event, as "shift u". */
export function pressed(event: KeyboardEvent): string {
  return comboOf(event.key, event.shiftKey, event.ctrlKey)
}

/** All commands with their keys: a game's own before the shared ones. */
export function boundKeys(own: Key[]): Bound[] {
  const { changed } = chosen()
  return [...own, ...KEYS].map(({ key, shift, control, command }) => ({
    command,
    combo: changed[command] ?? comboOf(key, !!shift, !!control),
    fixed: FIXED.includes(command),
  }))
}

/** The command of a key event among those of a game and the shared ones, or null. */
export function commandOf(event: KeyboardEvent, own: Key[]): string | null {
  if (event.isComposing || event.altKey || event.metaKey) return null
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null
  const combo = pressed(event)
  return boundKeys(own).find((one) => one.combo === combo)?.command ?? null
}

const CAPS: Record<string, string> = { enter: 'Enter', escape: 'Esc', ctrl: 'Ctrl', shift: 'Shift', '-': '−', ' ': '␣' }

/** How keys are written on key caps. */
export function capsOf(combo: string): string[] {
  const parts = /^((?:ctrl )?(?:shift )?)(.*)$/.exec(combo)
  return [...(parts?.[1] ?? '').split(' ').filter(Boolean), parts?.[2] ?? ''].map(
    (cap) => CAPS[cap] ?? cap.toUpperCase(),
  )
}
