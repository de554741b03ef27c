/** The few things the page asks by HTTP. */
import type { GameCard, NewTable, TableCard } from './wire'

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

export const tables = (): Promise<TableCard[]> => ask('tables')

export const leave = (id: string): Promise<null> => ask(`tables/${id}`, { method: 'DELETE' })

export const found = (table: NewTable): Promise<TableCard> =>
  ask('tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) })
