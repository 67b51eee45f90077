/** One table's live connection: it comes back by itself, goes on where it was, and matches answers to what was asked. */

import { reach } from '$kind/reach'
import { Whole } from './changes'
import type { Socket } from './reach'
import type { Ack, FromClient, FromServer, Prospect, Reason, Refused, Sent } from './wire'

export type Link =
  | { state: 'connecting' }
  | { state: 'open' }
  /** something was asked and nothing has come since */
  | { state: 'silent' }
  | { state: 'waiting'; seconds: number }
  | { state: 'closed'; code: string; message: string }

export type Answer = Ack | Refused | Reason | Prospect | { t: 'lost' }
/** What is asked, without the reference that the connection gives it. */
export type Ask = FromClient extends infer F ? (F extends { ref?: string } ? Omit<F, 'ref'> : never) : never

/** Whether something can be said. */
export const isUp = ({ state }: Link): boolean => state === 'open' || state === 'silent'

export interface Surroundings {
  open(url: string): Socket
  later(seconds: number, then: () => void): () => void
  random(): number
}

const BACK_OFF = [0.5, 1, 2, 4, 8, 15, 30]
/** Nothing is asked: a sign of life now and then. */
const PING = 20
/** An answer is waited for: after so long it is asked whether anybody is there, */
const PATIENCE = 1.6
/** a little later it is said that nothing comes, */
const DOUBT = 0.6
/** and then the line is given up; so is one that does not come about. */
const SILENCE = 6

export class Connection {
  link: Link = { state: 'connecting' }
  private socket: Socket | null = null
  private tries = 0
  private asked = 0
  private waiting = new Map<string, (answer: Answer) => void>()
  private stops: (() => void)[] = []
  /** ends the wait for a sign of life */
  private calm: (() => void) | null = null

  constructor(
    private readonly url: () => string,
    private readonly hear: (frame: FromServer) => void,
    private readonly changed: (link: Link) => void,
    private readonly world: Surroundings = browser,
  ) {}

  start(): void {
    this.say({ state: 'connecting' })
    const socket = this.world.open(this.url())
    const whole = new Whole()
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(whole.frame(JSON.parse(data) as Sent))
    socket.onclose = () => this.lost(socket)
    this.stops.push(this.world.later(SILENCE, () => this.link.state === 'connecting' && this.drop()))
  }

  /** There is no network any more: nobody need wait to find that out. */
  drop(): void {
    const socket = this.socket
    if (!socket) return
    this.lost(socket)
    socket.close()
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
      if (!isUp(this.link) || !this.socket) return answer({ t: 'lost' })
      this.waiting.set(ref, answer)
      this.socket.send(JSON.stringify({ ...frame, ref }))
      this.calm ??= this.expect()
    })
  }

  private opened(): void {
    this.say({ state: 'open' })
    this.watch()
  }

  /** A line on which nothing is said may be dead even if nobody has told us. */
  private watch(): void {
    const again = () => {
      void this.ask({ t: 'ping' })
      this.watch()
    }
    this.stops.push(this.world.later(PING, again))
  }

  /** An answer is waited for: who hears nothing asks, says so, and in the end gives up. */
  private expect(): () => void {
    const { later } = this.world
    const ends = [
      later(PATIENCE, () => void this.ask({ t: 'ping' })),
      later(PATIENCE + DOUBT, () => this.say({ state: 'silent' })),
      later(PATIENCE + SILENCE, () => this.drop()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

  /** Somebody is there; what is still waited for has its time again. */
  private heard(): void {
    this.calm?.()
    this.calm = this.waiting.size ? this.expect() : null
    if (this.link.state === 'silent') this.say({ state: 'open' })
  }

  private receive(frame: FromServer): void {
    if (frame.t === 'closing') return this.closing(frame.code, frame.message, frame.again)
    this.tries = 0 // only a server that speaks counts as back
    const settled = 'ref' in frame && this.settle(frame)
    this.heard()
    if (!settled) this.hear(frame)
  }

  private settle(frame: Ack | Refused | Reason | Prospect | { t: 'pong'; ref: string }): boolean {
    const answer = this.waiting.get(frame.ref)
    if (!answer) return frame.t === 'pong' || frame.t === 'ack'
    this.waiting.delete(frame.ref)
    answer(frame.t === 'pong' ? { t: 'ack', ref: frame.ref, seen: 0, left: 0 } : frame)
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
    this.calm?.()
    this.calm = null
  }

  private say(link: Link): void {
    this.link = link
    this.changed(link)
  }
}

/** The surroundings of a page in a browser. */
const browser: Surroundings = {
  open: (url) => reach.open(url),
  later(seconds, then) {
    const timer = setTimeout(then, seconds * 1000)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
