/** Every file of the build once more, packed, for a server that hands out what the browser takes. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKS = /\.(js|css|html|svg|json)$/
const LEAST = 1024

export function pack(): Plugin {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKS.test(name)) continue
        const plain = readFileSync(join(folder, name))
        if (plain.length < LEAST) continue
        const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain, best))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
      }
    },
  }
}
