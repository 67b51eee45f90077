/** What is asked for the explorer of a game; its filters are part of the address. */

import { get } from '../lib/api'
import type { Statistics } from '../lib/wire'

export interface Filters {
  seats: number
  rating: number
  pace: '' | 'live' | 'turns'
  people: boolean
  /** how an opening begins, by the keys of its levels */
  first: string
  second: string
}

export const RATINGS = [0, 1400, 1500, 1600, 1700]
const PACES = ['live', 'turns'] as const

/** The filters that an address names; where it names no seats, those that are usual. */
export function filtersOf(query: URLSearchParams, usual: number): Filters {
  const pace = PACES.find((one) => one === query.get('pace')) ?? ''
  return {
    seats: Number(query.get('seats') ?? usual) || 0,
    rating: Number(query.get('rating')) || 0,
    pace,
    people: query.get('people') === 'true',
    first: query.get('first') ?? '',
    second: query.get('second') ?? '',
  }
}

/** The same as an address has them; what is not filtered is left out, but for the seats. */
export function queryOf(filters: Filters): string {
  const said = Object.entries(filters).filter(([key, value]) => key === 'seats' || value)
  return new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()
}

const of = (game: string) => `/statistics/${encodeURIComponent(game)}`

export const asking = {
  page: (game: string, filters: Filters) => get<Statistics>(`${of(game)}?${queryOf(filters)}`),
  file: (game: string, filters: Filters, part: string, form: 'csv' | 'parquet') =>
    `/api${of(game)}/file/${part}?form=${form}&${queryOf(filters)}`,
  everything: (game: string) => `/api${of(game)}/games.parquet`,
}

/** Under so many games nothing is ranked. */
export const FEW = 100
