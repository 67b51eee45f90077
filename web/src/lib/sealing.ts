/**
 * Answers that this browser seals: it keeps answer and salt in its storage, so that a page that is loaded again, or
 * another tab, can open what was sealed; it opens them by itself when all have sealed theirs.
 */

import { fresh, sealed } from '../proof/digests'
import type { Ask } from './connection'
import type { Position } from './wire'

interface Kept {
  digest: string
  salt: string
  move: string[]
  /** it has been seen among the seals of the table */
  shown?: boolean
}

const key = (table: string, seat: number): string => `serenissima.sealed.${table}.${seat}`

function kept(table: string, seat: number): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table, seat)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const keep = (table: string, seat: number, what: Kept): void =>
  localStorage.setItem(key(table, seat), JSON.stringify(what))

/** The answer under a seal, to be sent in its place; sent again after a lost line, it has the same seal. */
export function sealing(table: string, seat: number, seen: number, move: string[]): Ask {
  const said = move.join(' ')
  const before = kept(table, seat)
  const again = before && !before.shown && before.move.join(' ') === said
  const salt = again ? before.salt : fresh()
  const digest = sealed(table, seat, salt, said)
  keep(table, seat, { digest, salt, move })
  return { t: 'seal', seat, seen, digest }
}

/** What opens the seal of that seat; none where this browser has not put it there. */
export function opening(table: string, seat: number, { sealings }: Position): Ask | null {
  const own = kept(table, seat)
  if (!own || !sealings.some((one) => one.seat === seat && one.digest === own.digest)) return null
  return { t: 'open', seat, salt: own.salt, move: own.move }
}

/**
 * A position has come: what it asks this browser to open. When all have sealed, nobody is asked any more; what was seen
 * sealed and is no longer so is forgotten.
 */
export function seeSeals(table: string, position: Position): Ask | null {
  const { seat, asked, sealings } = position
  const own = seat === null ? null : kept(table, seat)
  if (seat === null || !own) return null
  const mine = sealings.some((one) => one.seat === seat && one.digest === own.digest)
  if (mine && !own.shown) keep(table, seat, { ...own, shown: true })
  if (!mine && own.shown) localStorage.removeItem(key(table, seat))
  return mine && !asked.length ? opening(table, seat, position) : null
}
