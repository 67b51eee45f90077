/** A table opens over a slow line too. */

import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { arrive } from './measures'
import { inBrowsers, person, seat } from './people'

inBrowsers()
const MOST = 400_000

test.each(GAMES)('opening a table of %s costs little', async (game) => {
  const page = await person()
  const { bytes } = await arrive(page, await seat(page, game, 2))
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(MOST)
})
