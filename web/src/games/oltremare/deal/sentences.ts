/** What is on a deal table, in words: offers, what is said of a card, talks, and how it stands with a partner. */

import { sayer } from '../../../chart/say'
import { count, say } from '../../../lib/house.svelte'
import type { Words } from '../../../lib/words'
import type { Desk } from './desk.svelte'
import { type Claim, counted, goodOf, silent, UNSAID } from './draft'
import type { Offer, Talk } from './talks'

function claimText(words: Words, claim: Claim | undefined): string {
  if (!claim || silent(claim)) return say('deal', 'silent')
  const parts = [
    claim.symbols === UNSAID ? '' : words.name('symbols', claim.symbols),
    claim.power === UNSAID ? '' : say('deal', 'power_n', { n: claim.power }),
    claim.named === UNSAID ? '' : claim.named === 'none' ? say('deal', 'names_none') : words.name('named', claim.named),
  ]
  return parts.filter(Boolean).join('; ')
}

/** What one side of an offer holds. */
function listed({ table }: Desk, goods: readonly string[]): string {
  return counted(goods, table.names.good ?? [])
    .map(({ good, n }) => (n > 1 ? `${n} ${table.words.name('good', good)}` : table.words.name('good', good)))
    .join(', ')
}

/** An offer as whoever sits here reads it. */
export function offerText(desk: Desk, offer: Offer, whom: string): string {
  const parties = partiesOf(desk, offer.proposer, whom)
  return sentence(desk, parties, listed(desk, offer.goods), listed(desk, offer.want), offer.ducati)
}

/** Two seats as a sentence names them, and which of them is one's own. */
export function partiesOf(desk: Desk, who: string, whom: string): Record<'who' | 'whom' | 'me', string> {
  const me = who === desk.me ? 'who' : whom === desk.me ? 'whom' : ''
  return { who: desk.name(who), whom: desk.name(whom), me }
}

/** The sentence everyone will read: it calls everybody by his name. */
export function readBack(desk: Desk): string {
  const { words } = desk.table
  const give = desk.give.map((card) => {
    const claim = desk.draft.claims[card]
    const good = words.name('good', goodOf(card))
    return silent(claim) ? good : `${good} (${say('deal', 'quoted', { text: claimText(words, claim) })})`
  })
  const parties = { ...partiesOf(desk, desk.me, desk.partner), me: '' }
  return sentence(desk, parties, give.join(', '), listed(desk, desk.draft.want), desk.draft.ducati)
}

type Parties = ReturnType<typeof partiesOf>

function sentence({ table: { words } }: Desk, parties: Parties, give: string, want: string, ducati: number): string {
  const paid = ducati === 0 ? '' : count('deal', ducati > 0 ? 'and_pays' : 'and_asks', Math.abs(ducati), parties)
  const kind = give && want ? 'reads_swap' : give ? 'reads_gift' : 'reads_wish'
  const goods = sayer(words)(kind, { ...parties, give, want: want || words.nothing })
  return [goods, paid].filter(Boolean).join(' ')
}

/** What was said in a talk: the offer, and the one that came back. */
export function talkTexts(desk: Desk, talk: Talk): string[] {
  const other = (offer: Offer) => (offer.proposer === talk.with ? talk.by : talk.with)
  if (talk.offers.length) return talk.offers.map((offer) => offerText(desk, offer, other(offer)))
  const topic = talk.topic ? desk.table.words.name('topic', talk.topic) : ''
  return [topic ? say('deal', 'asked_about', { ...partiesOf(desk, talk.with, ''), topic }) : desk.name(talk.with)]
}

/** How the last talk with a partner ended; nothing where there was none. */
export function standing(desk: Desk, seat: string): string {
  const last = desk.talks.findLast((talk) => talk.with === seat && talk.outcome !== 'open')
  return last ? say('deal', `talk_${last.outcome}`) : ''
}
