/** What is said to the server of a table: answers, one at a time, and what comes of them. */

import { type Answer, type Ask, Connection, isUp, type Link, type Surroundings } from './connection'
import { Draft, type WhyNot } from './draft.svelte'
import { Guard } from './guard.svelte'
import { Heard } from './heard.svelte'
import { refusal, say } from './house.svelte'
import { Outbox, type Sent } from './outbox.svelte'
import { type Askable, askable, likest, meant, type Noun, type Option, options } from './picker'
import { sealing } from './sealing'
import { Toasts } from './toasts.svelte'
import { restOf } from './turns'
import type { FromServer, Position } from './wire'

const FEW_RULES = 3
const NOT_OFFERED = { rule: null, reason: 'not_offered', facts: {} }
const wasStale = (answer: Answer): boolean => answer.t === 'refused' && answer.code === 'stale'

export abstract class Speaking extends Heard {
  link = $state.raw<Link>({ state: 'connecting' })
  whyNot = $state.raw<WhyNot | null>(null)
  /** a lesson goes on with one move only, and says so of other clicks */
  permits: ((picks: Noun[]) => boolean) | null = null
  sending = $state(false)
  readonly guard = new Guard()
  readonly outbox = new Outbox()
  readonly draft = new Draft(
    () => this.all,
    () => this.guard.still,
    () => this.verbs,
  )
  readonly toasts = new Toasts()

  protected readonly connection: Connection
  protected arrivals: (() => void)[] = []
  /** what was taken back is on its way, and how much more shall be */
  protected undoing = false
  private undos = 0

  constructor(id: string, invite = '', world?: Surroundings) {
    super(id, invite)
    const url = () => `/api/tables/${id}/live?${new URLSearchParams({ seen: this.seen, invite, changes: '1' })}`
    this.connection = new Connection(
      url,
      (frame) => this.hear(frame),
      (link) => this.turned(link),
      world,
    )
  }

  protected abstract hear(frame: FromServer): void

  /** Luck or somebody else has come before these moves of a chain. */
  protected abstract stopped(rest: string[][]): void

  /** The line has changed; an answer that was waiting for it goes out. */
  private turned(link: Link): void {
    const back = !isUp(this.link) && isUp(link)
    this.link = link
    if (back) this.post()
    else if (link.state === 'closed') this.recant()
    for (const then of this.arrivals.splice(0)) then()
  }

  // The answer

  readonly all: Option[] = $derived.by(() => {
    const { catalogue, position } = this
    return catalogue && position && this.asked ? options(catalogue, this.step, position.legal) : []
  })

  /** What may answer the question, be it legal now or not. */
  readonly verbs: Askable[] = $derived.by(() => {
    const { catalogue, asked, step } = this
    return catalogue && asked ? askable(catalogue, step) : []
  })

  warnings(option: Option): string[] {
    return this.position?.warnings[String(option.at)] ?? []
  }

  clear(): void {
    if (this.outbox.sent && !isUp(this.link)) this.recant()
    this.draft.clear()
    this.whyNot = null
  }

  send(option: Option): void {
    const { position, seat } = this
    if (!position || seat === null || this.sending) return
    this.sending = true
    this.outbox.put(option, seat, position.seen)
    this.post()
  }

  /** The answer goes out; where there is no line, as soon as there is one again. */
  private post(): void {
    const { sent } = this.outbox
    if (!sent || !isUp(this.link)) return
    sent.times++
    const { seat, seen, option } = sent
    const { onward } = option
    const play = onward?.length ? { t: 'play' as const, seat, seen, move: option.move, onward } : null
    void this.connection.ask(play ?? this.given(seat, seen, option.move)).then((answer) => this.received(sent, answer))
  }

  /** One answer as it is sent: sealed by this browser where the question wants that. */
  private given(seat: number, seen: number, move: string[]): Ask {
    return this.positionOf(seat)?.seals ? sealing(this.id, seat, seen, move) : { t: 'play', seat, seen, move }
  }

  /** What has come of an answer: one that was lost on the way is kept, for nobody knows yet. */
  private received(sent: Sent, answer: Answer): void {
    if (answer.t === 'lost') return
    const current = this.outbox.sent === sent
    const shown = answer.t !== 'ack' || answer.seen <= (this.positionOf(sent.seat)?.seen ?? 0)
    if (current && shown) this.free() // what came after it may already be half said
    if (sent.times === 1 || !wasStale(answer)) this.settled(answer)
    else this.toasts.say(say('toasts', this.hasDone(sent) ? 'was_done' : 'stale'))
    if (answer.t === 'ack') this.stopped(restOf(sent.option, answer.left ?? 0))
  }

  /** Whether this seat has answered since. */
  private hasDone({ seen }: Sent): boolean {
    return this.lines(this.living).some((line) => line.own && line.seen > seen)
  }

  /** The answer has come through or has come to nothing: something else may be said. */
  protected free(): boolean {
    if (!this.outbox.sent) return false
    this.recant()
    this.clear()
    return true
  }

  /** Nothing is on its way any more. */
  private recant(): void {
    this.sending = false
    this.outbox.done()
  }

