/** Python in a worker: it comes with this page, from the folder beside the scripts, and with the house in it. */

import type { PyodideAPI } from 'pyodide'

/** Scripts lie in `assets`, beside it. */
const FOLDER = new URL('../python/', self.location.href)
const HOUSE = '/house'

/** The engine of Python lies packed: hosts need not pack it. */
async function unpacked(name: string): Promise<Response> {
  const { body, ok, status } = await fetch(new URL(`${name}.pack`, FOLDER))
  if (!ok || !body) throw new Error(`${name}: ${status}`)
  const headers = { 'content-type': 'application/wasm' }
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers })
}

async function bytes(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, FOLDER))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Python asks for its engine by name; it gets the unpacked one. */
function serveEngine(): void {
  const fetched = globalThis.fetch
  globalThis.fetch = (what, how) => {
    const name = String(what instanceof Request ? what.url : what)
    return name.endsWith('.wasm') ? unpacked(name.split('/').at(-1) ?? '') : fetched(what, how)
  }
}

export async function python(): Promise<PyodideAPI> {
  const archive = bytes('house.zip')
  archive.catch(() => {}) // it is awaited below
  serveEngine()
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', FOLDER).href)) as {
    loadPyodide: typeof import('pyodide').loadPyodide
  }
  const found = await loadPyodide({
    indexURL: FOLDER.href,
    env: { HOME: '/home/pyodide', SERENISSIMA_ENGINE: 'interpreted' },
  })
  found.unpackArchive(await archive, 'zip', { extractDir: HOUSE })
  found.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOUSE)})`)
  return found
}
