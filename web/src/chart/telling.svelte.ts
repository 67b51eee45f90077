/** Shows what the news of each new position tell, where it follows the one before. */

import { onDestroy, untrack } from 'svelte'
import type { News, Position } from '../lib/wire'
import { Since } from '../parts/since'
import { berthIn, type Moored } from './layout'
import type { Box, Point } from './sheet'
import { type Show, Stage } from './stage.svelte'

/** A stage on which the news are shown; `memory` is what is remembered until the next position. */
export function telling<Memory>(
  position: () => Pick<Position, 'seen' | 'seat' | 'news'>,
  memory: () => Memory,
  shows: (news: News[], before: Memory) => Show[],
  reduced: () => boolean,
): Stage {
  const stage = new Stage()
  const since = new Since<Memory>()
  $effect(() => {
    const now = position()
    untrack(() => {
      const before = since.next(now, memory())
      const fresh = before ? now.news.filter(({ seen }) => seen > before.seen) : []
      if (before) stage.play(shows(fresh, before.memory), reduced())
      else stage.skip()
    })
  })
  onDestroy(() => stage.skip())
  return stage
}

interface Sea<Table> {
  table: Table
  moored: readonly Moored[]
  ports: readonly { id: string; box: Box }[]
  reduced: boolean
}

/** Two moments at sea: both tables, where galleys lay and where they lie now, and the plaques of ports. */
interface Moments<Table> {
  before: Table
  after: Table
  from: (galley: string) => Point | undefined
  to: (galley: string) => Point | undefined
  plaque: (port: string) => Box | undefined
}

/** The same on a chart with ports and galleys. */
export const seaTelling = <Table>(
  position: () => Pick<Position, 'seen' | 'seat' | 'news'>,
  now: () => Sea<Table>,
  shows: (news: News[], moments: Moments<Table>) => Show[],
): Stage =>
  telling(
    position,
    now,
    (news, before) =>
      shows(news, {
        before: before.table,
        after: now().table,
        from: (galley) => berthIn(before.moored, galley),
        to: (galley) => berthIn(now().moored, galley),
        plaque: (id) => now().ports.find((port) => port.id === id)?.box,
      }),
    () => now().reduced,
  )
