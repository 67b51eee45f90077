/** The server is far away: what is pressed counts, once, and for the question it was meant for. */

import { setTimeout as later } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING, CHART } from '../examples'
import { far, plays } from './far'
import { inBrowsers, openTable, person, playByClicks, turn } from './people'

inBrowsers()

const EACH = 150
/** A busy machine is slow. */
const LONG = { timeout: 60_000 }
const CALM = { guard: true, speed: 'at_once' as const, confirm: 'never' as const }
/** A button of the board that moves one piece at a time. */
const STEPPER = '.board button[data-move$=" 1"]:enabled'

const quiet = (page: Page) => page.waitForSelector('.prompt:not([aria-busy=true])')

test('two presses on a stepper within the round trip move two pieces', async () => {
  const page = await person({}, { ...CALM, guard: false })
  const said = await far(page, EACH)
  await openTable(page, CHART, ['bot'])
  let twice = 0
  await playByClicks([page], async () => {
    const stepper = page.locator(STEPPER).first()
    const box = (await stepper.count()) ? await stepper.boundingBox() : null
    if (!box) return true
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = plays(said).length
    await page.mouse.click(x, y)
    await later(180)
    await page.mouse.click(x, y)
    await quiet(page)
    await later(2 * EACH + 200)
    await quiet(page)
    const [first, second, ...more] = plays(said).slice(before)
    expect(more).toEqual([])
    if (second !== undefined) {
      expect(second).toBe(first)
      twice++
    }
    return !twice
  })
  expect(twice).toBe(1)
})

test('a double click on an answer is one answer', async () => {
  const page = await person({}, CALM)
  const said = await far(page, EACH)
  await openTable(page, BUILDING, ['bot'])
  for (let n = 0; n < 8; n++) {
    if ((await turn(page)) !== 'asked') break
    const before = plays(said).length
    const answer = page.locator('.prompt .acts button').first()
    await answer.dblclick({ delay: 20 })
    await later(2 * EACH + 250)
    expect(plays(said).length - before).toBeLessThanOrEqual(1)
    await quiet(page)
  }
  expect(plays(said).length).toBeGreaterThan(2)
})

test('two undos in a row take back two answers, and the log tells neither', async () => {
  const page = await person({}, CALM)
  const said = await far(page, EACH)
  await openTable(page, CHART, ['bot'])
  await playByClicks([page], async () => !(await page.locator(STEPPER).count()))
  const steps = async () => (await page.locator('.log').textContent()) ?? ''
  const before = await steps()
  const stepper = page.locator(STEPPER).first()
  for (let n = 0; n < 2; n++) {
    const given = plays(said).length
    await page.keyboard.press('Escape')
    await page.locator(STEPPER).first().click()
    await expect.poll(() => plays(said).length, LONG).toBe(given + 1)
    await quiet(page)
  }
  await stepper.waitFor({ state: 'attached' })
  const given = plays(said).length
  expect(await steps()).not.toBe(before)
  await page.keyboard.press('u')
  await page.keyboard.press('u')
  await expect.poll(() => said.filter(({ t }) => t === 'undo').length, LONG).toBe(2)
  await expect.poll(steps, LONG).toBe(before)
  expect(plays(said)).toHaveLength(given)
})
