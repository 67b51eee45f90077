/** One table's live connection: it comes back by itself, goes on where it was, and matches answers to what was asked. */

import type { Ack, FromClient, FromServer, Reason, Refused } from './wire'

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => unknown) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export type Link =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; seconds: number }
  | { state: 'closed'; code: string; message: string }

export type Answer = Ack | Refused | Reason | { t: 'lost' }
/** What is asked, without the reference that the connection gives it. */
export type Ask = FromClient extends infer F ? (F extends { ref?: string } ? Omit<F, 'ref'> : never) : never

export interface Surroundings {
  open(url: string): Socket
  later(seconds: number, then: () => void): () => void
  random(): number
}

const BACK_OFF = [0.5, 1, 2, 4, 8, 15, 30]
const PING = 20
const SILENCE = 50

export class Connection {
  link: Link = { state: 'connecting' }
  private socket: Socket | null = null
  private tries = 0
  private asked = 0
  private waiting = new Map<string, (answer: Answer) => void>()
  private stops: (() => void)[] = []
  private heard = true

  constructor(
    private readonly url: () => string,
    private readonly hear: (frame: FromServer) => void,
    private readonly changed: (link: Link) => void,
    private readonly world: Surroundings = browser,
  ) {}

  start(): void {
    this.say({ state: 'connecting' })
    const socket = this.world.open(this.url())
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data) as FromServer)
    socket.onclose = () => this.lost(socket)
  }

  /** Come back now instead of waiting. */
  hurry(): void {
    if (this.link.state !== 'waiting') return
    this.quiet()
    this.start()
  }

  stop(): void {
    this.quiet()
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.forsake()
  }

  /** Ask something and wait for its answer; `lost` when the connection breaks before it comes. */
  ask(frame: Ask): Promise<Answer> {
    const ref = `r${++this.asked}`
    return new Promise((answer) => {
      if (this.link.state !== 'open' || !this.socket) return answer({ t: 'lost' })
      this.waiting.set(ref, answer)
      this.socket.send(JSON.stringify({ ...frame, ref }))
    })
  }

  private opened(): void {
    this.heard = true
    this.say({ state: 'open' })
    this.watch()
  }

  /** A line that says nothing for long is dead even if nobody has told us. */
  private watch(): void {
    this.stops.push(
      this.world.later(PING, () => {
        void this.ask({ t: 'ping' })
        this.heard = false
        this.stops.push(this.world.later(SILENCE - PING, () => (this.heard ? this.watch() : this.socket?.close())))
      }),
    )
  }

  private receive(frame: FromServer): void {
    this.heard = true
    if (frame.t === 'closing') return this.closing(frame.code, frame.message, frame.again)
    this.tries = 0 // only a server that speaks counts as back
    if ('ref' in frame && this.settle(frame)) return
    this.hear(frame)
  }

  private settle(frame: Ack | Refused | Reason | { t: 'pong'; ref: string }): boolean {
    const answer = this.waiting.get(frame.ref)
    if (!answer) return frame.t === 'pong' || frame.t === 'ack'
    this.waiting.delete(frame.ref)
    answer(frame.t === 'pong' ? { t: 'ack', ref: frame.ref, seen: 0 } : frame)
    return true
  }

  private closing(code: string, message: string, again: boolean): void {
    if (again) return
    this.stop()
    this.say({ state: 'closed', code, message })
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.quiet()
    this.forsake()
    const base = BACK_OFF[Math.min(this.tries++, BACK_OFF.length - 1)] ?? 30
    const seconds = base * (0.75 + this.world.random() / 2)
    this.say({ state: 'waiting', seconds })
    this.stops.push(this.world.later(seconds, () => this.start()))
  }

  private forsake(): void {
    const waiting = [...this.waiting.values()]
    this.waiting.clear()
    for (const answer of waiting) answer({ t: 'lost' })
  }

  private quiet(): void {
    for (const stop of this.stops) stop()
    this.stops = []
  }

  private say(link: Link): void {
    this.link = link
    this.changed(link)
  }
}

/** The surroundings of a page in a browser. */
const browser: Surroundings = {
  open(url) {
    const at = new URL(url, location.href)
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:'
    const line = new WebSocket(at)
    const send = (text: string) => line.send(text)
    const socket: Socket = { onopen: null, onmessage: null, onclose: null, send, close: () => line.close() }
    line.onopen = () => socket.onopen?.()
    line.onmessage = ({ data }) => socket.onmessage?.({ data })
    line.onclose = () => socket.onclose?.()
    return socket
  },
  later(seconds, then) {
    const timer = setTimeout(then, seconds * 1000)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
