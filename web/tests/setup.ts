import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach } from 'vitest'
import { settings } from '../src/lib/settings.svelte'

/** Hands in tests are quicker than people; the first moment of a question has tests of its own. */
beforeEach(() => {
  settings.guard = false
})
afterEach(cleanup)
