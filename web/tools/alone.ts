/** The page of a house in a tab: no server says what it may load, so it says so itself; and it can be installed. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** As the server's, with Python's engine; `frame-ancestors` a page cannot say of itself. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; " +
  "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
const HEAD = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />`
const folder = join(import.meta.dirname, '../src/tab/files')

export function alone(): Plugin {
  return {
    name: 'alone',
    transformIndexHtml: (page) =>
      page
        .replace('<html lang="en">', '<html lang="en" data-alone>')
        .replace('<meta charset="utf-8" />', `$&\n    ${HEAD}`),
    generateBundle() {
      for (const fileName of readdirSync(folder))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) })
    },
  }
}
