/** What is asked about contests. */

import { get, post } from '../lib/api'
import type { ContestInfo, ContestPage, ContestSeat, Glance, NewContest } from '../lib/wire'

export type Contest = ContestInfo
export type Act = 'enter' | 'leave' | 'begin' | 'call-off'

export const asking = {
  all: () => get<ContestInfo[]>('/contests'),
  page: (id: string) => get<ContestPage>(`/contests/${id}`),
  make: (wish: NewContest) => post<ContestInfo>('/contests', wish),
  act: (id: string, what: Act) => post<ContestInfo>(`/contests/${id}/${what}`),
  sit: (id: string) => post<ContestSeat>(`/contests/${id}/seat`),
  glance: (table: string, invite: string) => get<Glance>(`/tables/${table}/glance?${new URLSearchParams({ invite })}`),
}
