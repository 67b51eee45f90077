/** The worker that holds the house: Python with the same tables, routes and frames as a server. */

import type { PyProxy } from 'pyodide/ffi'
import { forget } from './memory'
import { python } from './python'
import { Store } from './storage'
import { Thinkers } from './thinkers'
import type { FromHouse, ToHouse } from './words'

interface Line extends PyProxy {
  open(url: string): Promise<boolean>
  hear(text: string): Promise<void>
  close(): void
}

interface Tab extends PyProxy {
  ask(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string, boolean] }>
  line(send: (text: string) => void): Line
  neighbours: { hear(said: string): void }
}

const say = (said: FromHouse): void => postMessage(said)
const lines = new Map<number, Promise<Line | null>>()
/** With more of them bots wake beside the house; with so few they would keep it from waking. */
const CORES = 2
/** One thing after the other: what is heard while the house opens waits for it. */
const house = open()
house.catch(async (error) => {
  await forget() // should it be the kept memory, the next visit goes without
  say({ t: 'failed', code: 'no_python', detail: String(error) })
})

async function open(): Promise<Tab> {
  const thinkers = new Thinkers()
  if (navigator.hardwareConcurrency > CORES) thinkers.wake('bots')
  const found = await python()
  const { Tab } = found.pyimport('serenissima.tab.house') as { Tab: (...given: unknown[]) => Tab }
  const others = new BroadcastChannel('serenissima')
  const tab = Tab(
    new Store(),
    thinkers,
    () => thinkers.judged,
    (said: string) => others.postMessage(said),
  )
  others.onmessage = ({ data }: MessageEvent<string>) => tab.neighbours.hear(data)
  say({ t: 'ready' })
  thinkers.wake('bots')
  return tab
}

async function hear(said: ToHouse): Promise<void> {
  const tab = await house
  if (said.t === 'ask') {
    const answer = await tab.ask(said.method, said.path, said.body)
    const [status, text, plain] = answer.toJs()
    answer.destroy()
    return say({ t: 'answer', n: said.n, status, text, plain })
  }
  if (said.t === 'open') return lay(tab, said.line, said.url)
  const line = await lines.get(said.line)
  if (said.t === 'say') return line?.hear(said.text)
  lines.delete(said.line)
  line?.close()
  line?.destroy()
}

/** A line to a table: what is said there goes to the page, until it is said why no more comes. */
async function lay(tab: Tab, number: number, url: string): Promise<void> {
  const line = tab.line((text) => say({ t: 'frame', line: number, text }))
  const opened = line.open(url).then((may) => (may ? line : null))
  lines.set(number, opened)
  if (await opened) return
  lines.delete(number)
  line.destroy()
  say({ t: 'shut', line: number })
}

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => void hear(data).catch(() => {}))
