import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, so that no browser is left with it alone at the end. */
const LONGEST = ['static', 'pages', 'whole', 'show', 'study', 'puzzles', 'trouble', 'company', 'harbour']
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(basename(moduleId, '.spec.ts'))
  return at < 0 ? LONGEST.length : at
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

/**
 * Whole games in real browsers, against a server of their own and the client in dist/: npm run browser.
 * What measures every window in every language takes long, and is run when asked for: LONG=1 npm run browser.
 */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false, // nothing is kept between files but what they load
    include: [process.env.LONG ? 'tests/browser/long/*.spec.ts' : 'tests/browser/*.spec.ts'],
    globalSetup: 'tests/browser/one-house.ts',
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
