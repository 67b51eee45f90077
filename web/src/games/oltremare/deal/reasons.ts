/** What bots say for their offers and against those of others: only what lies open. */

import { sayer } from '../../../chart/say'
import type { Open } from '../view.gen'
import type { Desk } from './desk.svelte'
import type { Offer } from './talks'

/** What speaks for an offer. */
export function reasonFor(desk: Desk, offer: Offer, whom: string, open: Open | null): string {
  if (!open || !desk.bot(offer.proposer)) return ''
  if (open.joins) return said(desk, 'joins', open.joins)
  if (open.serves) return said(desk, 'serves', open.serves)
  return open.tile === whom ? said(desk, 'tile') : ''
}

/** What speaks against it. */
export function reasonAgainst(desk: Desk, offer: Offer, whom: string, open: Open | null): string {
  if (!open || !desk.bot(whom)) return ''
  if (open.keeps) return said(desk, 'keeps', open.keeps)
  const [good] = offer.goods
  if (good && !open.joins) return said(desk, 'joins_nothing', good)
  return desk.table.words.say('reasons', offer.ducati < 0 ? 'refuse_price' : 'refuse_little')
}

/** In the mouth of who gives it. */
function said(desk: Desk, key: string, good = ''): string {
  const { words } = desk.table
  return sayer(words)(`speaks_${key}`, good ? { good: desk.good(good), same: words.name('good', good) } : {})
}
