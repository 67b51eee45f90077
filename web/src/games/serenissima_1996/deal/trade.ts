/** A trade between two galleys of Serenissima (1996) as it is made up on this screen, and the moves that say it. */

import type { News, Position } from '../../../lib/wire'
import type { Game, Trade } from '../view.gen'

export type Side = 'sell' | 'buy'

export interface Draft {
  own: string
  rival: string
  good: string
  side: Side
  n: number
  price: number
}

export const NO_DRAFT: Draft = { own: '', rival: '', good: '', side: 'sell', n: 0, price: 0 }

const HAGGLING = ['ask_price', 'answer_price', 'answer_counter', 'answer_final']
const TRADING = ['trade_goods', 'trade_price', 'answer_trade', 'answer_trade_counter']

export const haggles = (step: string): boolean => HAGGLING.includes(step)
export const composing = (step: string): boolean => step === 'trade_goods' || step === 'trade_price'

/** Two deal about a price, a galley asks leave to pass, or the active player may propose a trade. */
export function dealing(position: Position<Game>): boolean {
  const { view, legal, asked } = position
  if (!asked.length) return false
  if (view.step?.step === 'manage') return legal.some(([verb]) => verb === 'propose_trade')
  return talking(position)
}

/** Two deal about a price or a trade, or a galley asks leave to pass. */
export function talking({ view }: Position<Game>): boolean {
  const step = view.step?.step ?? ''
  return haggles(step) || TRADING.includes(step) || step === 'grant_passage'
}

export interface Pair {
  own: string
  rival: string
  sides: Side[]
}

/** Which galleys may trade with which, and who of them may sell. */
export function pairsOf(legal: readonly string[][]): Pair[] {
  const pairs: Pair[] = []
  for (const [verb, own = '', rival = '', side] of legal) {
    if (verb !== 'propose_trade') continue
    const known = pairs.find((pair) => pair.own === own && pair.rival === rival)
    if (known) known.sides.push(side as Side)
    else pairs.push({ own, rival, sides: [side as Side] })
  }
  return pairs
}

/** How many of a good may change galleys. */
export const most = (trades: readonly Trade[], draft: Pick<Draft, 'own' | 'rival' | 'side' | 'good'>): number =>
  trades.find(({ galley, rival, side }) => galley === draft.own && rival === draft.rival && side === draft.side)?.most[
    draft.good
  ] ?? 0

/** The next small move towards the draft. */
export function nextMove({ view }: Position<Game>, { own, rival, side, good, n, price }: Draft): string[] | null {
  switch (view.step?.step) {
    case 'manage':
      return ['propose_trade', own, rival, side]
    case 'trade_goods':
      return ['goods', good, String(n)]
    case 'trade_price':
      return ['price', String(price)]
    default:
      return null
  }
}

export interface Talk {
  n: number
  seat: string
  /** the words it began with, and the last answer */
  first: string[]
  last: string[]
}

const BEGINS = ['proposed', 'requested', 'sail_on.ask_passage']
const ANSWERS = [
  'ask_price.ask',
  'answer_price.',
  'answer_counter.',
  'answer_final.',
  'answer_trade.',
  'answer_trade_counter.',
  'grant_passage.',
]

/** What was proposed and asked in this round, and how it was answered. */
export function talksOf(news: readonly News[]): Talk[] {
  const events = news.flatMap((one) => one.events)
  const begun = events.findLastIndex(([name]) => name === 'round_begins')
  const talks: Talk[] = []
  for (const event of events.slice(begun + 1)) {
    const [name = '', seat = ''] = event
    const talk = talks.at(-1)
    if (BEGINS.includes(name)) talks.push({ n: talks.length + 1, seat, first: event, last: event })
    else if (talk && ANSWERS.some((answer) => name.startsWith(answer))) talk.last = event
  }
  return talks
}

/** Whether the last answer made a deal, or none. */
export function outcome({ last: [name = ''] }: Talk): 'agreed' | 'failed' | 'open' {
  const verb = name.slice(name.indexOf('.') + 1)
  if (verb === 'accept' || verb === 'grant') return 'agreed'
  return verb === 'refuse' || verb === 'walk_away' ? 'failed' : 'open'
}
