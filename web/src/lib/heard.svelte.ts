/** What the server has told of a table, as far as each seat of this page has heard it. */

import { api } from './api'
import { catalogueOf, seatCalled, wordsOf } from './house.svelte'
import { settings } from './settings.svelte'
import { type Line, tell } from './story'
import type { Catalogue, ChatFrame, Names, News, Over, Position, SeatInfo, TableInfo } from './wire'
import type { Words } from './words'

const ONLOOKER = 'onlooker'
const keyOf = (seat: number | null): string => (seat === null ? ONLOOKER : String(seat))

/** What the parts of a page show of a table, whether it is being played or told again. */
export type Shown = Pick<
  Heard,
  'id' | 'info' | 'position' | 'words' | 'names' | 'seat' | 'seatName' | 'over' | 'catalogue' | 'at'
>

export class Heard {
  info = $state.raw<TableInfo | null>(null)
  names = $state.raw<Names>({})
  chat = $state.raw<ChatFrame[]>([])
  /** the seat this screen shows; none for an onlooker */
  seat = $state<number | null>(null)
  /** the seat that must take the screen before it shows anything */
  handOver = $state<number | null>(null)
  /** when the clocks in `info` were true */
  at = $state(Date.now())

  private positions = $state.raw<Record<string, Position>>({})
  private told = $state.raw<Record<string, News[]>>({})

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  get over(): Over | null {
    return this.info?.over ?? null
  }

  get position(): Position | null {
    return this.positionOf(this.seat)
  }

  protected positionOf(seat: number | null): Position | null {
    return this.positions[keyOf(seat)] ?? null
  }

  get catalogue(): Catalogue | null {
    return (this.info && catalogueOf(this.info.game)) ?? null
  }

  get step(): string {
    return this.position?.view.step?.step ?? ''
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

  /** How far each seat of this page has heard, as the server reads it: `0:17,1:17`, and `:17` for an onlooker. */
  protected get seen(): string {
    return Object.values(this.positions)
      .map((position) => `${position.seat ?? ''}:${position.seen}`)
      .join(',')
  }

  // Words

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

  /** What has happened, told to this seat. */
  lines(news: readonly News[]): Line[] {
    return this.catalogue ? tell(this.catalogue, this.names, this.words, news, this.seat) : []
  }

  // Hearing

  protected know(info: TableInfo): void {
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

  protected listen(line: ChatFrame): void {
    if (!this.chat.some((other) => other.id === line.id)) this.chat = [...this.chat, line].sort((a, b) => a.id - b.id)
  }

  /** What was said before we came. */
  protected async recall(): Promise<void> {
    const lines = await api.said(this.id, this.invite).catch(() => [])
    for (const { id, user_id, name, text, at } of lines)
      this.listen({ t: 'chat', id, who: { id: user_id, name, guest: false }, text, at })
  }

  /** Keep a position, and the news that led to it. */
  protected keep(position: Position): void {
    const key = keyOf(position.seat)
    const since = this.positions[key]?.seen ?? 0
    this.told = { ...this.told, [key]: retold(this.told[key] ?? [], position.news, since) }
    this.positions = { ...this.positions, [key]: position }
  }

  /** With several of us at one screen it goes to whoever is asked; whether it has. */
  protected turnTo({ asked }: Position): boolean {
    const yours = this.info?.yours ?? []
    if (yours.length < 2 || this.over || (this.seat !== null && asked.includes(this.seat))) return false
    const next = asked.find((seat) => yours.includes(seat))
    if (next === undefined) return false
    this.seat = next
    this.handOver = settings.cover ? next : null
    return true
  }

  protected forget(): void {
    this.positions = {}
    this.told = {}
  }
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
