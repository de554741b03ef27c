/** What is done in a game, and what it is worth, as hesperides/party/judging.py judges it: what is refused here would be refused there. */
import type { Input, PartyGame, PartySetting, Score } from '../../wire'
import * as eating from './eating'
import * as sorting from './sorting'
import * as tossing from './tossing'
import { Unfair } from './unfair'

export type Played = sorting.Sorting | tossing.Tossing | eating.Eating
const SOONEST = 100
const BETWEEN = 60
const LATEST = 600_000
const DRIFT = 1_000
export const LIMITS: Record<PartyGame, number> = { sort: sorting.LIMIT, toss: tossing.LIMIT, eat: eating.LIMIT }

export function begun(setting: PartySetting): Played {
  if (setting.game === 'sort') return new sorting.Sorting(setting)
  return setting.game === 'toss' ? new tossing.Tossing(setting) : new eating.Eating()
}

function refuseTime(game: Played, name: PartyGame, before: number | null, at: number): string {
  if (before !== null && at < before) return 'party.order'
  if (at < SOONEST) return 'party.begin'
  if (game.ended !== null || at >= LIMITS[name]) return 'party.close'
  return before !== null && at - before < BETWEEN ? 'party.pace' : ''
}

/** The rule by which an input after those until `before` is refused; "" if it may be done. */
export function refusal(game: Played, name: PartyGame, before: number | null, given: Input): string {
  const rule = refuseTime(game, name, before, given.at)
  if (rule) return rule
  game.passTime(given.at)
  return game.refuse(given)
}

export function judge(setting: PartySetting, inputs: Input[], elapsed: number | null = null): Score {
  if (elapsed !== null) {
    const told = Math.max(0, ...inputs.map((given) => given.at))
    if (told > elapsed + Math.floor(elapsed / 1000) + DRIFT || elapsed > LIMITS[setting.game] + LATEST)
      throw new Unfair('party.clock')
  }
  const game = begun(setting)
  let before: number | null = null
  inputs.forEach((given, number) => {
    const rule = refusal(game, setting.game, before, given)
    if (rule) throw new Unfair(rule, number)
    game.do(given)
    before = given.at
  })
  return game.finish()
}
