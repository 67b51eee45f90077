/** A worker that thinks: for bots, or for hints and reviews. It knows only what it is handed. */

import type { PyProxy } from 'pyodide/ffi'
import { python } from './python'
import type { FromThinker, ToThinker } from './words'

const say = (said: FromThinker): void => postMessage(said)
/** One of them leaves its memory for the next visit; the house itself is waited for, and does not. */
const KEEPS = 'bots'
const mind = wake()

async function wake(): Promise<(job: Uint8Array) => Uint8Array> {
  const found = await python(self.name === KEEPS)
  const { attempt } = found.pyimport('serenissima.tab.hands') as { attempt: (job: PyProxy) => PyProxy }
  const { TOLD_OF } = found.pyimport('serenissima.server.analysis') as { TOLD_OF: { append(hears: unknown): void } }
  TOLD_OF.append((judged: number) => say({ judged }))
  say({ awake: true })
  return (job) => {
    const answer = attempt(found.toPy(job))
    const bytes = answer.toJs() as Uint8Array
    answer.destroy()
    return bytes
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  mind.then((think) => say({ done: think(data.job) })).catch((error: unknown) => say({ failed: String(error) }))
})
