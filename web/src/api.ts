/** The few things the page asks by HTTP. */
import type { Binned, Branch, GameCard, NewTable, Position, Ready, RecordFile, TableCard } from './wire'

/** What the server would not do, and what it says about that. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

const detailOf = (answer: unknown): string => String((answer as { detail?: unknown }).detail ?? '')

async function ask<T>(path: string, how?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}`, how)
  if (!answer.ok) throw new Refused(answer.status, await answer.json().then(detailOf, () => ''))
  return (answer.status === 204 ? null : await answer.json()) as T
}

let catalogue: Promise<GameCard[]> | null = null

export function games(): Promise<GameCard[]> {
  catalogue ??= ask<GameCard[]>('catalogue').catch((error: unknown) => {
    catalogue = null
    throw error
  })
  return catalogue
}

/** How much of the rules is ready, in percent. */
export const ready = (): Promise<number> => ask<Ready>('ready').then(({ percent }) => percent)

/** A rule book: the text of every clause by its name, in the order of the book. */
export const rulesOf = (book: string): Promise<Record<string, string>> => ask(`rules/${encodeURIComponent(book)}`)

export const tables = (): Promise<TableCard[]> => ask('tables')

/** Puts a table into the bin; one at which others sit too is only left. */
export const leave = (id: string): Promise<Binned> => ask(`tables/${id}`, { method: 'DELETE' })

export const bin = (): Promise<Binned[]> => ask('bin')

export const restore = (id: string): Promise<TableCard> => ask(`bin/${id}/restore`, { method: 'POST' })

/** Takes a table off the bin for good. */
export const forget = (id: string): Promise<null> => ask(`bin/${id}`, { method: 'DELETE' })

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export const found = (table: NewTable): Promise<TableCard> => ask('tables', post(table))

/** The table as it lay after entry `n`. */
export const positionOf = (id: string, n: number): Promise<Position> => ask(`tables/${id}/at/${n}`)

/** A new table that goes on from a position of another. */
export const playOn = (id: string, branch: Branch): Promise<TableCard> => ask(`tables/${id}/branches`, post(branch))

/** A new table from the text of a record. */
export const openRecord = (file: RecordFile): Promise<TableCard> => ask('records', post(file))
