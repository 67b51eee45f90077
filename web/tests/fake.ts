/** A server made of fixtures: one table, one seat, and the story of that seat. */

import type { Socket } from '../src/lib/reach'
import type { FromClient, FromServer, Position, Reckoning, TableInfo, TableListed } from '../src/lib/wire'
import type { Refusal } from '../src/lib/words'
import { answerOfFinished } from './finished'
import { components, type Fixture, fixture, GAMES, lesson, lessonText, rules, scenes, texts } from './texts'

export interface Scene {
  game: string
  /** the frame to begin with; the story is told from its start otherwise */
  frame?: string
  /** the frame is one of the scenes for pictures */
  staged?: boolean
  /** a position of one's own instead of a frame */
  position?: Position
  over?: boolean
  yours?: number[]
  status?: TableInfo['status']
  /** the table is the finished one, to be looked back on */
  finished?: boolean
  /** the seats that have given a sealed answer already */
  sealed?: number[]
  /** the table cannot be had: the answer is this status */
  problem?: number
  /** why what is dark is not possible */
  why?: Refusal
  /** the legal moves that come nearest to it */
  nearest?: string[][]
  /** points by source */
  reckoning?: Reckoning
  /** the line breaks as soon as the page has been told */
  cut?: boolean
}

const LEADERS = [
  { name: 'doge', bot: true, mu: 31.4, sigma: 0.9, games: 812 },
  { name: 'Marina', bot: false, mu: 29.8, sigma: 1.6, games: 64 },
  { name: 'capitano', bot: true, mu: 28.1, sigma: 0.8, games: 1204 },
  { name: 'Anselm', bot: false, mu: 26.9, sigma: 2.4, games: 21 },
  { name: 'mercante', bot: true, mu: 24.2, sigma: 0.7, games: 1630 },
  { name: 'marinaio', bot: true, mu: 19.5, sigma: 0.7, games: 1118 },
]
const DIGEST = '5d1f0c6be2a94b7733f8190aa2c41e60'

export class FakeServer {
  readonly fixture: Fixture
  readonly heard: FromClient[] = []
  /** what a move would do, where it is legal */
  would: string[][] | null = null
  private at = 0
  private readonly sockets = new Set<(frame: FromServer) => void>()

  constructor(readonly scene: Scene) {
    this.fixture = scene.staged ? scenes(scene.game) : fixture(scene.game)
  }

  get table(): TableInfo {
    const { table, over } = this.fixture
    const seat = this.position.seat
    const seats = table.seats
      .slice(0, this.position.view.seats)
      .map((one) => ({ ...one, asked: this.position.asked.includes(one.seat) }))
    const yours = this.scene.yours ?? (seat === null ? [] : [seat])
    const status = this.scene.status ?? (this.scene.over ? 'over' : 'playing')
    return { ...table, seats, yours, status, over: this.scene.over ? over : null }
  }

  get position(): Position {
    const { frame, position } = this.scene
    const found = position ?? (frame ? this.fixture.frames[frame] : this.fixture.story[this.at])
    if (!found) throw new Error(`no frame ${this.scene.frame ?? this.at} of ${this.scene.game}`)
    const { sealed } = this.scene
    return sealed ? { ...found, sealings: sealed.map((seat) => ({ seat, digest: DIGEST })) } : found
  }

  /** A page has come: it is told the table and the position. */
  greet(send: (frame: FromServer) => void): void {
    this.sockets.add(send)
    send({ t: 'table', table: this.table })
    if (this.table.status !== 'open') send(this.position)
  }

  part(send: (frame: FromServer) => void): void {
    this.sockets.delete(send)
  }

  /** What the page says; any legal move leads on in the story. */
  hear(frame: FromClient, send: (frame: FromServer) => void): void {
    this.heard.push(frame)
    const ref = frame.ref ?? ''
    if (frame.t === 'play') return this.played(frame.move, ref, send)
    if (frame.t === 'ping') return send({ t: 'pong', ref })
    if (frame.t === 'ahead') {
      const { view, legal } = this.position // a draft changes nothing here
      return send({ t: 'prospect', ref, view, legal, events: frame.moves.map(() => []) })
    }
    if (frame.t === 'chat') {
      send({ t: 'ack', ref, seen: 0, left: 0 })
      const who = { id: 'p0', name: 'Marina', guest: false, bot: false }
      return this.tell({ t: 'chat', id: this.heard.length, who, text: frame.text, at: 1_800_003_600 })
    }
    const reason = { rule: 'S12-6.4', reason: 'not_offered', facts: {}, message: '', ...this.scene.why }
    const { nearest = [] } = this.scene
    if (frame.t === 'why')
      return send({ t: 'reason', ref, legal: !!this.would, events: this.would ?? [], nearest, ...reason })
    send({ t: 'refused', ref, code: 'rule', ...reason, reason: 'no_undo' })
  }

