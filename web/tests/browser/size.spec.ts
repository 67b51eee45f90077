/** A table opens over a slow line too. */

import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { arrive } from './measures'
import { inBrowsers, person, seatAt } from './people'

inBrowsers()
const MOST = 400_000

test.each(GAMES)('opening a table of %s costs little', async (game) => {
  const page = await person()
  const address = await seatAt(page, game, 2)
  const cookies = await page.context().cookies()
  const fresh = await person()
  await fresh.context().addCookies(cookies)
  const { bytes } = await arrive(fresh, address)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(MOST)
})
