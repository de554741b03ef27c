/** What the single keys do at a table of Citrus. */
import { commandOf, type Command } from '../../keys'
import { chosen as settings } from '../../settings.svelte'
import { answer } from '../../speech.svelte'
import { say } from '../../words'
import type { Play } from './play.svelte'
import { lastSpoken, neighbourOf, regionsSpoken, scoresSpoken, tilesSpoken } from './queries'

interface Screen {
  /** Puts the keyboard on a space. */
  focus: (at: string) => void
  help: () => void
  rules: () => Record<string, string>
}

const ALWAYS: Command[] = ['back', 'take', 'confirm']

/** Answers a key pressed on the space `at`, or somewhere else (""). */
export function keyed(play: Play, screen: Screen): (event: KeyboardEvent, at: string) => void {
  const act = commandsOf(play, screen)
  return (event, at) => {
    const command = commandOf(event)
    if (!command || event.defaultPrevented || (command === 'take' && !at)) return
    if (!ALWAYS.includes(command) && !settings().keys) return
    event.preventDefault()
    event.stopPropagation()
    act[command](at)
  }
}

function commandsOf(play: Play, screen: Screen): Record<Command, (at: string) => void> {
  return {
    next: () => step(play, screen, 1),
    previous: () => step(play, screen, -1),
    take: (at) => take(play, at),
    confirm: () => play.confirm(),
    back: () => play.back(),
    undo: () => play.undo(play.now?.undo_to),
    restart: () => play.undo(play.now?.restart_to),
    last: () => answer(lastSpoken(play)),
    scores: () => answer(scoresSpoken(play)),
    tiles: () => answer(tilesSpoken(play)),
    regions: () => overlay(play),
    why: (at) => why(play, screen, at || play.pointed),
    help: screen.help,
    market: () => (handle('[data-line][aria-disabled="false"]') ?? handle('[data-line]'))?.focus(),
    board: () => screen.focus(play.focused),
  }
}

function handle(which: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(which)
}

function step(play: Play, screen: Screen, direction: 1 | -1): void {
  const spaces = play.lit.size ? [...play.lit.keys()] : [...play.harvestable]
  const to = neighbourOf(play.focused, spaces, direction)
  if (to) screen.focus(to)
  else answer(say('spoken-no-space'))
}

/** Enter on a space: choose it; on the space chosen already: confirm. */
function take(play: Play, at: string): void {
  if (play.ghost?.at === at && play.words && play.draft.kind !== 'none') return play.confirm()
  play.chooseAt(at)
  answer(play.asked === at ? (play.reason(at)?.text ?? say('spoken-nothing-here')) : play.sentence)
}

function overlay(play: Play): void {
  play.overlay = !play.overlay
  if (play.overlay) answer(regionsSpoken(play))
}

/** Why not here; or, where nothing is against it, the rule behind what the bar says. */
export function why(play: Play, screen: Pick<Screen, 'rules'>, at: string): void {
  const thing = at && play.reason(at) ? at : play.asked.startsWith('rule') ? '' : `rule ${play.ruling}`
  play.asked = thing
  const reason = play.reason(thing)
  if (reason) answer(`${reason.text} ${reason.rule}: ${screen.rules()[reason.rule] ?? ''}`)
}
