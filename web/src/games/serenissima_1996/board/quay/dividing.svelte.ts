/** Two hulls and what is divided between them: the first ten sailors, or crew and booty after a fight. */

import type { Say } from '../../../../chart/say'
import type { No, Several } from '../../../../lib/board'
import type { Position, Prospect } from '../../../../lib/wire'
import type { Words } from '../../../../lib/words'
import { Hand } from '../../../../parts/quay/hand.svelte'
import type { Components, Game } from '../../view.gen'
import { carried, galleysIn, type Holding, holdingOf } from './plan'

export interface AtHulls {
  position: Position<Game>
  components: Components
  several: Several
  say: Say
  words: Words
}

export const ASHORE = 'ashore'
const WITHIN = ['resolve_victory', 'divide_cargo']

export class Dividing {
  readonly hand: Hand
  /** every division so far, the newest last */
  private kept = $state.raw<Holding[]>([])
  /** how it would stand after the newest */
  private seen = $state.raw<Position<Game>['view'] | null>(null)
  no = $state.raw<(No & { at: Element | null }) | null>(null)
  sending = $state(false)

  constructor(private readonly now: () => AtHulls) {
    this.hand = new Hand(
      (piece, from, to) => {
        if (from === to || (piece !== 'sailor' && to === ASHORE && !this.booty)) return undefined
        return () => void this.carry(piece, from, to)
      },
      () => (this.no = { text: this.told.say('quay_no_goods'), rule: null, at: null }),
    )
  }

  readonly told = $derived.by(() => this.now())
  readonly step = $derived(this.told.position.view.step)
  readonly booty = $derived(this.step?.step === 'resolve_victory' ? this.step : null)
  readonly me = $derived(this.told.position.view.seat)
  readonly hulls: string[] = $derived.by(() => {
    const { table } = this.told.position.view
    if (this.booty) return [this.booty.galley ?? '', this.booty.beaten ?? '']
    const home = Object.values(table.galleys).find(({ owner }) => owner === this.me)?.zone ?? ''
    return galleysIn(table, this.me, home)
  })
  /** before anything is divided: the usual split, or everybody where he is */
  private readonly first: Holding = $derived.by(() => {
    const { table } = this.told.position.view
    if (this.booty) return this.filled(holdingOf(table, this.hulls))
    const usual = this.told.components.setup.default_deploy.crew
    return {
      crews: Object.fromEntries(this.hulls.map((id, at) => [id, usual[at] ?? 1])),
      loads: {},
    }
  })
  readonly holding: Holding = $derived(this.kept.at(-1) ?? this.first)
  readonly changes = $derived(this.kept.length)
  /** as it would be; before the house has said so, as it is */
  readonly view = $derived(this.seen ?? this.told.position.view)

  /** what is still free on a hull; nothing on one that sinks */
  free(id: string): number {
    return this.view.figures.berths[id] ?? 0
  }

  /** what no hull has taken */
  readonly lost: Record<string, number> = $derived.by(() => {
    const all = this.pool
    const aboard = (good: string) => this.hulls.reduce((sum, id) => sum + (this.holding.loads[id]?.[good] ?? 0), 0)
    return Object.fromEntries(Object.entries(all).map(([good, n]) => [good, n - aboard(good)]))
  })
  private get pool(): Record<string, number> {
    const { table } = this.told.position.view
    const all: Record<string, number> = {}
    for (const id of this.hulls)
      for (const [good, n] of Object.entries(table.galleys[id]?.cargo ?? {})) all[good] = (all[good] ?? 0) + n
    return all
  }

  /** Goods keep their hull as far as there is room, and fill what is free elsewhere: the engine has told how. */
  private filled({ crews, loads }: Holding): Holding {
    const [winner = '', beaten = ''] = this.hulls
    const { booty } = this.told.position.view.figures
    const told = booty.find(({ crew }) => crew === (crews[beaten] ?? 0))
    return { crews, loads: told ? { [winner]: told.keeps, [beaten]: told.holds } : loads }
  }

  // Changes

  async carry(piece: string, from: string, to: string, at: Element | null = null): Promise<void> {
    const next = carried(this.holding, piece, from, to)
    await this.look(this.booty && piece === 'sailor' ? this.filled(next) : next, at)
  }

  private async look(next: Holding, at: Element | null): Promise<void> {
    this.no = null
    const found = await this.told.several.ahead(this.chain(next))
    if (!found) return
    if ('text' in found) {
      this.no = { ...found, at }
      return
    }
    this.kept = [...this.kept, next]
    this.seen = (found as Prospect<Game>).view
  }

  /** The answers of a division, hull by hull and good by good as they are asked. */
  private chain({ crews, loads }: Holding): string[][] {
    if (!this.booty) return [['deploy', ...this.hulls.map((id) => String(crews[id] ?? 0))]]
    const left = { ...this.pool }
    const counts = this.hulls
      .filter((id) => crews[id])
      .flatMap((id) =>
        this.told.components.goods.flatMap(({ id: good }) => {
          if (!left[good]) return []
          const n = loads[id]?.[good] ?? 0
          left[good] -= n
          return [['count', String(n)]]
        }),
      )
    return [['crew_to_beaten', String(crews[this.hulls[1] ?? ''] ?? 0)], ...counts]
  }

  /** Let the house say how the first division would stand. */
  async begin(): Promise<void> {
    const found = await this.told.several.ahead(this.chain(this.holding))
    if (found && 'view' in found) this.seen = (found as Prospect<Game>).view
  }

  undo(): void {
    this.kept = this.kept.slice(0, -1)
    this.settle()
    void this.begin()
  }

  again(): void {
    this.kept = []
    this.settle()
    void this.begin()
  }

  settle(): void {
    this.no = null
    this.hand.held = null
  }

  async done(): Promise<void> {
    this.settle()
    this.sending = true
    const { crews, loads } = this.holding
    const opening = this.chain(this.holding)[0] ?? null
    await this.told.several.follow(
      ({ view: { step } }) => {
        const asked = step as Game['step'] | null
        if (asked?.step !== 'divide_cargo') return opening
        return ['count', String(loads[asked.hull ?? '']?.[asked.good ?? ''] ?? 0)]
      },
      ({ view }) => WITHIN.includes(view.step?.step ?? '') && !!crews,
    )
    this.kept = []
    this.seen = null
    this.sending = false
  }
}
