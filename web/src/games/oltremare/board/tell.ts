/** Cards, harbours and seats in words: for tooltips and for those who listen to the board. */

import { listed, type Telling } from '../../../chart/say'
import type { Line } from '../../../chart/Tip.svelte'
import type { Words } from '../../../lib/words'
import type { Components, Figures, Table } from '../view.gen'
import type { Card } from './table'

export type Teller = Telling<Table, Components> & { figures: Figures }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const minus = (n: number): string => String(n).replace('-', '−')

/** What a card is, one thing a line. */
export function cardLines({ words, say, components, figures }: Teller, card: Card): Line[] {
  const good = components.goods.find(({ id }) => id === card.good)
  const lines: (Line | null)[] = [
    { text: listed(card.symbols.map((symbol) => words.name('symbol', symbol))) },
    { text: say('lions', { n: String(card.power) }) },
    { text: say('barrels', { n: String(card.load) }) },
    { text: say('pays', { list: (figures.payout[card.good] ?? []).join(', ') }), tone: 'money' },
    good
      ? { text: say('in_game', { n: String(good.count), good: words.name('good', card.good) }), tone: 'quiet' }
      : null,
    card.harbour
      ? { text: say('names_harbour', { harbour: words.name('harbour', card.harbour) }), tone: 'quiet' }
      : null,
  ]
  return lines.filter((line) => line !== null)
}

export const cardLabel = (teller: Teller, card: Card): string =>
  listed([capital(teller.words.name('good', card.good)), ...cardLines(teller, card).map((line) => line.text)])

/** What lies in a harbour and where one sails from it. */
export function harbourLines(
  { words, say, table, components, figures }: Teller,
  id: string,
  way: readonly string[] | null,
): Line[] {
  const marker = table.markers[id]
  const ships = figures.reach[id]
  const lines: (Line | false)[] = [
    marker
      ? { text: say('holds', { marker: words.name('marker', marker) }), tone: 'money' }
      : { text: say('empty'), tone: 'quiet' },
    Boolean(marker) && { text: say(`effect_${marker}`) },
    ...shipsIn(table, id).map((seat): Line => ({ text: say('ship_here', { seat: words.name('seat', seat) }) })),
    ships !== undefined && { text: say('reached_with', { ships: ships.join(', ') }) },
    way !== null && way.length > 2 && { text: say('way', { harbours: names(words, way.slice(1, -1)) }) },
    {
      text: say('leads_to', {
        harbours: names(words, components.harbours.find((one) => one.id === id)?.adjacent ?? []),
      }),
      tone: 'quiet',
    },
  ]
  return lines.filter((line) => line !== false)
}

const names = (words: Words, harbours: readonly string[]): string =>
  harbours.map((id) => words.name('harbour', id)).join(', ')

export const harbourLabel = (teller: Teller, id: string, way: readonly string[] | null): string =>
  listed([teller.words.name('harbour', id), ...harbourLines(teller, id, way).map((line) => line.text)])

export const shipsIn = (table: Table, harbour: string): string[] =>
  Object.keys(table.ships).filter((seat) => table.ships[seat] === harbour)
