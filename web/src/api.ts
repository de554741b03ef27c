/** The few things the page asks by HTTP. */
import type { Binned, GameCard, NewTable, Ready, TableCard } from './wire'

async function ask<T>(path: string, how?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/${path}`, how)
  if (!answer.ok) throw new Error(String(answer.status))
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

export const tables = (): Promise<TableCard[]> => ask('tables')

/** Puts a table into the bin; one at which others sit too is only left. */
export const leave = (id: string): Promise<Binned> => ask(`tables/${id}`, { method: 'DELETE' })

export const bin = (): Promise<Binned[]> => ask('bin')

export const restore = (id: string): Promise<TableCard> => ask(`bin/${id}/restore`, { method: 'POST' })

/** Takes a table off the bin for good. */
export const forget = (id: string): Promise<null> => ask(`bin/${id}`, { method: 'DELETE' })

export const found = (table: NewTable): Promise<TableCard> =>
  ask('tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) })
