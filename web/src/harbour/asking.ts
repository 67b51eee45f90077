/** What is asked at the harbour. */

import { get, post, put, remove } from '../lib/api'
import type { Harbour, NewSeek, Tie } from '../lib/wire'

export const asking = {
  look: (game: string, seats: number, club = '') =>
    get<Harbour>(`/harbour?${new URLSearchParams({ game, seats: String(seats), club })}`),
  wait: (game: string, wish: NewSeek) => put(`/harbour/${game}`, wish),
  leave: (game: string) => remove(`/harbour/${game}`),
  take: (game: string) => post<void>(`/harbour/${game}/take`),
  tie: (person: string, kind: Tie['kind']) => put(`/people/${person}/tie`, { kind }),
}
