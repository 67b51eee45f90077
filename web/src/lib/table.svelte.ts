/** One table as this page sees it: what the server has told, the half-built answer, and what may be done with both. */

import { ApiError, api } from './api'
import type { Picker, PickState } from './board'
import { type Answer, Connection, type Link, type Surroundings } from './connection'
import { catalogueOf, say, seatCalled, wordsOf } from './house.svelte'
import {
  clicked,
  complete,
  contains,
  meant,
  type Noun,
  narrow,
  nouns,
  type Option,
  options,
  settled,
  stateOf,
  typed,
} from './picker'
import { SealNotes } from './seals'
import { settings } from './settings.svelte'
import { bell, sound } from './sound'
import { tell } from './story'
import type { Advice, Catalogue, ChatFrame, FromServer, Names, News, Over, Position, SeatInfo, TableInfo } from './wire'
import type { Words } from './words'

/** Why something is not possible, beside what it is about. */
export interface WhyNot {
  about: Noun | null
  text: string
  rule: string | null
}

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'danger' | 'ok'
}

const ONLOOKER = 'onlooker'
const keyOf = (seat: number | null): string => (seat === null ? ONLOOKER : String(seat))

/** What the parts of a page show of a table, whether it is being played or told again. */
export type Shown = Pick<
  Table,
  'id' | 'info' | 'position' | 'words' | 'names' | 'seat' | 'seatName' | 'over' | 'catalogue' | 'at'
>

export class Table {
  info = $state.raw<TableInfo | null>(null)
  names = $state.raw<Names>({})
  link = $state.raw<Link>({ state: 'connecting' })
  chat = $state.raw<ChatFrame[]>([])
  problem = $state.raw<ApiError | null>(null)
  /** the seat this screen shows; none for an onlooker */
  seat = $state<number | null>(null)
  /** the seat that must take the screen before it shows anything */
  handOver = $state<number | null>(null)
  picks = $state.raw<Noun[]>([])
  /** a move that waits to be confirmed */
  waiting = $state.raw<Option | null>(null)
  ghost = $state.raw<string[] | null>(null)
  pointed = $state.raw<Noun | null>(null)
  /** what the move that is pointed at would do, as far as it can be known before anybody else answers */
  foreseen = $state.raw<{ move: string[]; events: string[][] } | null>(null)
  whyNot = $state.raw<WhyNot | null>(null)
  sending = $state(false)
  /** a hint was asked for; what was found comes into `advice` */
  hinting = $state(false)
  advice = $state.raw<Advice[] | null>(null)
  toasts = $state.raw<Toast[]>([])
  /** the rule that is open beside the table; an empty text shows all of them */
  rule = $state<string | null>(null)
  /** a lesson goes on with one move only, and says so of other clicks */
  permits: ((picks: Noun[]) => boolean) | null = null
  /** when the clocks in `info` were true */
  at = $state(Date.now())

  private positions = $state.raw<Record<string, Position>>({})
  private told = $state.raw<Record<string, News[]>>({})
  private readonly connection: Connection
  private readonly seals: SealNotes
  /** an answer is on its way, and what follows from it has not been shown */
  private sent = false
  private toastCount = 0
  private arrivals: (() => void)[] = []

  constructor(
    readonly id: string,
    readonly invite = '',
    world?: Surroundings,
  ) {
    this.seals = new SealNotes(id)
    const url = () => `/api/tables/${id}/live?${new URLSearchParams({ seen: this.seen, invite })}`
    const changed = (link: Link) => {
      this.link = link
      for (const then of this.arrivals.splice(0)) then()
    }
    this.connection = new Connection(url, (frame) => this.hear(frame), changed, world)
  }

  // Coming and going

  async enter(): Promise<void> {
    try {
      const { table, names } = await api.table(this.id, this.invite)
      this.seated(table, names)
      await this.recall()
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(0, 'broken', String(error))
    }
  }

  /** Sit down at a table that is known. */
  seated(table: TableInfo, names: Names): void {
    this.names = names
    this.know(table)
    this.connection.start()
  }

  /** What was said before we came. */
  private async recall(): Promise<void> {
    const lines = await api.said(this.id, this.invite).catch(() => [])
    for (const { id, user_id, name, text, at } of lines)
      this.listen({ t: 'chat', id, who: { id: user_id, name, guest: false }, text, at })
  }

  leave(): void {
    this.connection.stop()
  }

  hurry(): void {
    this.connection.hurry()
  }

