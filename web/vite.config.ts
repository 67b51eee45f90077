import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { firstWords } from './tools/first-words'
import { pack } from './tools/pack'

// The server that answers /api while the client is developed.
const server = process.env.SERENISSIMA ?? 'http://127.0.0.1:8996'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), firstWords(), pack()],
  // nothing inline: the server lets pages load only what is its own
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['tests/setup.ts'],
  },
})
