/** What the room of the Citrus Games asks the server. */
import type {
  BinnedParty,
  Input,
  MyParties,
  NewAttempt,
  NewParty,
  NewRound,
  PartyAttempt,
  PartyCard,
  PartyGame,
  PartyJudged,
  PartyNow,
} from '../wire'

/** A refusal of the server: its words, the clause behind it, and its code. `status` 0: there was no answer. */
export class NotTaken extends Error {
  constructor(
    message: string,
    readonly rule: string,
    readonly status: number,
    readonly code = '',
  ) {
    super(message)
  }
}

function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return request(`parties${path}`, body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) })
}
async function request<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}`, how).catch(() => null)
  if (!answer) throw new NotTaken('', '', 0)
  if (answer.status === 204) return null as T
  const told = (await answer.json()) as T & { detail?: string; rule?: string; code?: string }
  if (!answer.ok) throw new NotTaken(told.detail ?? '', told.rule ?? '', answer.status, told.code)
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

/** Puts a party into the bin; where others play too one only leaves it. */
export const leave = (id: string): Promise<BinnedParty> => request(`parties/${id}`, { method: 'DELETE' })
export const restore = (id: string): Promise<PartyCard> => request(`party-bin/${id}/restore`, { method: 'POST' })
/** Takes a party off the bin for good. */
export const forget = (id: string): Promise<null> => request(`party-bin/${id}`, { method: 'DELETE' })