  /** How far each seat of this page has heard, as the server reads it: `0:17,1:17`, and `:17` for an onlooker. */
  private get seen(): string {
    return Object.values(this.positions)
      .map((position) => `${position.seat ?? ''}:${position.seen}`)
      .join(',')
  }

  get over(): Over | null {
    return this.info?.over ?? null
  }

  // What is known

  get position(): Position | null {
    return this.positions[keyOf(this.seat)] ?? null
  }

  get catalogue(): Catalogue | null {
    return (this.info && catalogueOf(this.info.game)) ?? null
  }

  get step(): string {
    return this.position?.view.step?.step ?? ''
  }

  private readonly people = $derived((this.names.seat ?? []).map((word) => this.called(word)).join('\n'))

  /** The words of the game, with the names of the people at this table; others when a name or the language changes. */
  readonly words: Words = $derived.by(() => {
    void this.people
    return wordsOf(this.info?.game ?? '').at((seat) => this.called(seat))
  })

  /** What a seat of the notation is called here. */
  private called(word: string): string {
    return seatCalled(this.info, this.names, this.position?.called ?? [], word)
  }

  seatName(seat: number): string {
    return this.called(this.names.seat?.[seat] ?? String(seat + 1))
  }

  get mine(): boolean {
    return this.seat !== null && (this.info?.yours.includes(this.seat) ?? false)
  }

  get asked(): boolean {
    return this.mine && this.handOver === null && (this.position?.asked.includes(this.seat ?? -1) ?? false)
  }

  get thinking(): SeatInfo[] {
    const asked = this.position?.asked ?? []
    return this.info?.seats.filter((one) => asked.includes(one.seat)) ?? []
  }

  get news(): News[] {
    return this.told[keyOf(this.seat)] ?? []
  }

  // The answer

  readonly all: Option[] = $derived.by(() => {
    const { catalogue, position } = this
    return catalogue && position && this.asked ? options(catalogue, this.step, position.legal) : []
  })

  get left(): Option[] {
    return narrow(this.all, this.picks)
  }

  get complete(): Option[] {
    return complete(this.all, this.picks)
  }

  warnings(option: Option): string[] {
    return this.position?.warnings[String(option.at)] ?? []
  }

  /** What boards see of all this. */
  get pick(): Picker {
    const { all, picks, waiting, ghost } = this
    const known = new Map<string, PickState>()
    return {
      state: (kind, name) => {
        const key = `${kind} ${name}`
        const state = known.get(key) ?? standing(all, picks, waiting, { kind, name })
        known.set(key, state)
        return state
      },
      click: (kind, name) => this.click({ kind, name }),
      hover: (kind, name) => this.point(kind === null || name === null ? null : { kind, name }),
      play: (move) => this.play(move),
      ghost: waiting?.move ?? ghost,
    }
  }

  click(thing: Noun): void {
    if (!this.asked || this.sending) return
    if (this.waiting && contains(this.waiting, thing)) return this.send(this.waiting)
    this.waiting = null
    const picks = clicked(this.all, this.picks, thing)
    if (!picks) return void this.why(thing)
    this.whyNot = null
    if (this.permits?.(picks) === false) return
    this.picks = picks
    const only = settled(this.all, picks)
    if (only && picks.length) this.choose(only)
  }

  /** A whole move at once; where it is none of the legal ones, it is said why. */
  private play(move: readonly string[]): void {
    if (!this.asked || this.sending) return
    const said = move.join(' ')
    const option = this.all.find((one) => one.move.join(' ') === said)
    if (option) this.choose(option)
    else void this.why(null, [...move])
  }

  /** Pointing at something shows what it would do, where that is settled. */
  private point(thing: Noun | null): void {
    this.pointed = thing
    const picks = thing && this.asked ? clicked(this.all, this.picks, thing) : null
    this.ghost = picks ? (settled(this.all, picks)?.move ?? null) : null
  }

  /** Take a move: it is sent, or asked for once more where that is wished. */
  choose(option: Option): void {
    if (this.permits?.([{ kind: 'verb', name: option.move[0] ?? '' }, ...nouns(option)]) === false) return
    const ask = settings.confirm === 'always' || (settings.confirm === 'warned' && this.warnings(option).length > 0)
    if (ask && this.waiting?.at !== option.at) {
      this.waiting = option
      return
    }
    this.send(option)
  }

  /** Take back one click. */
  back(): void {
    if (this.whyNot) this.whyNot = null
    else if (this.waiting) this.clear()
    else this.picks = this.picks.slice(0, -1)
  }

