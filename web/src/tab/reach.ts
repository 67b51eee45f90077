/** A house in this browser: requests and frames go to a worker, and what is the same for everybody lies in files. */

import type { Reach, Reply, Socket } from '../lib/reach'
import { failed, ready } from './standing.svelte'
import type { FromHouse, ToHouse } from './words'

/** Nobody else can be met here. */
export const ALONE = true

const asked = new Map<number, { answer: (reply: Reply) => void; fail: (why: Error) => void }>()
const lines = new Map<number, Socket>()
let house: Worker | null = null
let trouble: Error | null = null
let count = 0

/** The worker that holds the house: it begins with the page, or when it is first needed again. */
function worker(): Worker {
  if (trouble) throw trouble
  if (house) return house
  if (typeof WebAssembly !== 'object') throw lost('no_wasm')
  house = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module', name: 'house' })
  house.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data)
  house.onerror = (event) => lost('no_python', event.message)
  return house
}

/** There is no house here; all who wait for it are told. */
function lost(code: string, detail = ''): Error {
  trouble = Object.assign(new Error(detail), { code })
  failed(code, detail)
  for (const { fail } of asked.values()) fail(trouble)
  asked.clear()
  house?.terminate()
  house = null
  return trouble
}

function hear(said: FromHouse): void {
  if (said.t === 'answer') {
    asked.get(said.n)?.answer({ status: said.status, text: said.text, json: !said.plain })
    asked.delete(said.n)
  } else if (said.t === 'frame') lines.get(said.line)?.onmessage?.({ data: said.text })
  else if (said.t === 'shut') {
    const line = lines.get(said.line)
    lines.delete(said.line)
    line?.onclose?.()
  } else if (said.t === 'ready') ready()
  else lost(said.code, said.detail)
}

const tell = (said: ToHouse): void => worker().postMessage(said)

/** Games, rules, lessons and texts: the same for everybody, and written when this house was built. */
const SAME = /^\/(games|text)\b/

async function file(path: string): Promise<Reply> {
  const answer = await fetch(`said${path.replace(/\?\w+=/, '/')}.json`)
  return { status: answer.status, text: answer.ok ? await answer.text() : '', json: answer.ok }
}

export const reach: Reach = {
  ask(method, path, body) {
    if (method === 'GET' && SAME.test(path)) return file(path)
    return new Promise((answer, fail) => {
      const n = ++count
      asked.set(n, { answer, fail })
      try {
        tell({ t: 'ask', n, method, path: `/api${path}`, body: body ?? '' })
      } catch (why) {
        fail(why as Error)
      }
    })
  },
  open(url) {
    const line = ++count
    const send = (text: string) => tell({ t: 'say', line, text })
    const close = () => lines.delete(line) && tell({ t: 'shut', line })
    const socket: Socket = { onopen: null, onmessage: null, onclose: null, send, close }
    lines.set(line, socket)
    // nothing lies between: the line is there at once, even if whoever speaks on it has yet to wake
    queueMicrotask(() => {
      if (trouble) return socket.onclose?.()
      tell({ t: 'open', line, url })
      socket.onopen?.()
    })
    return socket
  },
  // one page in one folder, wherever that lies: the path stands behind the question mark
  address: (path) => (path === '/' ? './' : `?${path.replace('?', '&')}`),
  path({ pathname, search, hash }) {
    if (search.startsWith('?/')) return search.slice(1).replace('&', '?') + hash
    return (pathname === location.pathname ? '/' : pathname + search) + hash
  },
}

/** Begin at once, beside the page. */
export function wake(): void {
  try {
    worker()
  } catch {
    // whoever asks hears of it
  }
}
