/** An offer of Oltre Mare as it is made up on this screen, and the small moves that say it to the server. */

import { known } from '../../../lib/known'
import type { Names, Position, View } from '../../../lib/wire'
import { goodOf } from '../board/table'
import type { Components, Game } from '../view.gen'

export { goodOf }

export interface Claim {
  symbols: string
  power: string
  /** a harbour, or that it names none; said only in so many words, as it has no bearing on play */
  named: string
}

export interface Draft {
  partner: string
  give: string[]
  want: string[]
  /** above 0 the proposer pays */
  ducati: number
  claims: Record<string, Claim>
}

export const UNSAID = 'unsaid'
const COMPOSING = ['offer_card', 'offer_request', 'offer_ducati', 'offer_claim']

export const composing = (step: string): boolean => COMPOSING.includes(step)
export const emptyDraft = (partner: string): Draft => ({ partner, give: [], want: [], ducati: 0, claims: {} })

/** The next small move towards the draft; null when nothing of it is left to say. */
export function nextMove({ view }: Position<Game>, draft: Draft, names: Names): string[] | null {
  const said = view.own?.draft
  switch (view.step?.step) {
    case 'trade_action':
      return ['propose', draft.partner]
    case 'invite_reply':
      return ['offer']
    case 'deal_reply':
      return ['counter']
    case 'offer_card':
      return nextOf('card', draft.give, known(said?.give ?? []), names.card ?? [])
    case 'offer_request':
      return nextOf('good', draft.want, known(said?.want ?? []), names.good ?? [])
    case 'offer_ducati':
      return ['amount', String(draft.ducati)]
    case 'offer_claim':
      return claimMove(draft.claims[view.step.card ?? ''])
    default:
      return null
  }
}

/** Things are named in their canonical order, then `done`. */
function nextOf(verb: string, wanted: readonly string[], said: readonly string[], order: readonly string[]): string[] {
  const sorted = wanted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const next = sorted[said.length]
  return next === undefined ? ['done'] : [verb, next]
}

export const SILENT: Claim = { symbols: UNSAID, power: UNSAID, named: UNSAID }
export const silent = (claim: Claim | undefined): boolean =>
  !claim || [claim.symbols, claim.power, claim.named].every((said) => said === UNSAID)

function claimMove(claim: Claim | undefined): string[] {
  if (!claim || silent(claim)) return ['silent']
  const harbour = claim.named === UNSAID ? [] : [claim.named]
  return ['claim', claim.symbols, claim.power, ...harbour]
}

export interface Keeping {
  hand: number
  buys: number
  quota: number
  enough: boolean
}

/** OM-5.12: how many cards the active player could still buy. */
function purchases(
  { table: { cargo, pile, pirates, start_player, turn } }: View<Game>,
  components: Components,
): number {
  const [start, active] = [start_player ?? '', turn.active ?? '']
  const rescue = pile.rescued ? 0 : (cargo[start] ?? 0) + (pirates[start] ?? 0)
  const own = start === active && !pile.rescued ? 0 : (pirates[active] ?? 0)
  const available = pile.size + pile.discard.length + rescue + own
  return Math.max(0, Math.min(components.constants.buy_limit_per_turn - turn.bought, available))
}

/** OM-5.13: with what the active player keeps and may still buy, the quota stays as far within reach as it was. */
export function keeping(
  view: View<Game>,
  printed: Components,
  proposer: string,
  given: number,
  wanted: number,
): Keeping {
  const { turn, hands } = view.table
  const change = proposer === turn.active ? wanted - given : given - wanted
  const before = hands[turn.active ?? ''] ?? 0
  const buys = purchases(view, printed)
  const needed = Math.min(turn.quota, before + buys)
  return { hand: before + change, buys, quota: turn.quota, enough: before + change + buys >= needed }
}

/** How many of each good, in the order of the game. */
export function counted(goods: readonly string[], order: readonly string[]): { good: string; n: number }[] {
  return order.map((good) => ({ good, n: goods.filter((one) => one === good).length })).filter(({ n }) => n)
}