  private played(move: string[], ref: string, send: (frame: FromServer) => void): void {
    const legal = this.position.legal.some((one) => one.join(' ') === move.join(' '))
    if (!legal)
      return send({ t: 'refused', ref, code: 'rule', message: '', rule: null, reason: 'not_offered', facts: {} })
    if (!this.scene.frame && !this.scene.position) this.at = Math.min(this.at + 1, this.fixture.story.length - 1)
    this.tell(this.position)
    send({ t: 'ack', ref, seen: this.position.seen, left: 0 })
  }

  tell(frame: FromServer): void {
    for (const send of this.sockets) send(frame)
  }

  /** The answer to an HTTP request; null where there is none. */
  answer(method: string, path: string): unknown {
    const { pathname } = new URL(path, 'http://house')
    const told = this.scene.finished ? answerOfFinished(path) : null
    if (told !== null) return told
    const table = /^\/api\/tables\/\w+(\/\w+)?$/.exec(pathname)
    if (pathname === '/api/games') return GAMES.map((key) => ({ ...OF_THE_HOUSE, ...fixture(key).catalogue }))
    const taught = /^\/api\/(?:games\/(\w+)\/lesson|text\/en\/lesson\/(\w+))$/.exec(pathname)
    if (taught) return taught[1] ? lesson(taught[1]) : lessonText(taught[2] ?? '')
    const words = /^\/api\/text\/en\/game\/(\w+)$/.exec(pathname)
    if (words) return { text: texts('en').games[words[1] ?? ''] ?? '' }
    if (pathname.startsWith('/api/text/')) return texts('en')
    if (pathname.endsWith('/rules'))
      return rules(pathname.split('/')[3] ?? '', new URL(path, 'http://house').searchParams.get('language') ?? 'en')
    if (pathname === '/api/guest') return { id: 'p0', name: 'Marina', guest: true }
    if (pathname === '/api/visitor') return { me: { id: 'p0', name: 'Marina', guest: true }, suggested: 'Chiara' }
    if (pathname.endsWith('/components')) return components(this.scene.game)
    if (pathname === '/api/tables' && method === 'POST') return this.table
    if (pathname === '/api/tables')
      return this.tables().filter((one) => !path.includes('status=') || path.includes(`status=${one.status}`))
    if (table && !table[1]) return { table: this.table, names: this.fixture.names }
    if (table?.[1] === '/chat') return []
    if (table?.[1] === '/reckoning') return this.scene.reckoning ?? { sources: [], total: this.fixture.over.scores }
    if (table?.[1] === '/notes') return { text: '' }
    if (pathname.startsWith('/api/leaderboards')) return LEADERS
    return null
  }

  private tables(): TableListed[] {
    const status = ['playing', 'open', 'playing', 'over'] as const
    return GAMES.map((key, at) => {
      const { table, over } = fixture(key)
      const seats = table.seats.map((one) => ({
        ...one,
        asked: at === 0,
        name: at === 1 && one.seat ? null : one.name,
      }))
      const updated = Date.now() / 1000 - 90 * 20 ** at
      return {
        ...table,
        id: `table0000${at}`,
        seats,
        updated,
        status: status[at] ?? 'open',
        result: at === 3 ? over : null,
        problem: null,
      }
    })
  }
}

/** The same as a socket that a `Connection` can hold; `cut` breaks it. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => unknown) | null = null
  onclose: (() => void) | null = null
  readonly tell = (frame: FromServer) => this.onmessage?.({ data: JSON.stringify(frame) })

  constructor(
    private readonly server: FakeServer,
    readonly url: string,
    dead = false,
  ) {
    queueMicrotask(() => {
      if (dead) return this.cut()
      this.onopen?.()
      server.greet(this.tell)
    })
  }

  send(text: string): void {
    const frame = JSON.parse(text) as FromClient
    queueMicrotask(() => this.server.hear(frame, this.tell))
  }

  close(): void {
    this.cut()
  }

  cut(): void {
    this.server.part(this.tell)
    this.onclose?.()
  }
}
/** What the house says of every game beside what its fixture holds. */
const OF_THE_HOUSE = { beginners: {}, minutes: { 2: 60, 3: 75, 4: 90, 5: 100 }, measured: {}, strengths: {} }
