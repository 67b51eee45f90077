import { defineConfig } from 'vitest/config'

/** Whole games in real browsers, against a server of their own and the client in dist/: npm run browser */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/*.spec.ts'],
    globalSetup: 'tests/browser/one-house.ts',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
