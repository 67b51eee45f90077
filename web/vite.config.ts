import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { alone } from './tools/alone.ts'
import { firstWords } from './tools/first-words.ts'
import { pack } from './tools/pack.ts'
import { proofPage } from './tools/proof-page.ts'

/** The room of a game that a file lies in. */
const room = (file: string): string | null => /src\/games\/(\w+)\//.exec(file)?.[1] ?? null

/** What a table never asks for stays with the pages that do. */
const ELSEWHERE =
  /hashes\/_?(blake|u64)|(Rules|FirstPage|rulebook|replay|judgement|progress|interval|IntervalBar|hand-on|Share|TopBar|sample|sight)\./

/** What several pages share comes in few files: each one costs its headers, and is packed without what it repeats of others. */
const SHARED = [
  {
    name: 'house', // with the bell, which hangs everywhere
    test: (file: string) =>
      /node_modules\/|src\/(lib|ui|harbour\/(Bell|harbour|calls|asking))[/.]/.test(file) && !ELSEWHERE.test(file),
    minShareCount: 2,
  },
  // shores, ports and plaques lie on charts of fields only, which share them anyway
  {
    name: 'chart',
    test: /src\/(chart|parts)\/(?!coast|SeaBoard|Ports|Leaders|cards|quay|Plaque|Seal\.|Moorings|SeatFacts)/,
    minShareCount: 3,
  },
  { name: room, test: /src\/games\/\w+\/(board|deal|stage)\//, minShareCount: 2 },
  { name: 'harbour', test: /src\/harbour\//, minShareCount: 2 },
  // what stands around every board
  {
    name: 'seats',
    test: /src\/table\/(Players?|Tag|Clock|Facts|Summary|PlainBoard|Thing|BoardView)\./,
    minShareCount: 2,
  },
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
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: SHARED } } },
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
