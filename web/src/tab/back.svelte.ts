/**
 * A house in this browser that stands beside one on a server: games that were taken along when the line was lost go back
 * to it. There each is a table of its own, its answers given once more in their order and checked as any answer is; its
 * luck was made here, so it proves nothing and counts for no rating.
 */

import { api } from '../lib/api'
import { whatFailed } from '../lib/house.svelte'
import { place } from '../lib/router.svelte'
import type { Along, TableInfo } from '../lib/wire'

const TAKEN = 'serenissima.along'
/** How often it is asked whether the server is there again. */
const AGAIN = 10_000

interface Server {
  /** the table that can go back to it, if it is there */
  back: string
  problem: string
}

export const server = $state<Server>({ back: '', problem: '' })

const taken = (): string[] => JSON.parse(localStorage.getItem(TAKEN) ?? '[]') as string[]

/** A game from the server goes on at this table. */
export function tookAlong(table: string): void {
  localStorage.setItem(TAKEN, JSON.stringify([...taken(), table]))
}

/** As long as this page is open. */
export function lookForServer(): void {
  addEventListener('online', () => void look())
  setInterval(() => void look(), AGAIN)
}

async function look(): Promise<void> {
  const table = place.now.lane === 'table' || place.now.lane === 'review' ? (place.now.params.id ?? '') : ''
  const ours = table && taken().includes(table)
  server.back = ours && (await there()) ? table : ''
}

const there = (): Promise<boolean> =>
  fetch('/health').then(
    async (answer) => answer.ok && (await answer.text()).startsWith('ok'),
    () => false,
  )

/** The game as it stands; a finished one to be looked at. */
async function game(table: string): Promise<Partial<Along>> {
  const { table: info } = await api.table(table)
  return info.status === 'over' ? { record: await api.record(table) } : api.along(table)
}

export async function handBack(table: string): Promise<void> {
  try {
    const body = JSON.stringify(await game(table))
    const answer = await fetch('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const said = (await answer.json()) as TableInfo & { message?: string }
    if (!answer.ok) throw new Error(said.message ?? String(answer.status))
    localStorage.setItem(TAKEN, JSON.stringify(taken().filter((one) => one !== table)))
    location.assign(said.status === 'over' ? `/review/${said.id}` : `/table/${said.id}`)
  } catch (error) {
    server.problem = whatFailed(error)
  }
}
