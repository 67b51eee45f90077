/** A finished game told again: through whose eyes, at which moment, and what the charts beside it stand on. */

import { ApiError, api } from './api'
import { catalogueOf, learn, seatCalled, wordsOf } from './house.svelte'
import { sound } from './sound'
import { STILL } from './still'
import { type Line, tell } from './story'
import { UNASKED } from './unasked'
import type { Catalogue, Figures, Names, Over, Position, Story, TableInfo, Told, View } from './wire'
import type { Words } from './words'

/** `watch` for an onlooker, `open` for all cards on the table, or the number of a seat. */
export type Eyes = string

/** A turn of a player, by the entries of the record. */
export interface Turn {
  seat: number | null
  round: number | null
  first: number
  last: number
}

const PAGE = 80

export class Replay {
  info = $state.raw<TableInfo | null>(null)
  names = $state.raw<Names>({})
  problem = $state.raw<ApiError | null>(null)
  eyes = $state<Eyes>('watch')
  /** the moment that is shown, counted in what these eyes noticed */
  at = $state(0)
  /** the moment from which we came, so that what lies between can be shown happening */
  private from = $state(0)
  private story = $state.raw<Story>({ called: [], moments: [], tale: { start: 0, lines: [] } })
  figures = $state.raw<Figures | null>(null)
  /** the open story, by entry: what was really said and done */
  private whole = $state.raw<Map<number, Told>>(new Map())
  /** what everybody heard of it, by entry */
  private heard = $state.raw<Map<number, Told>>(new Map())
  private pages = $state.raw<Record<string, Record<number, View>>>({})
  private readonly asked = new Set<string>()
  /** the server did not answer when it was asked for positions */
  lost = $state(false)

  constructor(
    readonly id: string,
    readonly invite = '',
  ) {}

  /** Sit down before it, at that entry and with those eyes, or with one's own. */
  async enter(eyes: Eyes | null = null, entry = 0): Promise<void> {
    this.problem = null
    try {
      const { table, names } = await api.table(this.id, this.invite)
      await learn(table.game)
      this.info = { ...table, seats: table.seats.map((one) => ({ ...one, clock: null, connected: true })) }
      this.names = names
      if (table.status !== 'over') return
      const own = table.yours[0]
      await this.look(eyes ?? (own === undefined ? 'open' : String(own)), entry)
      void this.surround()
    } catch (error) {
      this.problem = ApiError.of(error)
    }
  }

  /** What is needed beside the board: turns and figures, and everything that was said. */
  private async surround(): Promise<void> {
    const [figures, open, heard] = await Promise.all([
      api.figures(this.id, this.invite),
      api.story(this.id, 'open', this.invite),
      api.story(this.id, 'watch', this.invite),
    ]).catch(() => [null, null, null])
    this.figures = figures
    this.whole = new Map(open?.moments.map((moment) => [moment.entry, moment]))
    this.heard = new Map(heard?.moments.map((moment) => [moment.entry, moment]))
  }

  /** Look with other eyes at the same moment. */
  async look(eyes: Eyes, entry = this.entry): Promise<void> {
    const known = ['watch', 'open', ...(this.info?.seats ?? []).map((one) => String(one.seat))]
    const wanted = known.includes(eyes) ? eyes : 'watch'
    const story = await api.story(this.id, wanted, this.invite)
    this.story = story
    this.eyes = wanted
    this.at = this.from = momentAt(story.moments, entry)
    await this.fetch(this.at)
  }

  // Where we are

  get moments(): Told[] {
    return this.story.moments
  }

  get moment(): Told | null {
    return this.moments[this.at] ?? null
  }

  /** how many entries of the record have happened */
  get entry(): number {
    return this.moment?.entry ?? 0
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }

  /** To that moment; of what lies between only the last is shown happening, unless `all` is. */
  go(at: number, all = false): void {
    const to = Math.min(this.last, Math.max(0, at))
    this.from = Math.min(to, Math.max(this.at, all ? 0 : to - 1))
    if (to === this.at + 1) sound([{ seen: to, events: this.moments[to]?.events ?? [] }])
    this.at = to
    void this.fetch(to)
  }

  /** To the moment when that entry has just happened. */
  goTo(entry: number, all = false): void {
    this.go(momentAt(this.moments, entry), all)
  }

  /** The end of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const ends = this.turns.map((turn) => turn.last)
    const to = by > 0 ? ends.find((end) => end > this.entry) : ends.findLast((end) => end < this.entry)
    this.goTo(to ?? (by > 0 ? Number.POSITIVE_INFINITY : 0), true)
  }

  get turns(): Turn[] {
    return this.figures ? turnsOf(this.figures) : []
  }

  /** the number of the turn, from 1, that an entry belongs to; 0 is the start */
  turnOf(entry: number): number {
    const found = this.turns.findIndex((turn) => entry <= turn.last)
    return entry === 0 || found < 0 ? 0 : found + 1
  }

