/** Small things that several pages say about tables. */

import { say } from './house.svelte'
import type { Catalogue, TableInfo } from './wire'

const PLACES = [
  'Rialto', 'Arsenale', 'Giudecca', 'Zattere', 'Torcello', 'San Marco', 'Murano', 'Burano', 'Cannaregio', 'Dorsoduro',
  'Castello', 'San Polo', 'Bucintoro', 'Mercerie', 'Malamocco', 'Pellestrina', 'Chioggia', 'Mazzorbo', 'Certosa', 'Lido',
] // biome-ignore format: a list of places, to be read as one

/** A table's name, from its id: easier to remember than ten letters. */
export function tableName(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return PLACES[sum % PLACES.length] ?? id
}

/** The level a newcomer meets: the middle of the ladder. */
export function usualLevel(game: Catalogue): string {
  const levels = game.levels.filter((level) => level !== 'random')
  return levels[Math.floor((levels.length - 1) / 2)] ?? game.levels[0] ?? 'random'
}

/** How a table stands, in a few words. */
export function standing(table: TableInfo): string {
  if (table.status === 'over' && table.over) return result(table)
  if (table.status !== 'playing') return say('mine', table.status)
  if (yourTurn(table)) return say('mine', 'your_turn')
  const asked = table.seats.filter((seat) => seat.asked).map((seat) => seat.name ?? '')
  return asked.length ? say('mine', 'waiting', { who: asked.join(', ') }) : ''
}

function result(table: TableInfo): string {
  const places = table.yours.map((seat) => table.over?.places[seat] ?? 0).filter(Boolean)
  if (!places.length) return say('mine', 'over')
  const best = Math.min(...places)
  return best === 1 ? say('mine', 'won') : say('mine', 'place', { n: String(best) })
}

export const yourTurn = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.some((seat) => seat.asked && table.yours.includes(seat.seat))

/** How long ago, in the reader's language. */
export function ago(at: number, language: string): string {
  const seconds = Math.round(at - Date.now() / 1000)
  const form = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const [size, unit] = (
    [
      [86400, 'day'],
      [3600, 'hour'],
      [60, 'minute'],
    ] as const
  ).find(([many]) => -seconds >= many) ?? [1, 'second']
  return form.format(Math.round(seconds / size), unit)
}
