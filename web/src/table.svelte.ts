/** A table as this page knows it: the live connection, what it last said, and the commands that wait to be stored. */
import type {
  Act,
  ClientMessage,
  Entry,
  Pace,
  Position,
  Preview,
  Previewed,
  Refused,
  ServerMessage,
  TableNow,
  Undo,
} from './wire'

const PING_EVERY = 10_000
const SILENT_AFTER = 25_000
const RESEND_EVERY = 4_000
const RETRY = [300, 700, 1_500, 3_000, 6_000]

type Command = Act | Undo
export type Link = 'connecting' | 'live' | 'stale' | 'missing' | 'binned'
export type News = { entries: Entry[]; whole: boolean }

/** A name for a command that nobody else chooses. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-')
}

/** A table as it was after one of its entries. */
function seenAt(live: TableNow, { n, picture }: Position): TableNow {
  return { ...live, n, picture, entries: live.entries.slice(0, n), choices: null, undo_to: null, restart_to: null }
}

export class Table {
  readonly id: string
  /** The table as it is. */
  live = $state.raw<TableNow | null>(null)
  /** A position that is shown instead, with nothing to be done in it. */
  past = $state.raw<Position | null>(null)
  /** The table as it is shown. */
  now: TableNow | null = $derived(this.past && this.live ? seenAt(this.live, this.past) : this.live)
  link = $state<Link>('connecting')
  waiting = $state.raw<Command[]>([])
  refused = $state.raw<Refused | null>(null)
  previewed = $state.raw<Previewed | null>(null)
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #heard = 0
  #timers: ReturnType<typeof setInterval>[] = []
  #listeners = new Set<(news: News) => void>()
  #previewId = ''
  #missed = false

  constructor(id: string) {
    this.id = id
  }

  /** Connects, and stays connected until the returned function is called. */
  open(): () => void {
    this.#connect()
    this.#timers.push(
      setInterval(() => this.#beat(), PING_EVERY),
      setInterval(() => this.#resend(), RESEND_EVERY),
    )
    const wake = () => document.visibilityState === 'visible' && this.#beat()
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    return () => {
      this.#closed = true
      this.#timers.forEach(clearInterval)
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      this.#socket?.close()
    }
  }

  /** Calls `hear` with every new stretch of the log; returns how to stop. */
  listen(hear: (news: News) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  act(seat: number, words: string): void {
    if (!this.live || this.waiting.length) return
    this.#command({ do: 'act', id: newId(), n: this.live.n, seat, words })
  }

  undo(seat: number, to: number): void {
    if (!this.live || this.waiting.length) return
    this.#command({ do: 'undo', id: newId(), n: this.live.n, seat, to })
  }

  /** Asks what an action would do; the answer is `previewed` if nothing else was asked since. */
  preview(words: string | null): void {
    if (words === null || !this.live) {
      this.#previewId = ''
      this.previewed = null
      return
    }
    this.#previewId = newId()
    const question: Preview = { do: 'preview', id: this.#previewId, n: this.live.n, words }
    this.#send(question)
  }

  pace(pace: number): void {
    const wish: Pace = { do: 'pace', pace }
    this.#send(wish)
  }

  #command(command: Command): void {
    this.refused = null
    this.waiting = [...this.waiting, command]
    this.#send(command)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #resend(): void {
    for (const command of this.waiting) this.#send(command)
  }

  #beat(): void {
    if (this.#closed) return
    if (this.link === 'live' && Date.now() - this.#heard > SILENT_AFTER) this.#socket?.close()
    else if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect()
    else this.#send({ do: 'ping' })
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const since = this.live && !this.#missed ? `?since=${this.live.n}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${since}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#heard = Date.now()
      if (this.live) this.link = 'live'
      this.#resend()
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = () => this.#lost(socket)
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket || this.link === 'missing' || this.link === 'binned') return
    this.link = this.live ? 'stale' : 'connecting'
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]
    setTimeout(() => !this.#closed && this.#socket === socket && this.#connect(), wait)
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'table':
        return this.#whole(message)
      case 'happened':
        return this.#more(message)
      case 'acknowledged':
        return this.#done(message.id)
      case 'refused':
        return this.#refuse(message)
      case 'previewed':
        if (message.id === this.#previewId) this.previewed = message
        return
      case 'pong':
        if (this.live && message.n !== this.live.n) this.#again()
    }
  }

  #whole(message: TableNow): void {
    this.#missed = false
    // What waits to be stored still stands as it was shown, if nothing has come before it.
    if (!this.waiting.length || message.n !== this.live?.n) this.previewed = null
    this.live = message
    this.link = 'live'
    this.#tell({ entries: message.entries, whole: true })
  }

  #more(message: ServerMessage & { is: 'happened' }): void {
    const now = this.live
    if (!now) return
    const fresh = message.entries.filter((entry) => entry.n > now.n)
    if (fresh.length && fresh[0]?.n !== now.n + 1) return this.#again()
    const { n, picture, choices, undo_to, restart_to } = message
    this.live = { ...now, n, picture, choices, undo_to, restart_to, entries: [...now.entries, ...fresh] }
    this.link = 'live'
    this.previewed = null
    this.#tell({ entries: fresh, whole: false })
  }

  /** Something was missed: forget how far we were and ask for the whole table. */
  #again(): void {
    this.#missed = true
    this.#socket?.close()
  }

  #done(id: string): void {
    this.waiting = this.waiting.filter((command) => command.id !== id)
  }

  #refuse(message: Refused): void {
    if (message.code === 'unknown-table' || message.code === 'in-bin') {
      this.link = message.code === 'in-bin' ? 'binned' : 'missing'
      this.#socket?.close()
    }
    if (message.id && message.id === this.#previewId) return
    this.#done(message.id)
    this.refused = message
    if (message.code === 'stale') this.#again()
  }

  #tell(news: News): void {
    for (const hear of this.#listeners) hear(news)
  }
}
