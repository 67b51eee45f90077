/** What is asked for the page of a person. */

import { get } from '../lib/api'
import type { PlayedPage, Profile, RatingLine } from '../lib/wire'

const of = (name: string) => `/profiles/${encodeURIComponent(name)}`

export const asking = {
  page: (name: string) => get<Profile>(of(name)),
  lines: (name: string, days: number) => get<RatingLine[]>(`${of(name)}/lines?days=${days}`),
  games: (name: string, sought: Record<string, string>) =>
    get<PlayedPage>(`${of(name)}/games?${new URLSearchParams(sought)}`),
}
