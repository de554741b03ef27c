/** Games put away: nothing is asked, there is a way back at once, and another from the bin. */
import { tick } from 'svelte'

interface Lying {
  card: { id: string }
}

interface Ways<T extends Lying> {
  /** What an address begins with, `/table/`. */
  at: string
  leave: (id: string) => Promise<T>
  restore: (id: string) => Promise<unknown>
  refresh: () => Promise<void>
  /** Says that one of the two could not be done. */
  fail: (what: 'leave' | 'restore') => void
}

export class PutAway<T extends Lying> {
  /** What was put away just now, and whether by keyboard. */
  fresh = $state.raw<{ one: T; byKey: boolean }[]>([])
  #ways: Ways<T>

  constructor(ways: Ways<T>) {
    this.#ways = ways
  }

  async remove(id: string, event: MouseEvent): Promise<void> {
    const one = await this.#ways.leave(id).catch(() => null)
    if (one) this.fresh = [...this.fresh, { one, byKey: event.detail === 0 }]
    else this.#ways.fail('leave')
    await this.#ways.refresh()
  }

  async fetchBack({ card: { id } }: T): Promise<void> {
    await this.#ways.restore(id).catch(() => this.#ways.fail('restore'))
    this.end(id)
    await this.#ways.refresh()
    await tick()
    document.querySelector<HTMLElement>(`a[href="${this.#ways.at}${id}"]`)?.focus()
  }

  /** The way back at once is gone. */
  end(id: string): void {
    this.fresh = this.fresh.filter(({ one }) => one.card.id !== id)
  }
}
