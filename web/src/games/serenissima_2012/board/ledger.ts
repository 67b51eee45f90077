/** What the track and the Doge's cards say, in words. */

import { listed } from '../../../chart/say'
import type { Teller } from './tell'

/** How many of the cards left would bring the payout. */
export const odds = ({ figures, say }: Teller): string =>
  figures.payout_cards ? say('odds', { n: String(figures.payout_cards), of: String(figures.cards) }) : say('odds_none')

export function cardsLabel(teller: Teller): string {
  const { table, components, figures, say, words } = teller
  const turned = components.doge_cards.filter((card) => table.doge_discard[card.id])
  const named = turned.map((card) => `${table.doge_discard[card.id]} × ${words.name('card', card.id)}`)
  return listed([say('deck', { n: String(figures.cards) }), ...named, odds(teller)])
}

/** How far the next payout is. */
export function nextPayout({ table, components, figures, say }: Teller, seats: number): string {
  const payouts = components.track.payout_spaces[seats] ?? []
  const facts = { n: String(figures.payout_in), done: String(table.payouts), of: String(payouts.length) }
  return payouts[table.payouts] === undefined ? say('track_over') : say('track_next', facts)
}

export function trackLabel(teller: Teller, seats: number): string {
  const { table, components, say } = teller
  const { spaces, payout_spaces: payouts } = components.track
  const of = payouts[seats]?.length ?? 0
  const facts = { at: table.track, end: spaces - 1, payouts: table.payouts, of }
  const label = say('track', Object.fromEntries(Object.entries(facts).map(([name, n]) => [name, String(n)])))
  return `${label}. ${nextPayout(teller, seats)}`
}
