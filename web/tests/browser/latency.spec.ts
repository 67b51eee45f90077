/** The server is far away: what is pressed counts, once, and for the question it was meant for. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING, CHART } from '../examples'
import { far, plays } from './far'
import { inBrowsers, person, playByClicks, playOn, seatAt, turn } from './people'

inBrowsers()

const EACH = 150
/** A busy machine is slow. */
const LONG = { timeout: 60_000 }
const CALM = { guard: true, speed: 'at_once' as const, confirm: 'never' as const }
/** A button of the board that moves one piece at a time. */
const STEPPER = '.board button[data-move$=" 1"]:enabled'

/** A galley of one's own lies in port, where sailors go ashore. */
const AT_QUAY = { record: 'traders_2', entries: 114 }

const quiet = (page: Page) => page.waitForSelector('.prompt:not([aria-busy=true])')

test('two presses on a stepper within the round trip move two pieces', async () => {
  const page = await person({}, { ...CALM, guard: false })
  const said = await far(page, EACH)
  await playOn(page, CHART, AT_QUAY)
  let twice = 0
  await playByClicks([page], async () => {
    const stepper = page.locator(STEPPER).first()
    const box = (await stepper.count()) ? await stepper.boundingBox() : null
    if (!box) return true
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = plays(said).length
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    if ((await turn(page)) !== 'asked') return false
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
  await seatAt(page, BUILDING, 1)
  const TWICE = 4
  for (let n = 0; n < TWICE; n++) {
    if ((await turn(page)) !== 'asked') break
    const before = plays(said).length
    const answer = page.locator('.prompt .acts button').first()
    await answer.dblclick({ delay: 20 })
    await quiet(page)
    await turn(page)
    expect(plays(said).length - before, 'what was clicked twice is one answer at most').toBeLessThanOrEqual(1)
  }
  expect(plays(said).length).toBeGreaterThan(2)
})

test('two undos in a row take back two answers, and the log tells neither', async () => {
  const page = await person({}, CALM)
  const said = await far(page, EACH)
  await playOn(page, CHART, AT_QUAY)
  await playByClicks([page], async () => !(await page.locator(STEPPER).count()))
  const steps = async () => (await page.locator('.log').textContent()) ?? ''
  const before = await steps()
  for (let n = 0; n < 2; n++) {
    const given = plays(said).length
    await page.keyboard.press('Escape')
    await page.locator(STEPPER).first().click()
    await expect.poll(() => plays(said).length, LONG).toBe(given + 1)
    await quiet(page)
  }
  const given = plays(said).length
  await expect.poll(steps, LONG).not.toBe(before)
  await page.keyboard.press('u')
  await page.keyboard.press('u')
  await expect.poll(() => said.filter(({ t }) => t === 'undo').length, LONG).toBe(2)
  await expect.poll(steps, LONG).toBe(before)
  expect(plays(said)).toHaveLength(given)
})
