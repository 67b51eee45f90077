/** The talks of the present turn, as the news tell them. */

import { known } from '../../../lib/known'
import type { News, Position } from '../../../lib/wire'
import type { Game, Offer as Lying } from '../view.gen'
import { composing } from './draft'

/** Trading is on while the active player may open talks, and while a talk is open. */
export function dealing(position: Position<Game>): boolean {
  const { view, asked, legal } = position
  const step = view.step?.step ?? ''
  if (!asked.length) return false
  if (step === 'trade_action') return legal.some(([verb]) => verb === 'propose' || verb === 'invite')
  return talking(position) || view.table.turn.talk !== null
}

/** An offer is being made up or waits for an answer. */
export function talking({ view }: Position<Game>): boolean {
  const step = view.step?.step ?? ''
  return ['invite_reply', 'deal_reply', 'deal_pick'].includes(step) || composing(step)
}

/** An offer as it is told. */
export interface Offer {
  proposer: string
  goods: string[]
  /** what is said of each card */
  symbols: string[]
  powers: string[]
  harbours: string[]
  want: string[]
  /** above 0 the proposer pays */
  ducati: number
}

/** The offer that lies on the table. */
export const lyingOffer = (offer: Lying): Offer => ({
  proposer: offer.proposer ?? '',
  goods: known(offer.goods),
  symbols: known(offer.symbols),
  powers: known(offer.powers),
  harbours: known(offer.harbours),
  want: known(offer.want),
  ducati: offer.ducati,
})

export type Outcome = 'open' | 'dealt' | 'declined' | 'passed' | 'dropped'

export interface Talk {
  n: number
  /** whose turn it was */
  by: string
  /** the co-player the active one talks with */
  with: string
  topic: string | null
  offers: Offer[]
  outcome: Outcome
  /** cards that came to this seat, and what had been said of them */
  got: { card: string; symbols: string; power: string; named: string }[]
  /** who gained a prestige tile by it */
  tile: string | null
}

const ENDS: Record<string, Outcome> = {
  'deal_reply.decline': 'declined',
  'invite_reply.pass': 'passed',
  offer_dropped: 'dropped',
  dealt: 'dealt',
}

/** All talks since a turn began: the present one, or the last one of that seat. */
export function talksOf(news: readonly News[], since = ''): Talk[] {
  const events = news.flatMap((one) => one.events)
  const begun = events.findLastIndex(([name, seat]) => name === 'turn_begun' && (!since || seat === since))
  const talks: Talk[] = []
  for (const event of events.slice(Math.max(0, begun))) tell(talks, event)
  return talks
}

function tell(talks: Talk[], [name = '', ...said]: string[]): void {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = said
  const talk = talks.at(-1)
  const offer = talk?.offers.at(-1)
  if (name === 'trade_action.propose' || name === 'trade_action.invite')
    talks.push({
      n: talks.filter((one) => one.by === first).length + 1,
      by: first,
      with: second,
      topic: third || null,
      offers: [],
      outcome: 'open',
      got: [],
      tile: null,
    })
  else if (name === 'offer_sent') talk?.offers.push(emptyOffer(first))
  else if (name === 'offer_gives') gives(offer, second)
  else if (name === 'offer_claims') claims(offer, [second, third, fourth])
  else if (name === 'offer_wants') offer?.want.push(...Array<string>(Number(third)).fill(second))
  else if (name === 'offer_pays' && offer) offer.ducati = Number(second)
  else if (name === 'offer_asks' && offer) offer.ducati = -Number(second)
  else if (name === 'received') talk?.got.push({ card: second, symbols: third, power: fourth, named: fifth })
  else if (name === 'prestige_gained' && talk) talk.tile = first
  const end = ENDS[name]
  if (end && talk) talk.outcome = end
}

const emptyOffer = (proposer: string): Offer => ({
  proposer,
  goods: [],
  symbols: [],
  powers: [],
  harbours: [],
  want: [],
  ducati: 0,
})

function gives(offer: Offer | undefined, good: string): void {
  offer?.goods.push(good)
  for (const claimed of offer ? [offer.symbols, offer.powers, offer.harbours] : []) claimed.push('unsaid')
}

/** What is said is said of the card named last. */
function claims(offer: Offer | undefined, said: string[]): void {
  const at = (offer?.goods.length ?? 0) - 1
  for (const [i, claimed] of (offer ? [offer.symbols, offer.powers, offer.harbours] : []).entries())
    claimed[at] = said[i] ?? 'unsaid'
}

/** What a counter-offer changed, seen from who is asked: how many of each good were dropped or are new on a side. */
export function changes(before: readonly string[], after: readonly string[]): { dropped: string[]; added: string[] } {
  const left = [...after]
  const dropped = before.filter((good) => {
    const at = left.indexOf(good)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { dropped, added: left }
}
