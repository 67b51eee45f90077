/** A table as somebody wants it: who plays, at what pace, under which rules. */

import { guestName, house, say, somebody } from '../lib/house.svelte'
import { openTable } from '../lib/luck'
import { forNewcomers, newTableId, usualLevel } from '../lib/tables'
import type { Catalogue, OptionInfo, OptionValue, Pace, SeatWish } from '../lib/wire'

const FRIENDS = ['Anselm', 'Jolanda', 'Bruno', 'Elif']
const USUAL_SEATS = 4
/** percent */
const RELIABLE = 90
const KNOWN = 'serenissima.known'

export class Plan {
  /** its name follows from it */
  id = $state(newTableId())
  wishes = $state<SeatWish[]>([])
  options = $state<Record<string, OptionValue>>({})
  pace = $state<Pace>({ kind: 'none' })
  shuffle = $state(true)
  hints = $state(true)
  /** whether bots of people may sit down */
  bots = $state(false)
  /** whether browsers seal sealed answers, once somebody has chosen; else they do where all are there at the same time */
  private browsers = $state<boolean | null>(null)
  /** shown to everybody in the lobby */
  shown = $state(false)
  rated = $state(false)
  /** whether people must be reliable to sit down */
  reliable = $state(false)
  /** the club whose table it is */
  club = $state('')
  /** what no newcomer can decide is left to luck */
  newcomer = $state(localStorage.getItem(KNOWN) === null)
  /** what a guest is called by those who read his name */
  name = $state(guestName())

  constructor(private readonly game: () => Catalogue | undefined) {}

  /** Seats for people that are not here yet. */
  get people(): number {
    return this.wishes.filter((wish) => wish.kind === 'open').length
  }

  /** Seats that people play, here or elsewhere. */
  get persons(): number {
    return this.wishes.filter((wish) => wish.kind !== 'bot').length
  }

  /** A guest whose name somebody else will read is asked for it. */
  get asksName(): boolean {
    const others = this.wishes.some((wish) => wish.kind === 'open' || wish.kind === 'here')
    return others && (house.me?.guest ?? true)
  }

  /** The options of a first game that speak of a table of this size. */
  get forNewcomers(): Record<string, OptionValue> {
    const game = this.game()
    return game ? forNewcomers(game, this.wishes.length) : {}
  }

  /** Whether this is somebody's first game; it is remembered. */
  beNew(yes: boolean): void {
    this.newcomer = yes
    if (yes) localStorage.removeItem(KNOWN)
    else localStorage.setItem(KNOWN, 'yes')
  }

  /** How many rules are not as usual. */
  get changed(): number {
    return Object.keys(this.options).length
  }

  /** Who plays, in words. */
  get summary(): string {
    return this.wishes.map((wish) => called(wish)).join(', ')
  }

  /** Begin anew, for another game. */
  reset(): void {
    const most = Math.max(...(this.game()?.seats ?? []))
    this.wishes = [{ kind: 'me' }]
    this.resize(Math.min(most, USUAL_SEATS))
    this.options = {}
  }

  /** Another name, and so another address. */
  rename(): void {
    this.id = newTableId()
  }

  resize(seats: number): void {
    this.wishes = Array.from({ length: seats }, (_, seat) => this.wishes[seat] ?? this.bot)
  }

  /** Somebody of this kind takes a seat; I sit in one only. */
  seat(at: number, kind: SeatWish['kind']): void {
    this.wishes = this.wishes.map((wish, other) => {
      if (other === at) return this.wish(at, kind)
      return kind === 'me' && wish.kind === 'me' ? this.bot : wish
    })
  }

  private wish(at: number, kind: SeatWish['kind']): SeatWish {
    if (kind === 'bot') return this.bot
    return { kind, level: null, name: kind === 'here' ? (FRIENDS[at - 1] ?? FRIENDS[0] ?? '') : null }
  }

  private get bot(): SeatWish {
    const game = this.game()
    return { kind: 'bot', level: game ? usualLevel(game) : null }
  }

  set(name: string, option: OptionInfo, value: OptionValue): void {
    const { [name]: _, ...others } = this.options
    this.options = value === option.default ? others : { ...others, [name]: value }
  }

  /** Whether a rule speaks of a table of this size. */
  fits(option: OptionInfo): boolean {
    return !option.seats.length || option.seats.includes(this.wishes.length)
  }

  /** What may be chosen for a rule at a table of this size. */
  values(option: OptionInfo): OptionValue[] {
    const seat = (value: OptionValue) => typeof value !== 'number' || value < this.wishes.length
    return option.values.filter((value) => !option.names_seat || seat(value))
  }

  get byBrowsers(): boolean {
    return this.browsers ?? this.pace.kind === 'live'
  }

  set byBrowsers(so: boolean) {
    this.browsers = so
  }

  /** Open the table; its id. */
  async open(game: Catalogue): Promise<string> {
    await somebody(this.asksName ? this.name.trim() : '')
    const { id, wishes: seats, pace, shuffle, hints } = this
    const bots = this.bots && this.people > 0
    const options = { ...(this.newcomer ? this.forNewcomers : {}), ...this.options }
    const rated = this.rated && this.people > 0
    const visibility = this.shown ? 'public' : 'link'
    const sealing = this.people && this.byBrowsers ? 'browsers' : 'house'
    const company = { club: this.club, reliable: this.reliable && this.people ? RELIABLE : 0 }
    const rules = { options, pace, shuffle, hints, bots, sealing, rated, visibility, ...company } as const
    const table = await openTable({ id, game: game.key, seats, ...rules })
    localStorage.setItem('serenissima.last', game.key)
    return table.id
  }
}

function called(wish: SeatWish): string {
  if (wish.kind === 'here') return wish.name ?? ''
  return wish.kind === 'bot' ? say('levels', wish.level ?? '') : say('setup', wish.kind)
}

/** A choice of a rule in words. */
export function valueText(option: OptionInfo, value: OptionValue): string {
  if (typeof value !== 'number') return say('values', String(value))
  return option.names_seat ? say('setup', 'seat_n', { n: String(value + 1) }) : String(value)
}
