/** A finished game as the server tells it, from the fixture. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checked, Figures, Names, OpenRecord, Review, TableInfo, Tale, Told, View } from '../src/lib/wire'

interface Finished {
  table: TableInfo
  names: Names
  called: string[]
  eyes: Record<string, { moments: Told[]; tale?: Tale; views: Record<string, View> }>
  figures: Figures
  review: Review
  verify: Checked
}

let read: Finished | null = null

export function finished(): Finished {
  read ??= JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/finished.json'), 'utf8')) as Finished
  return read
}

let vectors: { games: { record: OpenRecord }[] } | null = null

/** The open record of a game with seals, from the vectors of the proof. */
export function proven(): OpenRecord {
  const file = join(import.meta.dirname, '../../docs/proof-vectors.json')
  vectors ??= JSON.parse(readFileSync(file, 'utf8')) as NonNullable<typeof vectors>
  const [game] = vectors.games
  if (!game) throw new Error('the vectors have no game')
  return game.record
}

/** The answer to a request about the finished game; null where it is about something else. */
export function answerOfFinished(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://house')
  const [, part] = /^\/api\/tables\/\w+(?:\/([\w/]+))?$/.exec(pathname) ?? []
  const { table, names, called, eyes, figures, review, verify } = finished()
  const seen = eyes[searchParams.get('as') ?? 'watch'] ?? eyes.watch
  if (pathname.startsWith('/api/tables/') && !part) return { table, names }
  if (part === 'story') return { called, moments: seen?.moments, tale: seen?.tale ?? { start: 0, lines: [] } }
  if (part === 'replay') return replayed(seen, Number(searchParams.get('start')), Number(searchParams.get('count')))
  if (part === 'review/progress') return { done: review.entries.length, total: review.entries.length, before: 0 }
  return part ? ({ figures, review, verify, proof: proven() }[part] ?? null) : null
}

/** Where a position was not kept, the latest that was. */
function replayed(seen: Finished['eyes'][string] | undefined, start: number, count: number) {
  const kept = Object.keys(seen?.views ?? {}).map(Number)
  const all = (seen?.moments ?? []).map(({ events }, n) => {
    const at = Math.max(...kept.filter((one) => one <= n))
    return { n, view: seen?.views[at], events }
  })
  return { length: all.length, start, moments: all.slice(start, start + count) }
}
