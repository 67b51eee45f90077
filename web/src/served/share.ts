/** Links to what is shown: whoever has one finds the same at the house. */

import type { Replay } from '../lib/replay.svelte'

export const shared = async (replay: Replay): Promise<string> => new URL(replay.link, location.href).href
