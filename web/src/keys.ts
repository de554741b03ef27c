/** The single keys of the board, and what they mean. They sleep while something is being written, and can be switched off. */
export interface Key {
  key: string
  shift?: boolean
  control?: boolean
  command: string
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
  { key: 's', command: 'scores' },
  { key: 't', command: 'tiles' },
  { key: 'f', command: 'regions' },
  { key: 'w', command: 'why' },
  { key: '?', command: 'help' },
]

/** The command of a key event among the shared keys and those of a game, or null. */
export function commandOf(event: KeyboardEvent, own: Key[]): string | null {
  if (event.isComposing || event.altKey || event.metaKey) return null
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return null
  const key = event.key.toLowerCase()
  const found = [...own, ...KEYS].find(
    (one) => one.key === key && (one.key === '?' || !!one.shift === event.shiftKey) && !!one.control === event.ctrlKey,
  )
  return found?.command ?? null
}

/** How a key is written on a key cap. */
export function capsOf(one: Key): string[] {
  const names: Record<string, string> = { enter: 'Enter', escape: 'Esc' }
  return [...(one.control ? ['Ctrl'] : []), ...(one.shift ? ['Shift'] : []), names[one.key] ?? one.key.toUpperCase()]
}
