/** The harbours of a seat in phase 2, as a draft: every change is looked at by the house, and nothing is given before *Done*. */

import type { Say } from '../../../../chart/say'
import type { No, Several } from '../../../../lib/board'
import type { Position, Prospect } from '../../../../lib/wire'
import type { Words } from '../../../../lib/words'
import { Hand } from '../../../../parts/quay/hand.svelte'
import type { Components, Game, Table } from '../../view.gen'
import { billOf, type Spent, spentIn } from './bill'
import { harboursOf } from './harbours'
import {
  carried,
  chainOf,
  type Deed,
  galleysIn,
  giving,
  holdingOf,
  type Plan,
  timesIn,
  withDeed,
  withOrder,
  withoutOne,
} from './plan'

/** What the quay is told. */
export interface AtQuays {
  position: Position<Game>
  components: Components
  several: Several
  say: Say
  words: Words
}

/** How things would stand, and by which answers. */
interface Draft {
  plan: Plan
  view: Position<Game>['view']
  legal: string[][]
  spent: Spent[]
}

export const GARRISON = 'garrison'
export const SEA = 'sea'
export const SUPPLY = 'supply'

const WITHIN = ['manage', 'set_crew', 'set_cargo']

export class Managing {
  readonly hand: Hand
  /** every draft so far, the newest last; none where nothing is changed */
  private drafts = $state.raw<Draft[]>([])
  /** why something is not possible, and what was pressed */
  no = $state.raw<(No & { at: Element | null }) | null>(null)
  sending = $state(false)
  private line: Promise<void> = Promise.resolve()

  constructor(private readonly now: () => AtQuays) {
    this.hand = new Hand(
      (piece, from, to) => this.laying(piece, from, to),
      (piece, from, to) => this.refused(piece, from, to),
    )
  }

  readonly told = $derived.by(() => this.now())
  readonly me = $derived(this.told.position.view.seat)
  /** as it is at the table */
  private readonly begun: Draft = $derived.by(() => {
    const { view, legal } = this.told.position
    return { plan: [], view, legal, spent: [] }
  })
  readonly draft: Draft = $derived(this.drafts.at(-1) ?? this.begun)
  readonly before: Table = $derived(this.begun.view.table)
  readonly table: Table = $derived(this.draft.view.table)
  readonly figures = $derived(this.draft.view.figures)
  readonly harbours = $derived(harboursOf(this.table, this.told.components, this.figures.quays, this.me))
  readonly bill = $derived(billOf(this.draft.plan, this.draft.spent, this.told.words, this.told.say))
  readonly cost = $derived(this.draft.spent.reduce((sum, { ducats }) => sum + ducats, 0))
  readonly treasury = $derived(this.begun.view.table.money[this.me ?? ''] ?? 0)
  readonly left = $derived(this.table.money[this.me ?? ''] ?? 0)
  readonly changes = $derived(this.drafts.length)

  spentIn(zone: string): number {
    return spentIn(this.draft.plan, this.draft.spent, zone)
  }

  can(...move: string[]): boolean {
    const said = move.join(' ')
    return this.draft.legal.some((one) => one.join(' ') === said)
  }

  /** The most that a number may be. */
  most(...move: string[]): number {
    const said = `${move.join(' ')} `
    const found = this.draft.legal.filter((one) => `${one.slice(0, -1).join(' ')} ` === said)
    return Math.max(0, ...found.map((one) => Number(one.at(-1))))
  }

  times(...move: string[]): number {
    return timesIn(this.draft.plan, move)
  }

  // Changes

  /** One answer more, at the end of the draft. */
  add(zone: string, move: string[], at: Element | null = null): void {
    this.change(({ plan }) => withDeed(plan, { zone, move } satisfies Deed), at)
  }

  /** One answer less. */
  less(move: string[], at: Element | null = null): void {
    if (!this.times(...move)) return this.refuse(this.told.say('quay_nothing'), at)
    this.change(({ plan }) => withoutOne(plan, move), at, this.told.say('quay_needed'))
  }

  /** A piece goes to another place of its zone. */
  carry(zone: string, piece: string, from: string, to: string, at: Element | null = null): void {
    const goods = this.told.components.goods.map(({ id }) => id)
    this.change(({ plan, view: { table } }) => {
      const holding = holdingOf(table, galleysIn(table, this.me, zone))
      return withOrder(plan, table, this.me, zone, goods, carried(holding, piece, from, to))
    }, at)
  }

