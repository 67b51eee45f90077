/** A galley being loaded: what lies at hand, and the small moves by which it comes aboard or leaves. */

import type { Say } from '../../../../chart/say'
import type { Picker, Several } from '../../../../lib/board'
import type { Words } from '../../../../lib/words'
import { cubes } from '../../../../parts/cargo'
import { Drag } from '../../../../parts/drag.svelte'
import { liveryOf } from '../../../../parts/livery'
import type { Components, Figures, Table } from '../../view.gen'

/** What the quay is told. */
export interface AtQuay {
  table: Table
  figures: Figures
  components: Components
  legal: string[][]
  /** whose galley it is */
  seat: string
  pick: Picker
  several: Several | null
  /** how many answers may be taken back */
  undo: number
  say: Say
  words: Words
}

export const SHIP = 'ship'
export const SEA = 'sea'

/** The small move that brings a piece from one place to another. */
function moveOf(piece: string, from: string, to: string): string[] | null {
  const what = piece === 'sailor' ? ['sailors'] : ['goods', piece]
  const told = (verb: string, place: string): string[] => [`${verb}_${what[0]}`, place, ...what.slice(1), '1']
  if (to === SEA) return from === SHIP && piece !== 'sailor' ? ['jettison', piece, '1'] : null
  if (to === SHIP) return from === 'port' && piece !== 'sailor' ? ['buy_goods', '1'] : told('take', from)
  return from === SHIP ? told('give', to) : null
}

/** The purse, and how much could be taken back, when a galley began to load; it is kept while one looks at the chart. */
const beginnings = new Map<string, { undo: number; money: number }>()

function begun({ table, undo, seat }: AtQuay): { undo: number; money: number } {
  const key = `${table.round} ${table.activation.galley}`
  const known = beginnings.get(key)
  if (known && known.undo <= undo) return known
  const now = { undo, money: table.money[seat] ?? 0 }
  beginnings.clear()
  beginnings.set(key, now)
  return now
}

export class Loading {
  readonly drag: Drag

  constructor(private readonly now: () => AtQuay) {
    this.drag = new Drag(
      (piece, from, to) => {
        const move = from === to ? null : moveOf(piece, from, to)
        return move ? this.act(...move) : undefined
      },
      (piece, from, to) => {
        const move = moveOf(piece, from, to)
        if (move) this.told.pick.play(move)
        else this.told.pick.click('', piece) // no answer speaks of that
      },
    )
  }

  // What lies at hand

  readonly told = $derived.by(() => this.now())
  readonly number = $derived(String(this.told.table.activation.galley))
  readonly galley = $derived(this.told.table.galleys[this.number])
  readonly livery = $derived(liveryOf(this.told.seat))
  readonly quay = $derived(this.told.figures.quay)
  readonly ship = $derived(this.told.figures.ship)
  readonly printed = $derived(this.told.components.ports.find(({ id }) => id === this.quay?.port))
  /** the port, unless it is closed */
  readonly port = $derived(this.printed && this.told.table.ports[this.printed.id])
  readonly own = $derived(this.quay?.own ?? false)
  /** other galleys of this seat that lie here */
  readonly others = $derived(
    (this.quay?.beside ?? []).flatMap((id) => {
      const other = this.told.table.galleys[id]
      return other ? [[id, other] as const] : []
    }),
  )
  readonly sailors = $derived(this.galley?.sailors ?? 0)
  readonly aboard = $derived(this.galley ? cubes(this.galley.cargo) : [])
  readonly slots = $derived(this.told.components.limits.galley_slots)
  readonly free = $derived(this.told.figures.room[this.number] ?? 0)

  // How it began

  private readonly began = $derived(begun(this.told))
  /** how many answers were given at this quay */
  readonly steps = $derived(Math.max(0, this.told.undo - this.began.undo))
  /** what was spent here: as much less is in the purse */
  readonly spent = $derived(this.began.money - (this.told.table.money[this.told.seat] ?? 0))
  /** everything goes back, and then the galley sails */
  leaving = $state(false)

  back(steps: number): void {
    this.told.several?.undo(steps)
  }

  leaveEmpty(): void {
    this.leaving = true
    this.back(this.steps)
  }

  // What may be done

  /** The way to play a move if it is legal now. */
  act(...move: string[]): (() => void) | undefined {
    const { legal, pick } = this.told
    return legal.some((one) => one.join(' ') === move.join(' ')) ? () => pick.play(move) : undefined
  }

  readonly places = $derived([...this.others.map(([id]) => id), 'port', SEA])
  /** What stands on deck, in order, and whether it may leave it anywhere. */
  readonly deck = $derived(
    [...Array<string>(this.sailors).fill('sailor'), ...this.aboard].map((piece) => ({
      piece,
      can: this.places.some((to) => this.act(...(moveOf(piece, SHIP, to) ?? []))),
    })),
  )
  readonly throwable = $derived(Object.keys(this.galley?.cargo ?? {}).filter((good) => this.act('jettison', good, '1')))

  swaps(galley: string): string[][] {
    return this.told.legal.filter(([verb, other]) => verb === 'swap' && other === galley)
  }

  /** The goods that either this galley or that cargo holds. */
  kinds(cargo: Record<string, number>): string[] {
    return this.told.components.goods.map(({ id }) => id).filter((good) => cargo[good] || this.galley?.cargo[good])
  }
}
