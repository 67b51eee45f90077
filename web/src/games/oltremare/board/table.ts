/** The table of Oltre Mare as a view shows it, and what follows from it. */

import type { View } from '../../../lib/wire'
import type { Components, Game, Table } from '../view.gen'

export type Card = Components['cards'][number]

/** The good of a card is the beginning of its name. */
export const goodOf = (card: string): string => card.slice(0, card.lastIndexOf('_'))

/** What groups of a good pay at this table, by size; a larger group pays the last. */
export function payoutOf(components: Components, options: View['options'], good: string): number[] {
  const variant: Record<string, unknown> | undefined = components.payout_variants[String(options.payout_table)]
  const other = variant?.[good]
  return Array.isArray(other) ? other : (components.goods.find(({ id }) => id === good)?.payout ?? [])
}

/** OM-5.4, OM-5.5, OM-5.6: what the active player's next purchase costs. */
export function price({ constants }: Components, options: View['options'], table: Table): number {
  const { bought } = table.turn
  const active = table.turn.active ?? ''
  const broke = (table.ducati[active] ?? 0) <= 0
  const scale = constants.favourable_terms_prices[bought]
  const favoured =
    table.showing[active] === 'favourable_terms' && (!broke || options.favourable_terms_in_debt !== false)
  if (favoured && scale !== undefined) return scale
  return broke ? constants.buy_price_at_or_below_zero : constants.buy_price
}

export interface Sum {
  symbol: string
  count: number
  /** what the symbols bring: ducati, cards or routes */
  brings: number
}

/** OM-7.3 to OM-7.8, OM-8.1: the symbols of played cards and what they bring, in the order they are carried out. */
export function sums(components: Components, marker: string | null, cards: readonly Card[]): Sum[] {
  const { action_order, action_table, action_table_applies_to } = components.constants
  return action_order.flatMap((symbol) => {
    const shown = cards.filter((card) => card.symbols.includes(symbol)).length
    const count = shown + (symbol === 'ducato' && marker === 'big_deal' && cards.length ? 1 : 0)
    if (!count) return []
    const tabled = action_table[Math.min(count, action_table.length - 1)] ?? 0
    const brings = symbol === 'pirate' && marker === 'fight_pirates' ? 0 : tabled
    return [{ symbol, count, brings: action_table_applies_to.includes(symbol) ? brings : count }]
  })
}

/** How many goods cards may lie above the Venice card, as far as anybody can know. */
export function aboveVenice({ player_counts }: Components, view: View<Game>): [number, number] | null {
  const count = player_counts.find(({ players }) => players === view.seats)
  const { size, venice } = view.table.pile
  if (!count || venice !== 'in_stack') return null
  const jitter = Number(view.options.venice_jitter)
  const left = count.venice_cards_above - (count.stack_after_deal - size)
  return [Math.max(1, left - jitter), Math.max(1, left + jitter)]
}

/** OM-8.2: the alphabetically first way of so many routes, none of them twice, from a harbour to another. */
export function trail({ harbours }: Components, from: string, to: string, routes: number): string[] | null {
  const near = new Map<string, string[]>(harbours.map(({ id, adjacent }) => [id, adjacent.toSorted()]))
  const walk = (way: string[], used: Set<string>): string[] | null => {
    const here = way.at(-1) ?? ''
    if (way.length > routes) return here === to ? way : null
    for (const next of near.get(here) ?? []) {
      const route = [here, next].sort().join()
      if (used.has(route)) continue
      const found = walk([...way, next], new Set([...used, route]))
      if (found) return found
    }
    return null
  }
  return walk([from], new Set())
}

/** The sizes of the groups of a cargo stack from its top, as far as its cards are known. */
export function topGroup(cards: readonly string[]): { good: string; size: number } | null {
  const top = cards.at(-1)
  if (top === undefined) return null
  const good = goodOf(top)
  const under = cards.findLastIndex((card) => goodOf(card) !== good)
  return { good, size: cards.length - 1 - under }
}

export const round = ({ turn }: Table, seats: number): number => Math.floor(turn.turns / seats) + 1

const PHASES: Record<string, string[]> = {
  power: ['discard_surplus'],
  trading: [
    'trade_action',
    'offer_card',
    'offer_request',
    'offer_ducati',
    'offer_claim',
    'send_offer',
    'covered',
    'deal_reply',
    'invite_reply',
    'deal_pick',
    'exchange',
    'take_pirate',
  ],
  action: ['play_card', 'sail', 'compass'],
  load: ['load_order'],
}
export const PHASE_NAMES = Object.keys(PHASES)

/** The phase of the turn that a question belongs to. */
export const phaseOf = (step: string): string | null =>
  PHASE_NAMES.find((phase) => PHASES[phase]?.includes(step)) ?? null