  /** Something is not done, for a reason of its own. */
  refuse(text: string, at: Element | null): void {
    this.no = { text, rule: null, at }
  }

  /** One change after the other, each on what the one before it came to. */
  private change(next: (draft: Draft) => Plan | null, at: Element | null, instead = ''): void {
    this.no = null
    this.line = this.line.then(async () => {
      const plan = next(this.draft)
      if (plan) await this.look(plan, at, instead)
    })
  }

  private async look(plan: Plan, at: Element | null, instead: string): Promise<void> {
    const found = await this.told.several.ahead(chainOf(plan))
    if (!found) return
    if ('text' in found) {
      this.no = { ...found, text: instead || found.text, at }
      return
    }
    this.drafts = [...this.drafts, this.drafted(plan, found as Prospect<Game>)]
  }

  private drafted(plan: Plan, { view, legal, events }: Prospect<Game>): Draft {
    return { plan, view, legal, spent: spentOf(plan, events) }
  }

  undo(): void {
    this.settle()
    this.drafts = this.drafts.slice(0, -1)
  }

  again(): void {
    this.settle()
    this.drafts = []
  }

  settle(): void {
    this.no = null
    this.hand.held = null
  }

  /** The table has changed meanwhile: the draft is looked at again, and dropped where it is not possible any more. */
  renew(): void {
    const { plan } = this.draft
    if (this.sending || !plan.length) return
    this.drafts = []
    this.line = this.line.then(() => this.look(plan, null, ''))
  }

  // Laying down by hand

  zoneOf(place: string): string | undefined {
    return this.table.galleys[place]?.zone
  }

  /** `port` is the harbour in view: its garrison and its good belong to it. */
  port = $state('')

  private laying(piece: string, from: string, to: string): (() => void) | undefined {
    if (from === to || (piece === 'sailor' && this.figures.spare[from] === 0)) return undefined
    const zone = this.zoneOf(from) ?? this.port
    const lands = to === GARRISON && piece === 'sailor'
    const room = (this.figures.berths[to] ?? 0) > 0 && this.zoneOf(to) === zone
    if (to === SEA)
      return piece === 'sailor' || from === SUPPLY
        ? undefined
        : () => this.add(zone, ['discard_goods', from, piece, '1'])
    if (from === SUPPLY) return this.can('buy', to, '1') ? () => this.add(zone, ['buy', to, '1']) : undefined
    return lands || room ? () => this.carry(zone, piece, from, to) : undefined
  }

  /** Why a piece cannot be laid down there: the house says so where it can be asked. */
  private refused(piece: string, from: string, to: string): void {
    const { say } = this.told
    const zone = this.zoneOf(from) ?? this.port
    if (piece === 'sailor' && this.figures.spare[from] === 0) this.refuse(say('quay_last', { galley: from }), null)
    else if (to === SEA) this.refuse(say('overboard_how'), null)
    else if (from === SUPPLY) this.add(zone, ['buy', to, '1'])
    else if (to === GARRISON) this.refuse(say('quay_no_goods'), null)
    else this.carry(zone, piece, from, to)
  }

  // Giving

  /** Give all of it, and then `last`. */
  private async give(last: string[][]): Promise<void> {
    await this.line
    this.settle()
    this.sending = true
    const next = giving(this.draft.plan, last)
    await this.told.several.follow(
      (position, again) => next(position as Position<Game>, again),
      ({ view }) => WITHIN.includes(view.step?.step ?? ''),
    )
    this.drafts = []
    this.sending = false
  }

  done(): Promise<void> {
    return this.give([['end_manage']])
  }

  /** Asking a price cannot wait: what stands so far is given before. */
  ask(galley: string, n: number): Promise<void> {
    return this.give([['request_purchase', galley, String(n)]])
  }
}

/** What each answer of a plan costs, as it would be told. */
function spentOf(plan: Plan, events: readonly string[][][]): Spent[] {
  let at = 0
  return plan.map((entry) => {
    const n = chainOf([entry]).length
    const told = events.slice(at, at + n).flat()
    at += n
    const ducats = told.filter(([what]) => what === 'spent').reduce((sum, said) => sum + Number(said[2]), 0)
    return { ducats, told }
  })
}
