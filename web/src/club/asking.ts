/** What is asked about clubs. */

import { get, post, put } from '../lib/api'
import type { ClubListed, ClubPage, NewClub, NewRole } from '../lib/wire'

export const asking = {
  all: () => get<ClubListed[]>('/clubs'),
  page: (id: string) => get<ClubPage>(`/clubs/${id}`),
  found: (wish: NewClub) => post<ClubPage>('/clubs', wish),
  change: (id: string, wish: NewClub) => put(`/clubs/${id}`, wish),
  join: (id: string, word: string) => post<ClubPage>(`/clubs/${id}/join`, { word }),
  leave: (id: string) => post<void>(`/clubs/${id}/leave`),
  close: (id: string) => post<void>(`/clubs/${id}/close`),
  link: (id: string) => post<ClubPage>(`/clubs/${id}/link`),
  role: (id: string, person: string, role: NewRole['role']) => put(`/clubs/${id}/members/${person}`, { role }),
}