  /** A move in words, whether or not the list names it: some answers are taken that are too many to list. */
  playWords(move: string[]): void {
    if (this.guard.resting) return
    void this.answer(move).then((answer) => {
      this.settled(answer)
      if (answer.t === 'refused' && answer.rule) void this.why(null, move)
    })
  }

  private async answer(move: string[]): Promise<Answer> {
    const { newest: position, seat } = this
    if (!position || seat === null) return { t: 'lost' }
    return this.connection.ask(this.given(seat, position.seen, move))
  }

  /**
   * Say something that takes several small moves, one after the other, as long as `next` knows one. It ends where the
   * question is none of `within` any more; false when the server refuses one of them. Where something was done meanwhile
   * that the rules left no choice in, it goes on from there: `again` says that the last move was not taken.
   */
  async follow(
    next: (position: Position, again?: boolean) => string[] | null,
    within: (position: Position) => boolean,
  ): Promise<boolean> {
    this.sending = true
    let first = true
    let again = false
    for (let now = this.waitsForMe; now && (first || within(now)); now = this.waitsForMe) {
      const move = next(now, again)
      const answer = move ? await this.answer(move) : null
      again = !!answer && wasStale(answer)
      if (answer?.t === 'ack') first = false
      else if (!again) {
        this.sending = false
        if (answer) this.settled(answer)
        return !answer
      }
      await this.arrival(answer?.t === 'ack' ? answer.seen : now.seen + 1)
    }
    this.sending = false
    return true
  }

  /** The newest position, if this seat is asked there; what is still being shown does not matter. */
  private get waitsForMe(): Position | null {
    const { newest, seat } = this
    return newest && seat !== null && newest.asked.includes(seat) ? newest : null
  }

  /** Until this seat's position is as far as that. */
  private async arrival(seen: number): Promise<void> {
    while (isUp(this.link) && (this.newest?.seen ?? 0) < seen)
      await new Promise((then) => this.arrivals.push(then as () => void))
  }

  undo(count = 1): void {
    const { newest: position, seat } = this
    if (!position || seat === null) return
    if (this.draft.picks.length || this.draft.waiting) return this.clear()
    if (this.draft.back) return this.draft.back()
    if (this.outbox.sent && isUp(this.link)) return this.outbox.keep({ undo: count })
    if (this.outbox.sent) return this.clear()
    if (this.undoing) this.undos += count
    else void this.takeBack(count)
  }

  /** Take back, and once more where that was wished meanwhile. */
  private async takeBack(count: number): Promise<void> {
    this.undoing = true
    for (let more = count; more; more = this.newest?.undo ? this.undos : 0) {
      this.undos = 0
      const { newest: position, seat } = this
      if (!position || seat === null) break
      const answer = await this.connection.ask({ t: 'undo', seat, seen: position.seen, count: more })
      this.settled(answer)
      if (answer.t !== 'ack') break
      await this.arrival(answer.seen)
    }
    this.undoing = false
  }

  async why(thing: Noun | null, move = thing && meant(this.all, this.draft.picks, thing, this.verbs)): Promise<void> {
    if (this.seat === null) return
    if (!move) return this.refuse(thing)
    const answer = await this.connection.ask({ t: 'why', seat: this.seat, move })
    if (answer.t !== 'reason' && answer.t !== 'refused') return
    if (answer.t === 'reason' && answer.legal) return this.refuse(thing)
    const near = answer.t === 'reason' ? answer.nearest : []
    const text = this.words.reason(answer) || answer.message
    this.whyNot = { about: thing, text, rule: answer.rule, nearest: near.length ? near : this.instead(move) }
  }

  /** Nobody can say more of it than that it is not asked for. */
  private refuse(about: Noun | null): void {
    const text = this.words.reason(NOT_OFFERED)
    this.whyNot = { about, text, rule: this.askedRules[0] ?? null, nearest: this.instead() }
  }

  /** What would be possible instead of it; a lesson points at that itself. */
  private instead(move: readonly string[] = []): string[][] {
    return this.permits ? [] : likest(this.draft.left.length ? this.draft.left : this.all, move)
  }

  /** Something is pressed while others are asked. */
  protected notYet(about: Noun | null): void {
    if (this.mine && !this.over && !this.show.busy && this.handOver === null)
      this.whyNot = { about, text: say('table', 'not_your_turn'), rule: null }
  }

  /** The rules that speak of what may be answered now. */
  get askedRules(): string[] {
    const { catalogue, asked, step, draft } = this
    if (!catalogue || !asked) return []
    const verbs = [...new Set(draft.left.map((option) => option.move[0] ?? ''))]
    const ids = verbs.map((verb) => (catalogue.rules[`${step}.${verb}`] ?? catalogue.rules[verb])?.[0] ?? '')
    return [...new Set(ids.filter(Boolean))].slice(0, FEW_RULES)
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

  protected settled(answer: Answer): void {
    if (answer.t === 'lost') this.toasts.say(say('toasts', 'lost'), 'danger')
    if (answer.t !== 'refused') return
    if (answer.code === 'stale') return this.toasts.say(say('toasts', 'stale'))
    if (answer.code === 'lesson') return
    this.whyNot = {
      about: null,
      text: this.words.reason(answer) || refusal(answer.code, answer.message),
      rule: answer.rule,
    }
  }
}
