import { cleanup } from '@testing-library/svelte'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { settings } from '../src/lib/settings.svelte'

/** Hands in tests are quicker than people; the first moment of a question has tests of its own. */
beforeEach(() => {
  settings.guard = false
})
afterEach(cleanup)

/** What a component fetches when it is shown arrives before its file of tests is over: nothing is left to load into. */
afterAll(() => vi.dynamicImportSettled())
