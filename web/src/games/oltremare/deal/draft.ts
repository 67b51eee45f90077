/** An offer of Oltre Mare as it is made up on this screen, and the small moves that say it to the server. */

import { known } from '../../../lib/known'
import type { Names, Position } from '../../../lib/wire'
import { goodOf } from '../board/table'
import type { Game } from '../view.gen'

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

/** How many of each good, in the order of the game. */
export function counted(goods: readonly string[], order: readonly string[]): { good: string; n: number }[] {
  return order.map((good) => ({ good, n: goods.filter((one) => one === good).length })).filter(({ n }) => n)
}
