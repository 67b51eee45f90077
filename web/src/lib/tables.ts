/** Small things that several pages say about tables. */

import { calledAs, house, say } from './house.svelte'
import type { Catalogue, OptionValue, SeatListed, TableListed } from './wire'

const PLACES = [
  'Rialto', 'Arsenale', 'Giudecca', 'Zattere', 'Torcello', 'San Marco', 'Murano', 'Burano', 'Cannaregio', 'Dorsoduro',
  'Castello', 'San Polo', 'Bucintoro', 'Mercerie', 'Malamocco', 'Pellestrina', 'Chioggia', 'Mazzorbo', 'Certosa', 'Lido',
] // biome-ignore format: a list of places, to be read as one

const DOORS = 4999

/** A table's name, from its id: a place and the number of a house, as addresses are in Venice. */
export function tableName(id: string): string {
  let sum = 7
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0
  const mixed = (sum ^ (sum >>> 15)) >>> 0
  return `${PLACES[mixed % PLACES.length]} ${(Math.floor(mixed / PLACES.length) % DOORS) + 1}`
}

/** Nothing that is mistaken for something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** The id of a table that is to be opened, drawn here so that its name is known before. */
export function newTableId(): string {
  let id = ''
  while (id.length < LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    id += LETTERS[byte & 31] ?? '' // thirty-one letters: one number of thirty-two is drawn again
  }
  return id
}

const SOBER = 'mercante'

/** Instead of a level: one that is as strong as who opens the table. */
export const AS_I_AM = 'pari'

/** The level one meets if one does not choose: the same in every game that has it, else the middle of the ladder. */
export function usualLevel(game: Catalogue): string {
  const levels = game.levels.filter((level) => level !== 'random')
  const middle = levels[Math.floor((levels.length - 1) / 2)] ?? game.levels[0] ?? 'random'
  return levels.includes(SOBER) ? SOBER : middle
}

/** The options of a first game at a table of this size: what no newcomer can decide is left to luck. */
export const forNewcomers = (game: Catalogue, seats: number): Record<string, OptionValue> => game.beginners[seats] ?? {}

/** How a table stands, in a few words. */
export function standing(table: TableListed): string {
  if (table.status === 'over') return result(table)
  if (table.status !== 'playing') return say('mine', table.status)
  if (yourTurn(table)) return say('mine', 'your_turn')
  const asked = table.seats.filter((seat) => seat.asked).map((seat) => calledAs(seat) ?? '')
  return asked.length ? say('mine', 'waiting', { who: asked.join(', ') }) : ''
}

function result(table: TableListed): string {
  const mine = table.seats.filter(isMine).map((seat) => table.result?.places[seat.seat] ?? 0)
  const best = Math.min(...mine.filter(Boolean))
  if (!Number.isFinite(best)) return say('mine', 'over')
  return best === 1 ? say('mine', 'won') : say('mine', 'place', { n: String(best) })
}

const isMine = (seat: SeatListed): boolean => seat.person !== null && seat.person === house.me?.id

export const yourTurn = (table: TableListed): boolean =>
  table.status === 'playing' && table.seats.some((seat) => seat.asked && isMine(seat))

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

/** A moment in the reader's own zone: the hour, and the day unless it is today. */
export function hourOf(at: number): string {
  const when = new Date(1000 * at)
  const today = when.toDateString() === new Date().toDateString()
  const day = today ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
  return when.toLocaleString(house.language, { ...day, hour: '2-digit', minute: '2-digit' })
}
