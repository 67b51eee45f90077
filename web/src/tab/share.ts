/** Links to what is shown: nobody else has this house, so the link carries the game itself. */

import { api } from '../lib/api'
import type { Replay } from '../lib/replay.svelte'
import { carried } from './carry'
import { reach } from './reach'

export async function shared(replay: Replay): Promise<string> {
  const record = await api.record(replay.id, replay.invite)
  const path = `/join?${new URLSearchParams({ at: String(replay.entry) })}`
  return new URL(`${reach.address(path)}#${await carried(record)}`, location.href).href
}
