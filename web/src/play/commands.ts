/** What the single keys do at a table of any game. */
import { turnsOf } from '../games'
import { commandOf, type Key } from '../keys'
import { chosen as settings } from '../settings.svelte'
import { plain } from '../parts/clause'
import { answer } from '../speech.svelte'
import { say } from '../words'
import type { Play } from './play.svelte'

interface Screen {
  keys: Key[]
  help: () => void
  rules: () => Record<string, string>
}

const ALWAYS = ['back', 'take', 'confirm']

/** Answers a key pressed on the space `at`, or somewhere else (""). */
export function keyed(play: Play, screen: Screen): (event: KeyboardEvent, at: string) => void {
  const act = { ...commandsOf(play, screen), ...play.commands() }
  return (event, at) => {
    const command = commandOf(event, screen.keys)
    if (!event.repeat) play.keyed()
    if (!command || event.defaultPrevented) return
    if (command === 'take' && !at) return enter(play, event)
    if (!ALWAYS.includes(command) && !settings().keys) return
    event.preventDefault()
    event.stopPropagation()
    act[command]?.(at)
  }
}

function commandsOf(play: Play, screen: Screen): Record<string, (at: string) => void> {
  return {
    next: () => step(play, 1),
    previous: () => step(play, -1),
    take: (at) => take(play, at),
    confirm: () => play.confirm(),
    back: () => (play.replay.at === null ? play.back() : play.replay.leave()),
    undo: () => play.undo(play.now?.undo_to),
    restart: () => play.undo(play.now?.restart_to),
    earlier: () => play.replay.beside(-1),
    later: () => play.replay.at !== null && play.replay.beside(1),
    last: () => answer(lastSpoken(play)),
    scores: () => answer(play.spokenScores()),
    tiles: () => answer(play.spokenSupply()),
    regions: () => overlay(play),
    why: (at) => why(play, screen.rules(), at || play.pointed),
    larger: () => play.ground?.zoom(1),
    smaller: () => play.ground?.zoom(-1),
    fit: () => play.ground?.zoom(0),
    help: screen.help,
    board: () => play.ground?.focus(play.focused),
  }
}

function step(play: Play, direction: 1 | -1): void {
  const to = play.neighbour(play.focused, direction)
  if (to) play.ground?.focus(to)
  else answer(say('spoken-no-space'))
}

/** Enter beside the board: on what is chosen already, or where it has no other meaning, it confirms. */
function enter(play: Play, event: KeyboardEvent): void {
  const on = event.target instanceof Element ? event.target.closest('button, a, summary, [tabindex="0"]') : null
  if (on && !(on.matches('[data-choice][aria-pressed="true"]') && play.drafted)) return
  if (!play.words) return
  event.preventDefault()
  if (!event.repeat) play.confirm()
}

/** Enter on a space: choose it; on the space chosen already: confirm. */
function take(play: Play, at: string): void {
  if (play.stands(at) && play.words && play.drafted) return play.confirm()
  play.chooseAt(at)
  answer(play.asked === at ? (play.reason(at)?.text ?? say('spoken-nothing-here')) : play.sentence)
}

function overlay(play: Play): void {
  play.overlay = !play.overlay
  if (play.overlay) answer(play.spokenRegions())
}

/** The last whole turn, as the log tells it. */
export function lastSpoken(play: Play): string {
  const turns = turnsOf(play.now?.entries ?? [], play.begins)
  const last = play.picture?.over || turns.at(-1)?.seat !== play.picture?.actor ? turns.at(-1) : turns.at(-2)
  const lines = last ? play.told.filter((line) => line.n >= last.from && line.n <= last.to) : play.told
  return lines.map((line) => line.text).join(' ') || say('spoken-nothing')
}

/** Why not here; or, where nothing is against it, the rule behind what the bar says. */
export function why(play: Play, rules: Record<string, string>, at: string): void {
  const thing = at && play.reason(at) ? at : play.asked.startsWith('rule') ? '' : `rule ${play.ruling}`
  play.asked = thing
  const reason = play.because(thing)
  if (reason) answer(`${reason.text} ${reason.rule}: ${plain(rules[reason.rule] ?? '', reason.rule)}`)
}