  // What is seen

  /** The positions around that moment; what cannot be fetched now is asked for again when it is needed. */
  private async fetch(at: number): Promise<void> {
    const page = Math.floor(at / PAGE)
    try {
      await this.page(page)
      this.lost = false
      if (at % PAGE > PAGE / 2 && (page + 1) * PAGE <= this.last) await this.page(page + 1)
    } catch {
      this.lost = true
    }
  }

  private async page(page: number): Promise<void> {
    const { eyes } = this
    const key = `${eyes} ${page}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const found = await api.replay(this.id, eyes, page * PAGE, PAGE, this.invite)
      const views = Object.fromEntries(found.moments.map(({ n, view }) => [n, view]))
      this.pages = { ...this.pages, [eyes]: { ...this.pages[eyes], ...views } }
    } catch (error) {
      this.asked.delete(key)
      throw error
    }
  }

  get view(): View | null {
    return this.pages[this.eyes]?.[this.at] ?? null
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null
  }

  /** The position as these eyes had it, with what has happened since the moment before as its news. */
  get position(): Position | null {
    const { view, at, from, seat, story, names } = this
    if (!view) return null
    const news = story.moments.slice(from + 1, at + 1).map(({ events }, n) => ({ seen: from + 1 + n, events }))
    return {
      ...UNASKED,
      seat,
      seen: at,
      view,
      called: story.called,
      asked: view.asked.map((name) => names.seat?.indexOf(name) ?? -1).filter((one) => one >= 0),
      news,
      tale: story.tale,
      counts: {},
    }
  }

  get newest(): Position | null {
    return this.position
  }

  readonly pick = STILL

  get catalogue(): Catalogue | null {
    return (this.info && catalogueOf(this.info.game)) ?? null
  }

  /** The result, which nobody knows before the end. */
  get over(): Over | null {
    return this.at === this.last ? (this.info?.over ?? null) : null
  }

  get words(): Words {
    return wordsOf(this.info?.game ?? '').at((seat) => this.called(seat))
  }

  private called(word: string): string {
    return seatCalled(this.info, this.names, this.story.called, word)
  }

  seatName(seat: number): string {
    return this.called(this.names.seat?.[seat] ?? String(seat + 1))
  }

  get calledSeats(): string[] {
    return this.story.called
  }

  /** What happened at a moment, in words. */
  line(at: number): Line | null {
    const moment = this.moments[at]
    return moment ? this.told(moment, at) : null
  }

  /** The latest thing that was said up to now in this turn. */
  get caption(): string {
    const turn = this.turnOf(this.entry)
    for (let at = this.at; at > 0 && this.turnOf(this.moments[at]?.entry ?? 0) === turn; at--) {
      const said = this.line(at)?.sentences.join(' ')
      if (said) return said
    }
    return ''
  }

  /** What happened at an entry as everybody heard it; what one seat alone heard only where there is nothing else. */
  lineOf(entry: number): Line | null {
    const lines = [this.heard.get(entry), this.whole.get(entry)].map((moment) => moment && this.told(moment, entry))
    return lines.find((line) => line?.sentences.length) ?? null
  }

  stepOf(entry: number): string {
    return this.whole.get(entry)?.step ?? ''
  }

  private told(moment: Told, seen: number): Line | null {
    if (!this.catalogue) return null
    const news = [{ seen, events: moment.events }]
    const [line] = tell(this.catalogue, this.names, this.words, news, this.seat)
    return line ? { ...line, seat: moment.seat ?? line.seat } : null
  }

  /** The address of what is shown now. */
  get link(): string {
    const query = new URLSearchParams({ as: this.eyes, at: String(this.entry) })
    const invite = this.invite || (this.info?.visibility === 'private' ? (this.info.invite ?? '') : '')
    if (invite) query.set('invite', invite)
    return `/review/${this.id}?${query}`
  }
}

/** The latest moment at which no later entry has happened. */
export function momentAt(moments: readonly Told[], entry: number): number {
  const later = moments.findIndex((moment) => moment.entry > entry)
  return later < 0 ? Math.max(0, moments.length - 1) : Math.max(0, later - 1)
}

/** The turns between the points at which figures were taken. */
export function turnsOf({ at, turns, rounds }: Figures): Turn[] {
  return at.slice(1).map((last, n) => ({
    seat: turns[n + 1] ?? null,
    round: rounds[n] ?? null,
    first: (at[n] ?? 0) + 1,
    last,
  }))
}
