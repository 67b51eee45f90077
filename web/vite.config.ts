import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { alone } from './tools/alone'
import { firstWords } from './tools/first-words'
import { pack } from './tools/pack'
import { proofPage } from './tools/proof-page'

/** What several pages share comes in few files: each one costs its headers, and is packed without what it repeats of others. */
const SHARED = [
  { name: 'house', test: /node_modules\/|src\/(lib|ui)\//, minShareCount: 2 },
  { name: 'chart', test: /src\/(chart|parts)\//, minShareCount: 3 },
]

// The server that answers /api while the client is developed.
const server = process.env.SERENISSIMA ?? 'http://127.0.0.1:8996'

/** A house on a server, or one in the browser's tab (`--mode static`): what differs lies in a folder of each. */
const folder = (mode: string) => join(import.meta.dirname, 'src', mode === 'static' ? 'tab' : 'served')

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    svelteTesting(),
    firstWords(mode === 'static'),
    mode === 'static' && alone(),
    proofPage(),
    pack(),
  ],
  resolve: { alias: { $kind: folder(mode) } },
  base: mode === 'static' ? './' : '/',
  worker: { format: 'es' },
  // nothing inline: the server lets pages load only what is its own
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['tests/setup.ts'],
  },
}))
