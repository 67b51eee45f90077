/**
 * The house in a tab, beside the one on a server: kept for whoever loses his line, where the server has it to hand out.
 * It lies under a path of its own and has a service worker of its own; this page only sees to it that it is there.
 */

import type { Along } from '../lib/wire'
import { carried } from '../tab/carry'

const PLACE = '/tab/'
/** A server that is away for less need not be spoken of. */
const SOON = 4_000
/** After what happens at a table: bots answer one after the other. */
const CALM = 1_500

interface Aside {
  /** all of it is in this browser */
  kept: boolean
  /** the server cannot be reached */
  away: boolean
  /** a game against bots alone as it stood last: its table, and where it is played on */
  along: { table: string; link: string } | null
}

export const aside = $state<Aside>({ kept: false, away: false, along: null })
let doubt: ReturnType<typeof setTimeout> | undefined
let calm: ReturnType<typeof setTimeout> | undefined
/** tables with other people, or with something at stake: nobody takes those along */
const stays = new Set<string>()

/** Nobody answers: it is said when that lasts. */
export function missed(): void {
  doubt ??= setTimeout(() => (aside.away = true), SOON)
}

export function met(): void {
  clearTimeout(doubt)
  doubt = undefined
  aside.away = false
}

/** Something happened at a table: where it can be played on elsewhere, its game is taken along. */
export function happened(table: string): void {
  if (!aside.kept || stays.has(table)) return
  clearTimeout(calm)
  calm = setTimeout(() => void takeAlong(table).catch(() => {}), CALM)
}

async function takeAlong(table: string): Promise<void> {
  const answer = await fetch(`/api/tables/${table}/along`)
  if (!answer.ok) return void stays.add(table)
  const { record, seat, levels } = (await answer.json()) as Along
  const path = `/join&${new URLSearchParams({ seat: String(seat), levels: levels.join() })}`
  aside.along = { table, link: `${PLACE}?${path}#${await carried(record)}` }
}

/** After the page, which is what somebody waits for; not where every byte is paid for. */
export function keepAside(): void {
  addEventListener('offline', missed)
  addEventListener('load', () => void fetchAll().catch(() => {}), { once: true })
}

async function fetchAll(): Promise<void> {
  const keepers = navigator.serviceWorker
  if (!keepers) return
  aside.kept = !!(await keepers.getRegistration(PLACE))?.active // from an earlier visit
  if (spares(navigator)) return
  const told = await fetch(`${PLACE}version.txt`)
  if (told.status !== 200) return // a server without one says so, and it is no fault
  const found = await keepers.register(`${PLACE}service.js`)
  const worker = found.active ?? found.waiting ?? found.installing
  const look = () => (aside.kept ||= !!found.active)
  look()
  worker?.addEventListener('statechange', look)
}

function spares(browser: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return !!browser.connection?.saveData
}

/** Where the page of that house is, with this game in it if it was taken along. */
export const placeOf = (table: string): string => (aside.along?.table === table ? aside.along.link : PLACE)
