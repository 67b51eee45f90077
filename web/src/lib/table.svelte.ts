/** One table as this page sees it: what the server has told, the half-built answer, and what may be done with both. */

import { ApiError, api } from './api'
import type { Picker } from './board'
import { type Answer, Connection, type Link, type Surroundings } from './connection'
import { Draft, type WhyNot } from './draft.svelte'
import { Heard } from './heard.svelte'
import { Hints } from './hints.svelte'
import { say } from './house.svelte'
import { contains, meant, type Noun, nouns, type Option, options, settled, typed } from './picker'
import { SealNotes } from './seals'
import { settings } from './settings.svelte'
import { bell, sound } from './sound'
import { Toasts } from './toasts.svelte'
import type { FromServer, Names, News, Position, TableInfo } from './wire'

export class Table extends Heard {
  link = $state.raw<Link>({ state: 'connecting' })
  problem = $state.raw<ApiError | null>(null)
  whyNot = $state.raw<WhyNot | null>(null)
  sending = $state(false)
  /** the rule that is open beside the table; an empty text shows all of them */
  rule = $state<string | null>(null)
  /** a lesson goes on with one move only, and says so of other clicks */
  permits: ((picks: Noun[]) => boolean) | null = null
  readonly draft = new Draft(() => this.all)
  readonly hints = new Hints(this)
  readonly toasts = new Toasts()

  private readonly connection: Connection
  private readonly seals: SealNotes
  /** an answer is on its way, and what follows from it has not been shown */
  private sent = false
  private arrivals: (() => void)[] = []

  constructor(id: string, invite = '', world?: Surroundings) {
    super(id, invite)
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
      this.problem = ApiError.of(error)
    }
  }

  /** Sit down at a table that is known. */
  seated(table: TableInfo, names: Names): void {
    this.names = names
    this.know(table)
    this.connection.start()
  }

  leave(): void {
    this.connection.stop()
  }

  hurry(): void {
    this.connection.hurry()
  }

  // The answer

  readonly all: Option[] = $derived.by(() => {
    const { catalogue, position } = this
    return catalogue && position && this.asked ? options(catalogue, this.step, position.legal) : []
  })

  warnings(option: Option): string[] {
    return this.position?.warnings[String(option.at)] ?? []
  }

  /** What boards see of all this. */
  get pick(): Picker {
    const { states, would } = this.draft
    return {
      state: (kind, name) => states({ kind, name }),
      click: (kind, name) => this.click({ kind, name }),
      hover: (kind, name) => this.draft.point(kind === null || name === null ? null : { kind, name }),
      play: (move) => this.play(move),
      ghost: would,
    }
  }

  click(thing: Noun): void {
    const { draft } = this
    if (!this.asked || this.sending) return
    if (draft.waiting && contains(draft.waiting, thing)) return this.send(draft.waiting)
    draft.waiting = null
    const picks = draft.with(thing)
    if (!picks) return void this.why(thing)
    this.whyNot = null
    if (this.permits?.(picks) === false) return
    draft.picks = picks
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

  /** Take a move: it is sent, or asked for once more where that is wished. */
  choose(option: Option): void {
    if (this.permits?.([{ kind: 'verb', name: option.move[0] ?? '' }, ...nouns(option)]) === false) return
    const ask = settings.confirm === 'always' || (settings.confirm === 'warned' && this.warnings(option).length > 0)
    if (ask && this.draft.waiting?.at !== option.at) {
      this.draft.waiting = option
      return
    }
    this.send(option)
  }

  /** Take back one click. */
  back(): void {
    if (this.whyNot) this.whyNot = null
    else if (this.draft.waiting) this.clear()
    else this.draft.picks = this.draft.picks.slice(0, -1)
  }

  clear(): void {
    this.draft.clear()
    this.whyNot = null
  }

  send(option: Option): void {
    const { position, seat } = this
    if (!position || seat === null || this.sending) return
    this.sending = this.sent = true
    void this.connection.ask({ t: 'play', seat, seen: position.seen, move: option.move }).then((answer) => {
      if (answer.t !== 'ack' || answer.seen <= (this.positionOf(seat)?.seen ?? 0)) this.free()
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
    if (this.draft.picks.length || this.draft.waiting) return this.clear()
    void this.connection.ask({ t: 'undo', seat, seen: position.seen, count }).then((answer) => this.settled(answer))
  }

  async why(thing: Noun | null, move = thing && meant(this.all, this.draft.picks, thing)): Promise<void> {
    if (!move || this.seat === null) return
    const answer = await this.connection.ask({ t: 'why', seat: this.seat, move })
    if (answer.t === 'ack' || answer.t === 'lost') return
    this.whyNot = { about: thing, text: this.words.reason(answer) || answer.message, rule: answer.rule }
  }

  /** Ask what a move would do; the answer counts only while it is still the one pointed at. */
  async foresee(move: string[]): Promise<void> {
    if (this.seat === null || !this.asked) return
    const answer = await this.connection.ask({ t: 'why', seat: this.seat, move })
    if (answer.t === 'reason' && answer.legal && this.draft.would === move)
      this.draft.foreseen = { move, events: answer.events }
  }

  async say(text: string): Promise<boolean> {
    const answer = await this.connection.ask({ t: 'chat', text })
    this.settled(answer)
    return answer.t === 'ack'
  }

  private settled(answer: Answer): void {
    if (answer.t === 'lost') this.toasts.say(say('toasts', 'lost'), 'danger')
    if (answer.t !== 'refused') return
    if (answer.code === 'stale') return this.toasts.say(say('toasts', 'stale'))
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

  private see(position: Position): void {
    const was = this.positionOf(position.seat)
    this.keep(position)
    if (was && position.seat === this.seat) this.tellForced(position.news.filter((one) => one.seen > was.seen))
    this.at = Date.now()
    if (position.seat === this.seat && position.seen !== was?.seen) this.renew(position, was?.seen)
    for (const then of this.arrivals.splice(0)) then()
    if (position.seat === this.seat) this.seals.see(position)
    if (this.turnTo(position)) this.clear()
    if (was && position.seat !== null && !was.asked.includes(position.seat) && position.asked.includes(position.seat))
      bell()
  }

  /** What the rules left no choice about was done for this seat; it is done openly. */
  private tellForced(news: News[]): void {
    const forced = news.filter((one) => one.by === 'forced')
    const done = forced.map((one) => ({ ...one, events: one.events.slice(0, 1) })) // the answer, not all that followed
    const what = this.lines(done).flatMap((line) => line.sentences)
    if (what.length) this.toasts.say(say('table', 'forced', { what: what.join(' ') }))
  }

  /** Forget what was heard, and hear these instead. */
  retell(positions: Position[]): void {
    this.forget()
    this.clear()
    for (const position of positions) this.see(position)
  }

  /** The question has changed: what was half said or thought about it is gone, and what has happened is heard. */
  private renew({ news }: Position, since: number | undefined): void {
    this.free()
    this.clear()
    this.hints.drop()
    if (since !== undefined) sound(news.filter((one) => one.seen > since))
  }
}
