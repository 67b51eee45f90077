/** Shows what the news of each new position tell, where it follows the one before. */

import { onDestroy, untrack } from 'svelte'
import type { News, Position } from '../lib/wire'
import { Since } from '../parts/since'
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
