/** An offer of Oltre Mare as it is made up on this screen, and the small moves that say it to the server. */

import type { Names, Position, View } from '../../lib/wire'

export interface Claim {
  symbols: string
  power: string
}

export interface Draft {
  partner: string
  give: string[]
  want: string[]
  /** above 0 the proposer pays */
  ducati: number
  claims: Record<string, Claim>
}

export interface Offer {
  proposer: string
  goods: string[]
  symbols: string[]
  powers: string[]
  harbours: string[]
  want: string[]
  ducati: number
}

export interface Turn {
  active: string
  quota: number
  bought: number
  talks: number
  dealt: string[]
  talk: string | null
  offer: Offer | null
  played: string[]
}

export interface OwnDraft {
  give: string[]
  want: string[]
  ducati: number
}

export interface Own {
  hand: string[]
  chosen: string[]
  draft: OwnDraft
}

export interface Card {
  id: string
  good: string
  power: number
  load: number
  symbols: string[]
  harbour: string | null
}

export interface Printed {
  cards: Card[]
  constants: { buy_limit_per_turn: number }
}

export const UNSAID = 'unsaid'
const COMPOSING = ['offer_card', 'offer_request', 'offer_ducati', 'offer_claim']

export const turnOf = (view: View): Turn => view.table.turn as Turn
export const ownOf = (view: View): Own | null => view.own as Own | null
export const handsOf = (view: View): Record<string, number> => view.table.hands as Record<string, number>
export const composing = (step: string): boolean => COMPOSING.includes(step)
export const emptyDraft = (partner: string): Draft => ({ partner, give: [], want: [], ducati: 0, claims: {} })

/** The good of a card is the beginning of its name. */
export const goodOf = (card: string): string => card.slice(0, card.lastIndexOf('_'))

/** The next small move towards the draft; null when nothing of it is left to say. */
export function nextMove({ view }: Position, draft: Draft, names: Names): string[] | null {
  const said = ownOf(view)?.draft
  switch (view.step?.step) {
    case 'trade_action':
      return ['propose', draft.partner]
    case 'invite_reply':
      return ['offer']
    case 'deal_reply':
      return ['counter']
    case 'offer_card':
      return nextOf('card', draft.give, said?.give ?? [], names.card ?? [])
    case 'offer_request':
      return nextOf('good', draft.want, said?.want ?? [], names.good ?? [])
    case 'offer_ducati':
      return ['amount', String(draft.ducati)]
    case 'offer_claim':
      return claimMove(draft.claims[String(view.step.card)])
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

function claimMove(claim: Claim | undefined): string[] {
  if (!claim || (claim.symbols === UNSAID && claim.power === UNSAID)) return ['silent']
  return ['claim', claim.symbols, claim.power]
}

export interface Keeping {
  hand: number
  buys: number
  quota: number
  enough: boolean
}

/** OM-5.13: with what the active player keeps and may still buy, the quota stays within reach. */
export function keeping(view: View, printed: Printed, proposer: string, given: number, wanted: number): Keeping {
  const turn = turnOf(view)
  const change = proposer === turn.active ? wanted - given : given - wanted
  const hand = (handsOf(view)[turn.active] ?? 0) + change
  const buys = Math.max(0, printed.constants.buy_limit_per_turn - turn.bought)
  return { hand, buys, quota: turn.quota, enough: hand + buys >= turn.quota }
}

/** Whether anything would change hands. */
export const empty = (draft: Draft): boolean => !draft.give.length && !draft.want.length

/** How many of each good, in the order of the game. */
export function counted(goods: readonly string[], order: readonly string[]): { good: string; n: number }[] {
  return order.map((good) => ({ good, n: goods.filter((one) => one === good).length })).filter(({ n }) => n)
}
