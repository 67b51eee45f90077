/** A table opens over a slow line too. */

import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { arrive } from './measures'
import { inBrowsers, openTable, person } from './people'

inBrowsers()
/** 400 kB is the aim; quays, cards, the show and the night chart have made it more. */
const MOST = 460_000

test.each(GAMES)('opening a table of %s costs little', async (game) => {
  const page = await person()
  const address = await openTable(page, game, ['bot', 'bot'])
  const cookies = await page.context().cookies()
  const fresh = await person()
  await fresh.context().addCookies(cookies)
  const { bytes } = await arrive(fresh, address)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(MOST)
})
