/** A galley being loaded: what lies at hand, and the small moves by which it comes aboard or leaves. */

import type { Say } from '../../../../chart/say'
import type { Picker } from '../../../../lib/board'
import type { Words } from '../../../../lib/words'
import { Drag } from '../../../../parts/drag.svelte'
import { liveryOf } from '../../../../parts/livery'
import type { Components, Table } from '../../view.gen'
import { cubes } from '../table'

/** What the quay is told. */
export interface AtQuay {
  table: Table
  components: Components
  legal: string[][]
  /** whose galley it is */
  seat: string
  pick: Picker
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

export class Loading {
  readonly drag: Drag

  constructor(private readonly now: () => AtQuay) {
    this.drag = new Drag((piece, from, to) => {
      const move = from === to ? null : moveOf(piece, from, to)
      return move ? this.act(...move) : undefined
    })
  }

  // What lies at hand

  readonly told = $derived.by(() => this.now())
  readonly number = $derived(String(this.told.table.activation.galley))
  readonly galley = $derived(this.told.table.galleys[this.number])
  readonly livery = $derived(liveryOf(this.told.seat))
  readonly printed = $derived(this.told.components.ports.find((port) => port.field === this.galley?.field))
  /** the port, unless it is closed */
  readonly port = $derived.by(() => {
    const port = this.printed && this.told.table.ports[this.printed.id]
    return port && !port.closed ? port : undefined
  })
  readonly own = $derived(this.port?.owner === this.told.seat)
  /** other galleys of this seat that lie here */
  readonly others = $derived(
    Object.entries(this.told.table.galleys).filter(
      ([id, other]) => id !== this.number && other.owner === this.told.seat && other.field === this.galley?.field,
    ),
  )
  readonly sailors = $derived(this.galley?.sailors ?? 0)
  readonly aboard = $derived(this.galley ? cubes(this.galley.cargo) : [])
  readonly slots = $derived(this.told.components.limits.galley_slots)
  readonly free = $derived(this.slots - this.sailors - this.aboard.length)

  // What may be done

  /** The way to play a move if it is legal now. */
  act(...move: string[]): (() => void) | undefined {
    const { legal, pick } = this.told
    return legal.some((one) => one.join(' ') === move.join(' ')) ? () => pick.play(move) : undefined
  }

  readonly places = $derived(this.others.map(([id]) => id).concat('port', SEA))
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
