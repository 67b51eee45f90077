import { defineConfig } from 'vitest/config'

/** Whole games in a real browser against a running server: SERENISSIMA=http://localhost:8996 npm run browser */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browser/*.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
