/** A pointer at rest: nothing opens under it, nothing is answered by it, and the board stays where it is. */

import { setTimeout as later } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUILDING, DEALING } from '../../examples'
import { far, plays } from '../far'
import { bots, inBrowsers, openTable, person, playByClicks, turn } from '../people'

inBrowsers()

const box = (page: Page, of: string) =>
  page.locator(of).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })

test('the next question is not answered by the click before, and tells nothing until the pointer moves', async () => {
  const page = await person({}, { guard: true, speed: 'at_once', confirm: 'never' })
  const said = await far(page, 0)
  await openTable(page, BUILDING, ['bot'])
  await turn(page)
  for (let n = 0; n < 6 && (await turn(page)) === 'asked'; n++) {
    const answer = await page.locator('.prompt .acts button').first().boundingBox()
    if (!answer) break
    const [x, y] = [answer.x + 20, answer.y + answer.height / 2]
    await page.mouse.move(x - 12, y)
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    const before = plays(said).length
    const question = await page.locator('.prompt h2').textContent()
    await page.mouse.click(x, y)
    await page.mouse.click(x, y)
    expect(plays(said).length - before, `answered by the click before ${question}`).toBeLessThanOrEqual(1)
    await later(900)
    if ((await turn(page)) !== 'asked') break
    const still = await page.locator('.prompt.still').count()
    if (still) expect(await page.locator('.would').count()).toBe(0)
  }
  expect(plays(said).length).toBeGreaterThan(1)
})

test.each([
  [BUILDING, 1440, 900, 98],
  [BUILDING, 1280, 650, 60],
  [DEALING, 1440, 900, 98],
  [BUILDING, 390, 844, 196],
])(
  'the board of %s at %i × %i stays where it is, and the question has one height',
  async (game, width, height, high) => {
    const page = await person({ viewport: { width, height } })
    await openTable(page, game, bots(game))
    const boards = new Map<string, string>()
    const prompts = new Set<string>()
    const look = async () => {
      const question = (await page.locator('.prompt h2').textContent()) ?? ''
      boards.set(await box(page, '.stage > .board'), question)
      prompts.add((await box(page, '.prompt')).split(',')[3] ?? '')
      return true
    }
    await playByClicks([page], async (_, n) => n < 120 && (await look()))
    expect([...boards.keys()], JSON.stringify([...boards])).toHaveLength(1)
    expect([...prompts]).toEqual([String(high)])
  },
)
