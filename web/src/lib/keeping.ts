/** What those who keep the house ask of it. */

import { get, post, remove } from './api'
import type { Known, Report, Reported } from './wire'

export const keeping = {
  report: (what: Report) => post<void>('/reports', what),
  reports: (seen: boolean) => get<Reported[]>(`/admin/reports?${new URLSearchParams({ seen: String(seen) })}`),
  dealtWith: (id: number) => post<void>(`/admin/reports/${id}/seen`),
  people: (name: string) => get<Known[]>(`/admin/users?${new URLSearchParams({ name })}`),
  mute: (id: string, hours: number) => post<void>(`/admin/users/${id}/mute`, { hours }),
  role: (id: string, role: string) => post<void>(`/admin/users/${id}/role`, { role }),
  takeBack: (line: number) => remove(`/chat/${line}`),
  close: (table: string) => post<void>(`/admin/tables/${table}/close`),
}

/** Whether somebody with that role keeps the house. */
export const keeps = (role: string | undefined): boolean => role === 'moderator' || role === 'admin'