  clear(): void {
    this.picks = []
    this.waiting = null
    this.ghost = null
    this.foreseen = null
    this.whyNot = null
  }

  send(option: Option): void {
    const { position, seat } = this
    if (!position || seat === null || this.sending) return
    this.sending = this.sent = true
    void this.connection.ask({ t: 'play', seat, seen: position.seen, move: option.move }).then((answer) => {
      if (answer.t !== 'ack' || answer.seen <= (this.positions[keyOf(seat)]?.seen ?? 0)) this.free()
      this.settled(answer)
    })
  }

  /** The answer has come through or has come to nothing: something else may be said. */
  private free(): void {
    if (!this.sent) return
    this.sending = this.sent = false
    this.clear()
  }

  /** A move in words, whether or not the list names it: some answers are taken that are too many to list. */
  playWords(move: string[]): void {
    void this.answer(move).then((answer) => this.settled(answer))
  }

  private async answer(move: string[]): Promise<Answer> {
    const { position, seat } = this
    if (!position || seat === null) return { t: 'lost' }
    return this.connection.ask({ t: 'play', seat, seen: position.seen, move })
  }

  /**
   * Say something that takes several small moves, one after the other, as long as `next` knows one. It ends where the
   * question is none of `within` any more; false when the server refuses one of them. Where something was done meanwhile
   * that the rules left no choice in, it goes on from there.
   */
  async follow(
    next: (position: Position) => string[] | null,
    within: (position: Position) => boolean,
  ): Promise<boolean> {
    this.sending = true
    let first = true
    while (this.position && this.asked && (first || within(this.position))) {
      const { seen } = this.position
      const move = next(this.position)
      const answer = move ? await this.answer(move) : null
      if (answer?.t === 'ack') {
        first = false
        await this.arrival(answer.seen)
      } else if (answer?.t === 'refused' && answer.code === 'stale') await this.arrival(seen + 1)
      else {
        this.sending = false
        if (answer) this.settled(answer)
        return !answer
      }
    }
    this.sending = false
    return true
  }

  /** Until this seat's position is as far as that. */
  private async arrival(seen: number): Promise<void> {
    while (this.link.state === 'open' && (this.position?.seen ?? 0) < seen)
      await new Promise((then) => this.arrivals.push(then as () => void))
  }

  /** A move typed in notation; what is wrong with it is said, and nothing is done. */
  type(text: string): 'sent' | 'unknown' | Option[] {
    const found = typed(this.all, text)
    const [only] = found
    if (!only) return 'unknown'
    if (found.length > 1) return found
    this.choose(only)
    return 'sent'
  }

  undo(count = 1): void {
    const { position, seat } = this
    if (!position || seat === null) return
    if (this.picks.length || this.waiting) return this.clear()
    void this.connection.ask({ t: 'undo', seat, seen: position.seen, count }).then((answer) => this.settled(answer))
  }

  /** Ask for the best moves; the answer is dropped when the question has changed meanwhile. */
  async askHint(): Promise<void> {
    const { seat, position } = this
    if (seat === null || !position || !this.asked || this.hinting) return
    this.hinting = true
    this.advice = null
    try {
      const found = await api.hint(this.id, seat)
      if (this.position?.seen === position.seen) this.advice = found
      else this.hinting = false
    } catch (error) {
      this.hinting = false
      const text = error instanceof ApiError ? error.message : ''
      this.whyNot = { about: null, text: text || say('hint', 'failed'), rule: null }
    }
  }

  dropHint(): void {
    this.hinting = false
    this.advice = null
  }

  async why(thing: Noun | null, move = thing && meant(this.all, this.picks, thing)): Promise<void> {
    if (!move || this.seat === null) return
    const answer = await this.connection.ask({ t: 'why', seat: this.seat, move })
    if (answer.t === 'ack' || answer.t === 'lost') return
    this.whyNot = { about: thing, text: this.words.reason(answer) || answer.message, rule: answer.rule }
  }

  /** The move that would be made now. */
  get would(): string[] | null {
    return this.waiting?.move ?? this.ghost
  }

  /** Ask what a move would do; the answer counts only while it is still the one pointed at. */
  async foresee(move: string[]): Promise<void> {
    if (this.seat === null || !this.asked) return
    const answer = await this.connection.ask({ t: 'why', seat: this.seat, move })
    if (answer.t === 'reason' && answer.legal && this.would === move) this.foreseen = { move, events: answer.events }
  }

  async say(text: string): Promise<boolean> {
    const answer = await this.connection.ask({ t: 'chat', text })
    this.settled(answer)
    return answer.t === 'ack'
  }

