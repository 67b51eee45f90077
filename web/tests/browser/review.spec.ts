/** A finished game is told again and judged. */

import { expect, test } from 'vitest'
import { BUILDING } from '../examples'
import { barriers, inBrowsers, openTable, person, playByClicks, unbarred } from './people'

inBrowsers()

test('a finished game is looked back on step by step, through any eyes, judged, and shared', async () => {
  const page = await person()
  await openTable(page, BUILDING, ['bot'])
  await playByClicks([page])
  await page.getByRole('link', { name: 'Replay and review' }).click()
  const caption = page.locator('.caption')
  await page.keyboard.press('Home')
  await caption.getByText('The start').waitFor()
  await page.getByRole('button', { name: 'One turn on' }).click()
  await caption.getByText('Turn 1').waitFor()
  await page.keyboard.press('End')
  await caption.getByText('The start').waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'All open' }).check({ force: true })
  for (const tab of ['Result', 'Charts', 'Position', 'Log']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await barriers(page, '#told'), tab).toEqual([])
  }
  await page.getByText('Chance to win, turn by turn').first().waitFor({ timeout: 120_000 })
  await unbarred(page, 'judged')

  const moment = await caption.textContent()
  const friend = await person()
  await friend.goto(page.url())
  await friend.locator('.caption', { hasText: moment ?? '' }).waitFor()
})
