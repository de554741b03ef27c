/** Results on their way: kept in the browser until the server has acknowledged them, so that a reload loses none. */
import type { Input } from '../wire'

export interface Unsent {
  attempt: string
  person: number
  inputs: Input[]
}

const nameOf = (party: string) => `hesperides-party-unsent-${party}`

/** What was done at a party and has not reached the server yet. */
export function unsentAt(party: string): Unsent | null {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(party)) ?? 'null') as Partial<Unsent> | null
    const whole = typeof found?.attempt === 'string' && typeof found.person === 'number' && Array.isArray(found.inputs)
    return whole ? (found as Unsent) : null
  } catch {
    return null
  }
}

/** Keeps a result, or with null forgets it. A browser that keeps nothing still sends it from memory. */
export function keepUnsent(party: string, result: Unsent | null): void {
  try {
    if (result) localStorage.setItem(nameOf(party), JSON.stringify(result))
    else localStorage.removeItem(nameOf(party))
  } catch {
    return
  }
}
