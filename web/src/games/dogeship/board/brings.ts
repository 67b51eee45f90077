/** What a field would bring its taker, as the engine tells it: cost, bonus of the barrier, action, and what one has then. */

import type { Picker } from '../../../lib/board'
import type { Position } from '../../../lib/wire'
import type { Components, Game, Worth } from '../view.gen'
import { approvalsOf, type Bonus, barrierOf, type Kind, type Resource, type Tile, tileOf, topBarrier } from './table'

export type Line =
  | { sort: 'cost'; value: number; die: number; n: number }
  | { sort: 'bonus'; priority: number; bonus: Bonus }
  | { sort: 'gain'; resource: Resource; n: number }
  | { sort: 'pay'; n: number }
  | { sort: 'complete'; tile: Tile; worth: Worth | undefined }
  | { sort: 'buy'; kinds: Kind[]; both: boolean }
  | { sort: 'swap' }
  | { sort: 'nothing' }

export interface Change {
  what: 'points' | 'ducats' | 'approvals'
  from: number
  by: number
}

export interface Brings {
  lines: Line[]
  changes: Change[]
  /** it depends on tiles that are still chosen: so much, if the best ones are */
  best: boolean
  /** a look at tiles follows, which cannot be taken back */
  look: boolean
}

/** The field that this seat would take, while it is pointed at. */
export function fieldPointed({ asked, seat, view }: Position<Game>, { ghost }: Picker): string | null {
  if (seat === null || !asked.includes(seat) || view.step?.step !== 'choose_action') return null
  return ghost?.[0] === 'place' ? (ghost[1] ?? null) : null
}

/** What taking a field brings; none where the seat cannot take it now. */
export function brings(components: Components, position: Position<Game>, id: string): Brings | null {
  const { view, legal, outlooks, warnings } = position
  const at = legal.findIndex(([verb, field]) => verb === 'place' && field === id)
  const panel = components.panels.find(({ fields }) => fields.some((one) => one.id === id))
  const field = panel?.fields.find((one) => one.id === id)
  const { seat, figures, table } = view
  if (at < 0 || !panel || !field || !seat) return null
  const best = figures.best[id]
  const barrier = figures.bonus.includes(id) ? barrierOf(components, topBarrier(table, seat)) : undefined
  const tiles = (best?.tiles ?? []).flatMap((tile) => (tile ? [tileOf(components, tile)] : []))
  const { action } = field
  const lines: Line[] = [
    { sort: 'cost', value: field.value, die: table.dice[panel.id] ?? 0, n: figures.costs[id] ?? 0 },
  ]
  if (barrier) lines.push({ sort: 'bonus', priority: barrier.priority, bonus: barrier.bonus })
  for (const tile of tiles) lines.push({ sort: 'complete', tile, worth: figures.worth[tile.id] })
  if (action.type === 'ducats') lines.push({ sort: 'gain', resource: 'ducats', n: action.amount })
  else if (action.type === 'buy') lines.push({ sort: 'buy', kinds: action.targets, both: action.mode === 'all_of' })
  else if (action.type === 'intrigue') {
    if (action.kind === 'swap_doge') lines.push({ sort: 'swap' })
    else {
      if (action.pay) lines.push({ sort: 'pay', n: action.pay })
      lines.push({ sort: 'gain', resource: 'approvals', n: action.gain })
    }
  }
  if (warnings[at]?.includes('idle')) lines.push({ sort: 'nothing' })
  const gained = (what: Change['what']): number => (best ? best[what] : (outlooks[at]?.gains?.[what] ?? 0))
  const had = { points: table.vp[seat] ?? 0, ducats: table.ducats[seat] ?? 0, approvals: approvalsOf(view, seat) ?? 0 }
  return {
    lines,
    changes: (['points', 'ducats', 'approvals'] as const).map((what) => ({ what, from: had[what], by: gained(what) })),
    best: best !== undefined,
    look: lines.some(({ sort }) => sort === 'buy' || sort === 'swap') || barrier?.bonus.type === 'buy',
  }
}
