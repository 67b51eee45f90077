/** The table of Serenissima (2012) as a view shows it. */

import { cubes, type Pictured } from '../../../parts/cargo'
import type { Components, Figures, Table } from '../view.gen'

export type PrintedPort = Components['ports'][number]

/** Galleys for a card. */
export const pictured = (table: Table, { limits }: Components, ids: string[], active = ''): Pictured[] =>
  ids.flatMap((number) => {
    const { owner, sailors, cargo } = table.galleys[number] ?? {}
    if (!owner || sailors === undefined || !cargo) return []
    return [{ number, owner, sailors, cargo: cubes(cargo), slots: limits.galley_slots, active: number === active }]
  })

/** The way to a field, step by step. */
function wayTo(reach: Figures['reach'], field: string): string[] {
  const before = reach[field]?.via
  return before && reach[before] ? [...wayTo(reach, before), field] : [field]
}

/** Every field within reach with the way there, the nearest first. */
export const waysOf = ({ reach }: Figures): Map<string, string[]> =>
  new Map(
    Object.entries(reach)
      .sort(([, a], [, b]) => a.steps - b.steps)
      .map(([field]) => [field, wayTo(reach, field)]),
  )