  private settled(answer: Answer): void {
    if (answer.t === 'lost') this.toast(say('toasts', 'lost'), 'danger')
    if (answer.t !== 'refused') return
    if (answer.code === 'stale') return this.toast(say('toasts', 'stale'))
    if (answer.code === 'lesson') return
    const text = this.words.reason(answer) || answer.message
    this.whyNot = { about: null, text, rule: answer.rule }
  }

  // What is heard

  private hear(frame: FromServer): void {
    if (frame.t === 'table') this.know(frame.table)
    else if (frame.t === 'position') this.see(frame)
    else if (frame.t === 'chat') this.listen(frame)
    else if (frame.t === 'refused') this.settled(frame)
  }

  private listen(line: ChatFrame): void {
    if (!this.chat.some((other) => other.id === line.id)) this.chat = [...this.chat, line].sort((a, b) => a.id - b.id)
  }

  private know(info: TableInfo): void {
    this.info = info
    this.at = Date.now()
    if (info.status !== 'open' && !Object.keys(this.names).length) void this.learnNames()
    if (this.seat === null || !info.yours.includes(this.seat)) this.seat = info.yours[0] ?? null
  }

  /** Names are known once the game has begun, which may be after we have come. */
  private async learnNames(): Promise<void> {
    const seated = await api.table(this.id, this.invite).catch(() => null)
    if (seated) this.names = seated.names
  }

  private see(position: Position): void {
    const key = keyOf(position.seat)
    const was = this.positions[key]
    this.told = { ...this.told, [key]: retold(this.told[key] ?? [], position.news, was?.seen ?? 0) }
    this.positions = { ...this.positions, [key]: position }
    if (was && position.seat === this.seat) this.tellForced(position.news.filter((one) => one.seen > was.seen))
    this.at = Date.now()
    if (position.seat === this.seat && position.seen !== was?.seen) this.renew(position, was?.seen)
    for (const then of this.arrivals.splice(0)) then()
    if (position.seat === this.seat) this.seals.see(position)
    this.seatToShow(position)
    if (was && position.seat !== null && !was.asked.includes(position.seat) && position.asked.includes(position.seat))
      bell()
  }

  /** What the rules left no choice about was done for this seat; it is done openly. */
  private tellForced(news: News[]): void {
    const { catalogue } = this
    const forced = news.filter((one) => one.by === 'forced')
    const done = forced.map((one) => ({ ...one, events: one.events.slice(0, 1) })) // the answer, not all that followed
    if (!catalogue || !done.length) return
    const what = tell(catalogue, this.names, this.words, done, this.seat).flatMap((line) => line.sentences)
    if (what.length) this.toast(say('table', 'forced', { what: what.join(' ') }))
  }

  /** Forget what was heard, and hear these instead. */
  retell(positions: Position[]): void {
    this.positions = {}
    this.told = {}
    this.clear()
    for (const position of positions) this.see(position)
  }

  /** The question has changed: what was half said or thought about it is gone, and what has happened is heard. */
  private renew({ news }: Position, since: number | undefined): void {
    this.free()
    this.clear()
    this.dropHint()
    if (since !== undefined) sound(news.filter((one) => one.seen > since))
  }

  /** With several of us at one screen it goes to whoever is asked. */
  private seatToShow(position: Position): void {
    const yours = this.info?.yours ?? []
    if (yours.length < 2 || this.over || (this.seat !== null && position.asked.includes(this.seat))) return
    const next = position.asked.find((seat) => yours.includes(seat))
    if (next === undefined) return
    this.seat = next
    this.clear()
    this.handOver = settings.cover ? next : null
  }

  // Short notices

  toast(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = ++this.toastCount
    this.toasts = [...this.toasts, { id, text, tone }]
    setTimeout(() => {
      this.toasts = this.toasts.filter((one) => one.id !== id)
    }, 4000)
  }
}

function standing(all: Option[], picks: Noun[], waiting: Option | null, thing: Noun): PickState {
  return waiting && contains(waiting, thing) ? 'chosen' : stateOf(all, picks, thing)
}

/** The news so far and the new ones; what was taken back is gone, and what is heard twice counts once. */
export function retold(before: readonly News[], more: readonly News[], since: number): News[] {
  const all = [...before]
  for (const news of more) {
    if (news.seen <= since) continue
    if (news.undone) all.splice(Math.max(0, all.length - news.undone), news.undone)
    all.push(news)
  }
  return all
}
