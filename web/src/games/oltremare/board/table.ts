/** The table of Oltre Mare as a view shows it. */

import type { Components, Figures } from '../view.gen'

export type Card = Components['cards'][number]

/** The good of a card is the beginning of its name. */
export const goodOf = (card: string): string => card.slice(0, card.lastIndexOf('_'))

/** A kind of symbol on some cards: how many, and what the engine says that they bring. */
export interface Shown {
  symbol: string
  count: number
  /** ducati, cards or routes */
  brings: number
}

/** The symbols on some cards and what they bring, in the order they are carried out; nothing once they have been. */
export function shown(brings: Figures['brings'], cards: readonly Card[]): Shown[] {
  return Object.entries<number[]>(brings).flatMap(([symbol, row]) => {
    const count = cards.filter((card) => card.symbols.some((one) => one === symbol)).length
    const brought = row[count] ?? 0
    return cards.length && (count || brought) ? [{ symbol, count, brings: brought }] : []
  })
}

/** The phases of a turn, as they are numbered. */
export const PHASE_NAMES = ['power', 'trading', 'action', 'load']
