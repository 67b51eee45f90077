/** Python in a worker: it comes with this page, from the folder beside the scripts, and with the house in it. */

import type { PyodideAPI, PyodideConfig } from 'pyodide'
import { forget, keep, kept, spotFor } from './memory'
import { filesOf } from './tar'

/** Scripts lie in `assets`, beside it. */
const FOLDER = new URL('../python/', self.location.href)
const HOUSE = '/house/'
const ENV = { HOME: '/home/pyodide', SERENISSIMA_ENGINE: 'interpreted' }

type Make = NonNullable<PyodideConfig['createPyodideModule']>
type Engine = Awaited<ReturnType<Make>> & { growMemory(size: number): void }
type MakeEngine = (...settings: Parameters<Make>) => Promise<Engine>
type Files = Map<string, Uint8Array<ArrayBuffer>>

interface Waking {
  read_in(): void
  wake(): void
}

const script = import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href) as Promise<typeof import('pyodide')>
const inner = import(/* @vite-ignore */ new URL('pyodide.asm.mjs', FOLDER).href) as Promise<{ default: MakeEngine }>

async function bytes(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, FOLDER))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** What is large lies packed: hosts need not pack it. */
function unpacked(packed: Response, type = 'application/octet-stream'): Response {
  const body = packed.body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers: { 'content-type': type } })
}

async function filesIn(packed: ArrayBuffer): Promise<Files> {
  const all = new Uint8Array(await unpacked(new Response(packed)).arrayBuffer())
  return new Map([...filesOf(all)].map(([name, data]) => [HOUSE + name, data]))
}

/** Python asks for its engine and for libraries by their names; it gets the unpacked ones. */
function serveEngine(files: Files): void {
  const direct = globalThis.fetch
  globalThis.fetch = async (what, how) => {
    const name = String(what instanceof Request ? what.url : what)
    if (name.endsWith('.wasm')) return unpacked(await direct(`${name}.pack`), 'application/wasm')
    const library = files.get(name.slice(Math.max(0, name.lastIndexOf(HOUSE))))
    return library ? new Response(library) : direct(what, how)
  }
}

/** Libraries are laid before Python begins, so that they lie at the same place each time: kept memory points at them. */
function engine(make: MakeEngine, files: Files, size: number): Make {
  const libraries = [...files.keys()].filter((name) => name.endsWith('.so'))
  return async (settings) => {
    const module = await make(Object.assign(settings, { dynamicLibraries: libraries }))
    if (size > module.HEAP8.length) module.growMemory(size)
    return module
  }
}

async function begin(files: Files, how: PyodideConfig, size: number): Promise<PyodideAPI> {
  const { loadPyodide } = await script
  const { default: make } = await inner
  return loadPyodide({
    ...how,
    indexURL: FOLDER.href,
    env: { ...ENV },
    createPyodideModule: engine(make, files, size),
    fsInit: async (disk) => {
      for (const name of files.keys()) disk.mkdirTree(name.slice(0, name.lastIndexOf('/')))
      for (const [name, data] of files) disk.writeFile(name, data, { canOwn: true })
    },
  })
}

const waking = (found: PyodideAPI) => found.pyimport('serenissima.tab.waking') as Waking

/** As it lay in memory when it was kept; nothing where that cannot be used. */
async function again(files: Files, spot: URL): Promise<PyodideAPI | null> {
  const memory = await kept(spot)
  if (!memory) return null
  try {
    const found = await begin(files, { _loadSnapshot: memory }, memory.byteLength)
    waking(found).wake()
    return found
  } catch {
    await forget()
    return null
  }
}

/** A Python with the house in it; who `keeps` leaves its memory for the next time, where none is kept. */
export async function python(keeps = false): Promise<PyodideAPI> {
  const packed = await bytes('house.tar.pack')
  const [files, spot] = await Promise.all([filesIn(packed), spotFor(FOLDER, packed)])
  serveEngine(files)
  const found = await again(files, spot)
  if (found) return found
  const fresh = await begin(files, { _makeSnapshot: keeps }, 0)
  fresh.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOUSE.slice(0, -1))})`)
  if (!keeps) return fresh
  waking(fresh).read_in()
  await keep(spot, fresh.makeMemorySnapshot() as Uint8Array<ArrayBuffer>)
  return fresh
}
