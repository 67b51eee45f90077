import { defineConfig } from 'vitest/config'

/**
 * Whole games in real browsers, against a server of their own and the client in dist/: npm run browser.
 * What measures every window in every language takes long, and is run when asked for: LONG=1 npm run browser.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env.LONG ? 'tests/browser/long/*.spec.ts' : 'tests/browser/*.spec.ts'],
    globalSetup: 'tests/browser/one-house.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // luck and the time of a machine differ from run to run; here what fails once is looked at, in CI it is tried again
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
  },
})
