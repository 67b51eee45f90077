/**
 * What this browser adds to the luck of a table, by itself and after it has seen the commitment; and what it remembers
 * of it, so that the check after the game can show that nothing was exchanged.
 */

import { fresh } from '../proof/digests'
import { api } from './api'
import type { NewTable, TableInfo } from './wire'

export interface LuckNotes {
  /** the commitment as it was first seen */
  commitment: string
  /** what this browser has added */
  luck?: string
  /** where the chain ended, as it was first seen */
  chain?: string
}

const key = (table: string): string => `serenissima.luck.${table}`

export function luckNoted(table: string): LuckNotes | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as LuckNotes | null
  } catch {
    return null
  }
}

/** What is noted first stays: a house that shows something else later is found out. Tabs of one browser share it. */
function note(table: string, more: LuckNotes): LuckNotes {
  const notes = { ...more, ...luckNoted(table) }
  localStorage.setItem(key(table), JSON.stringify(notes))
  return notes
}

/** What this browser adds at that table: chance of its own, drawn once the commitment is seen. */
export function luckFor({ id, trust: { commitment } }: TableInfo): { luck: string; commitment: string } {
  const { luck = '' } = note(id, { commitment, luck: luckNoted(id)?.luck ?? fresh() })
  return { luck, commitment }
}

/** Whether the game waits for what this browser adds. */
const owed = ({ status, seats, yours }: TableInfo): boolean =>
  status === 'open' && yours.some((seat) => seats[seat]?.luck === 'owed')

/** Add to luck where the game waits for it; another tab may have been first. */
export async function addLuck(info: TableInfo): Promise<TableInfo> {
  return owed(info) ? api.addLuck(info.id, luckFor(info)).catch(() => info) : info
}

/** Remember what the table shows of its luck, and add to it. */
export function seeLuck(info: TableInfo): void {
  const { commitment, chain } = info.trust
  if (!commitment) return
  note(info.id, chain ? { commitment, chain } : { commitment })
  void addLuck(info)
}

export const openTable = async (wish: NewTable): Promise<TableInfo> => addLuck(await api.open({ ...wish, adds: true }))

export const playAgain = async (table: string): Promise<TableInfo> => addLuck(await api.rematch(table))
