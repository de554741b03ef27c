/** What the room of the Citrus Games asks the server. */
import type {
  Input,
  MyParties,
  NewAttempt,
  NewParty,
  NewRound,
  PartyAttempt,
  PartyGame,
  PartyJudged,
  PartyNow,
} from '../wire'

/** A refusal of the server: its words and the clause behind it. `status` 0: there was no answer. */
export class NotTaken extends Error {
  constructor(
    message: string,
    readonly rule: string,
    readonly status: number,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/api/parties${path}`, how).catch(() => null)
  if (!answer) throw new NotTaken('', '', 0)
  if (answer.status === 204) return null as T
  const told = (await answer.json()) as T & { detail?: string; rule?: string }
  if (!answer.ok) throw new NotTaken(told.detail ?? '', told.rule ?? '', answer.status)
  return told
}

export const GAMES: PartyGame[] = ['sort', 'toss', 'eat']
export const mine = (): Promise<MyParties> => ask('')
export const open = (party: NewParty): Promise<PartyNow> => ask('', party)
export const news = (id: string, seen: number | null): Promise<PartyNow | null> =>
  ask(`/${id}${seen === null ? '' : `?seen=${seen}`}`)
export const join = (id: string, name: string): Promise<PartyNow> => ask(`/${id}/people`, { name })
export const nextRound = (id: string, round: NewRound): Promise<PartyNow> => ask(`/${id}/rounds`, round)
export const begin = (id: string, attempt: NewAttempt): Promise<PartyAttempt> => ask(`/${id}/attempts`, attempt)
export const finish = (id: string, attempt: string, inputs: Input[]): Promise<PartyJudged> =>
  ask(`/${id}/attempts/${attempt}`, { inputs })
