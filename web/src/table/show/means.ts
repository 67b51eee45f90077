/** What an act has changed for the one who looks, as the engine counts it. */

import type { Act } from '../../lib/acts'
import { say } from '../../lib/house.svelte'
import { type Brings, brings } from '../../lib/outlook'
import type { Table } from '../../lib/table.svelte'

const ALONE = { next: false, chances: false }

export function meansFor({ words, seatWord }: Table, { before, position }: Act): Brings {
  const [was, now] = [before.counts ?? {}, position.counts ?? {}] // a position that was kept long ago has none
  const gains: Record<string, number> = {}
  for (const [what, n] of Object.entries(now)) {
    const old = was[what]
    if (old !== undefined && old !== n) gains[what] = n - old
  }
  const telling = {
    words,
    reader: seatWord,
    say: (key: string, facts: Record<string, string | number>) => say('brings', key, facts),
  }
  return brings(telling, { gains }, ALONE)
}
