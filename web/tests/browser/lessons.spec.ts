/** The first lessons are learnt to their end: with the mouse, and with keys. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHART } from '../examples'
import { TAUGHT } from '../texts'
import { clickMarked, dice, house, inBrowsers, person } from './people'

inBrowsers()

const MOST = 60
const BY_KEYS = CHART

/** Go through a lesson; `act` does what a step asks for, or a part of it. */
async function learn(page: Page, game: string, act: (reading: boolean) => Promise<void>): Promise<void> {
  await page.goto(`${house()}/learn/${game}/lesson`)
  const progress = page.locator('.coach progress')
  await progress.waitFor()
  const steps = Number(await progress.getAttribute('max'))
  const at = async () => Number(await progress.getAttribute('value'))
  for (let n = 1; n < steps; n = await at()) {
    const reading = (await page.getByRole('button', { name: 'Show me' }).count()) === 0
    for (let tries = 0; (await at()) === n; tries++) {
      if (tries > MOST) throw new Error(`step ${n} of ${steps}: ${await page.locator('.coach').textContent()}`)
      await act(reading)
    }
  }
  await page.getByRole('link', { name: 'Play' }).waitFor()
  expect(await at()).toBe(steps)
}

test.each(TAUGHT.filter((game) => game !== BY_KEYS))(
  'the lesson of %s is learnt by clicks where it points',
  async (game) => {
    const page = await person()
    const throwDice = dice(1)
    await learn(page, game, async (reading) => {
      if (reading) return page.locator('.coach').getByRole('button', { name: 'Next' }).click()
      await clickMarked(page, throwDice)
    })
  },
)

test('a lesson is learnt by the keyboard alone', async () => {
  const page = await person()
  const focused = (what: string) => page.evaluate((one) => !!document.activeElement?.matches(one), what)
  await learn(page, BY_KEYS, async (reading) => {
    if (reading) return page.keyboard.press('Enter')
    if (!(await focused('.sheet *'))) await page.keyboard.press('l')
    for (let n = 0; n < MOST && !(await focused('li [data-lesson]')); n++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  })
})
