/** One table as this page sees it: coming and going, and what becomes of all that the server tells. */

import { Answering } from './answering.svelte'
import { ApiError, api } from './api'
import type { Ask, Surroundings } from './connection'
import { Hints } from './hints.svelte'
import { learn, say } from './house.svelte'
import { seeLuck } from './luck'
import { opening, seeSeals } from './sealing'
import { SealNotes } from './seals'
import { bell, sound } from './sound'
import type { FromServer, Names, News, Position, TableInfo } from './wire'

/** How a question has come. */
interface Fresh {
  /** with the table itself */
  first: boolean
  /** the one before goes on */
  same: boolean
  /** by an answer of this seat alone */
  mine: boolean
  /** by the answer that was on its way */
  came: boolean
}

export class Table extends Answering {
  problem = $state.raw<ApiError | null>(null)
  readonly hints = new Hints(this)

  private readonly seals: SealNotes
  /** what was done for this seat by itself, as long as it is being told */
  private forced: string[] = []
  /** somebody here is asked anew, and has not been called yet */
  private rings = false
  /** the question that has come and was not asked yet: how it came */
  private fresh: Fresh | null = null

  constructor(id: string, invite = '', world?: Surroundings) {
    super(id, invite, world)
    this.seals = new SealNotes(id)
  }

  // Coming and going

  async enter(): Promise<void> {
    try {
      const { table, names } = await api.table(this.id, this.invite)
      await learn(table.game)
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
    this.guard.end()
  }

  hurry(): void {
    this.connection.hurry()
  }

  /** The browser says that there is no network. */
  cut(): void {
    this.connection.drop()
  }

  // What is heard

  protected override know(info: TableInfo): void {
    super.know(info)
    seeLuck(info)
  }

  protected hear(frame: FromServer): void {
    if (frame.t === 'table') this.know(frame.table)
    else if (frame.t === 'position') this.see(frame)
    else if (frame.t === 'chat') this.listen(frame)
    else if (frame.t === 'refused') this.settled(frame)
  }

  private see(position: Position): void {
    const was = this.positionOf(position.seat)
    const now = this.keep(position)
    const here = position.seat === this.seat
    this.at = Date.now()
    if (was && position.seat !== null && !was.asked.includes(position.seat) && position.asked.includes(position.seat))
      this.rings = true
    if (here && position.seen !== was?.seen) this.renew(position, was)
    if (here) this.show.hear(was, now)
    for (const then of this.arrivals.splice(0)) then()
    if (here) this.seals.see(position)
    this.unseal(seeSeals(this.id, position))
    if (this.turnTo(position)) this.clear()
    if (!this.show.busy) this.rested()
  }

  /** What this browser has sealed is opened; who goes away before all have sealed leaves it with the house, in trust. */
  private unseal(open: Ask | null): void {
    if (open) void this.connection.ask(open)
  }

  /** The page goes away. */
  leaveInTrust(): void {
    for (const seat of this.info?.yours ?? []) {
      const position = this.positionOf(seat)
      if (position) this.unseal(opening(this.id, seat, position))
    }
  }

  override async since(): Promise<void> {
    await super.since().catch(() => this.toasts.say(say('show', 'lost'), 'danger'))
  }

  /** An act begins to be shown: it is heard, and what was done for this seat is said where no show tells it. */
  override begun(news: readonly News[]): void {
    sound(news)
    if (!this.show.busy) this.tellForced(news)
  }

  /** All has been shown; the bell calls whoever is asked, and the question begins. */
  override rested(): void {
    super.rested()
    if (this.rings) bell()
    this.rings = false
    const { fresh } = this
    this.fresh = null
    if (fresh) this.begin(fresh)
    this.carryOn()
  }

  /** A question is asked from now on. */
  private begin({ first, same, mine, came }: Fresh): void {
    if (first) this.guard.arrive()
    else if (this.asked) this.guard.begin(!same, !mine)
    if (came) this.goOn(same && this.asked)
  }

  /** What the rules left no choice about was done for this seat; it is done openly. */
  private tellForced(news: readonly News[]): void {
    const forced = news.filter((one) => one.by === 'forced')
    const done = forced.map((one) => ({ ...one, events: one.events.slice(0, 1) })) // the answer, not all that followed
    const what = this.lines(done).flatMap((line) => line.sentences)
    if (!what.length) return
    this.forced = [...(this.toasts.all.some(({ about }) => about === 'forced') ? this.forced : []), ...what]
    this.toasts.say(say('table', 'forced', { what: this.forced.join(' ') }), 'plain', 'forced')
  }

  /** Forget what was heard, and hear these instead. */
  retell(positions: Position[]): void {
    this.forget()
    this.clear()
    for (const position of positions) this.see(position)
  }

  /** The question has changed: what was half said or thought about it is gone. */
  private renew(position: Position, was: Position | null): void {
    const news = position.news.filter((one) => one.seen > (was?.seen ?? Number.POSITIVE_INFINITY))
    const own = this.lines(news).every((line) => line.own)
    const mine = own && (this.sending || this.undoing)
    const same = own && was?.view.step?.step === position.view.step?.step
    this.fresh = { first: !was, same, mine, came: this.free() }
    this.clear()
    this.hints.drop()
  }
}
