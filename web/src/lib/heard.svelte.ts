/** What the server has told of a table, as far as each seat of this page has heard it. */

import { sinceMine } from './acts'
import { api } from './api'
import { catalogueOf, seatCalled, wordsOf } from './house.svelte'
import { unfolded } from './outlook'
import { Past } from './past.svelte'
import type { Told } from './reel.svelte'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { type Line, tell } from './story'
import { type Reader, retoldTale } from './tale'
import type { Catalogue, ChatFrame, Names, News, Over, Position, SeatInfo, TableInfo, TaleLine } from './wire'
import type { Words } from './words'

const ONLOOKER = 'onlooker'
/** news that are shown once more at most */
const MOST_AGAIN = 200
const keyOf = (seat: number | null): string => (seat === null ? ONLOOKER : String(seat))

/** What the parts of a page show of a table, whether it is being played or told again. */
export type Shown = Pick<
  Heard,
  'id' | 'info' | 'position' | 'words' | 'names' | 'seat' | 'seatName' | 'over' | 'catalogue' | 'at' | 'newest'
>

export class Heard implements Told {
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
  private tales = $state.raw<Record<string, TaleLine[]>>({})
  private readonly pasts: Record<string, Past> = {}
  /** how far each seat has been shown what happened */
  private readonly reached: Record<string, number> = {}
  /** what the others have done, shown one act after the other */
  readonly show = new Show(this)

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  /** The result, once all that led to it has been shown. */
  get over(): Over | null {
    return this.show.busy ? null : (this.info?.over ?? null)
  }

  /** The position that is drawn: the newest one, or the one that is being shown. */
  get position(): Position | null {
    return this.show.drawn ?? this.newest
  }

  get newest(): Position | null {
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
    if (!this.mine || this.handOver !== null || this.show.busy) return false
    return this.newest?.asked.includes(this.seat ?? -1) ?? false
  }

  get thinking(): SeatInfo[] {
    const asked = this.position?.asked ?? []
    return this.info?.seats.filter((one) => asked.includes(one.seat)) ?? []
  }

  /** All news that were not taken back. */
  get living(): News[] {
    return this.told[keyOf(this.seat)] ?? []
  }

  /** The news up to what is drawn. */
  get news(): News[] {
    const { drawn } = this.show
    return drawn ? this.living.filter(({ seen }) => seen <= drawn.seen) : this.living
  }

  /** All that has happened, a line for each turn or deal. */
  get whole(): TaleLine[] {
    return this.tales[keyOf(this.seat)] ?? []
  }

  /** The same; while it is being shown, now or once more, as it was told then: a line grows with its turn. */
  get tale(): readonly TaleLine[] {
    const { drawn, looking } = this.show
    return drawn && looking === null ? retoldTale(this.whole, drawn.tale) : this.whole
  }

  // Looking back

  /** What this seat, or an onlooker, saw before. */
  get past(): Past {
    return this.pastOf(this.seat)
  }

  private pastOf(seat: number | null): Past {
    const key = keyOf(seat)
    const as = seat === null ? 'watch' : String(seat)
    this.pasts[key] ??= new Past(seat, (first, last) => api.moments(this.id, as, first, last, this.invite))
    return this.pasts[key]
  }

  /** The news since one's last turn. */
  readonly sinceMine: News[] = $derived.by(() => {
    return this.reader ? sinceMine(this.reader, this.whole, this.living).slice(-MOST_AGAIN) : []
  })

  /** Show once more what has happened since one's last turn. */
  async since(): Promise<void> {
    const news = this.sinceMine
    const { past } = this
    const before = this.living[this.living.indexOf(news[0] as News) - 1]?.seen ?? 0
    await past.reach([before, ...news.map(({ seen }) => seen)])
    this.show.play(news, before, (seen) => past.at(seen))
  }

  /** Look at the moment after so many of the news; the last one is now. */
  async lookAt(count: number): Promise<void> {
    const wanted = this.living[count - 1]?.seen ?? 0
    if (count >= this.living.length) return this.show.now()
    this.wanted = wanted
    await this.past.reach([wanted])
    const found = this.past.at(wanted)
    if (found && this.wanted === wanted) this.show.look(found)
  }

  private wanted = 0

  /** The screen is taken by whoever it was handed to, and what has happened meanwhile is shown. */
  takeScreen(): void {
    this.handOver = null
    const reached = this.reached[keyOf(this.seat)]
    const { past } = this
    if (reached === undefined) return
    const news = this.living.filter(({ seen }) => seen > reached)
    this.show.catchUp(news, reached, (seen) => past.at(seen))
  }

  /** What is drawn of this seat has been seen. */
  rested(): void {
    if (this.handOver === null) this.reached[keyOf(this.seat)] = this.newest?.seen ?? 0
  }

  begun(_news: readonly News[]): void {}

  /** How far each seat of this page has heard, as the server reads it: `0:17,1:17`, and `:17` for an onlooker. */
  protected get seen(): string {
    return Object.values(this.positions)
      .map((position) => `${position.seat ?? ''}:${position.seen}`)
      .join(',')
  }

  // Words

  private readonly people = $derived((this.names.seat ?? []).map((word) => this.called(word)).join('\n'))

  /** The words of the game for the one who reads, with the names of the people at this table. */
  readonly words: Words = $derived.by(() => {
    void this.people
    return wordsOf(this.info?.game ?? '').at((seat) => this.called(seat), this.seatWord)
  })

  /** The seat of the one who reads, as the notation has it. */
  get seatWord(): string | null {
    return this.seat === null ? null : (this.names.seat?.[this.seat] ?? null)
  }

  /** Who is told; none before the game is known. */
  get reader(): Reader | null {
    const { catalogue, names, words, seat } = this
    return catalogue && { catalogue, names, words, seat }
  }

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
      this.listen({ t: 'chat', id, who: { id: user_id, name, guest: false, bot: false }, text, at })
  }

  /** Keep a position, and the news that led to it. */
  protected keep(sent: Position): Position {
    const key = keyOf(sent.seat)
    const was = this.positions[key]
    const since = was?.seen ?? 0
    // what is sent once more tells nothing, and had its share of the tale before
    const position = unfolded(was?.seen === sent.seen ? { ...sent, tale: was.tale } : sent)
    this.told = { ...this.told, [key]: retold(this.told[key] ?? [], position.news, since) }
    this.tales = { ...this.tales, [key]: retoldTale(this.tales[key] ?? [], sent.tale) }
    this.positions = { ...this.positions, [key]: position }
    this.pastOf(position.seat).keep(position)
    return position
  }

  /** With several of us at one screen it goes to whoever is asked; whether it has. */
  protected turnTo({ asked }: Position): boolean {
    const yours = this.info?.yours ?? []
    if (yours.length < 2 || this.over || (this.seat !== null && asked.includes(this.seat))) return false
    const next = asked.find((seat) => yours.includes(seat))
    if (next === undefined) return false
    this.seat = next
    this.show.reset()
    this.handOver = settings.cover ? next : null
    return true
  }

  protected forget(): void {
    this.show.reset()
    this.positions = {}
    this.told = {}
    this.tales = {}
  }
}

/** The news so far and the new ones; what was taken back is gone, and what is heard twice counts once. */
export function retold(before: readonly News[], more: readonly News[], since: number): News[] {
  const all = [...before]
  for (const news of more) {
    if (news.seen <= since) continue
    if (news.undone) all.splice(Math.max(0, all.length - news.undone), news.undone)
    else all.push(news)
  }
  return all
}
