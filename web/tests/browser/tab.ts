/** What people do in a house that lies in their browser. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTable, person, playByClicks, ranking, turn } from './people'
import type { Host } from './static'

export const QUICK = { speed: 'at_once', guard: false, confirm: 'never' }

/** Somebody at this house for whom everything is kept. */
export async function settled(host: Host): Promise<Page> {
  const page = await person({ serviceWorkers: 'allow' }, QUICK)
  page.setDefaultTimeout(120_000)
  await page.goto(`${host.url}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  return page
}

/** There is no network; and nobody is there, since a browser that is told so still reaches its own machine. */
export async function offline(page: Page, host: Host): Promise<void> {
  await page.context().setOffline(true)
  await host.stop()
}

/** How many rows the browser keeps of all tables. */
export const answers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((then) => {
        const opened = indexedDB.open('serenissima')
        opened.onsuccess = () => {
          const counted = opened.result.transaction('rows').objectStore('rows').count()
          counted.onsuccess = () => then(counted.result)
        }
      }),
  )

/** A whole game against two such bots by clicks; after so many of them the page is loaded anew, and nothing is lost. */
export async function playThrough(page: Page, host: Host, game: string, level: string, reload = 0): Promise<void> {
  await openTable(page, game, ['bot', 'bot'], host.url, level)
  if (reload) {
    await playByClicks([page], (_, n) => n < reload)
    await turn(page)
    const before = await answers(page)
    await page.reload()
    expect(await turn(page)).toBe('asked')
    expect(await answers(page)).toBeGreaterThanOrEqual(before)
  }
  await playByClicks([page])
  expect(await ranking(page)).toHaveLength(3)
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/^Checked:/).waitFor()
}
