/** The pages of the harbour, with somebody's own things in them: at four widths, in five languages, by day and by night. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/ui/languages'
import { CHART } from '../../examples'
import { ask, register } from '../accounts'
import { house, inBrowsers, person, unbarred } from '../people'

inBrowsers()

const WIDTHS = [1440, 1280, 1024, 390]

interface Made {
  id: string
}

/** Somebody with a club, a contest that he has entered, and a study; the paths of all pages where others are met. */
async function settled(page: Page): Promise<Record<string, string>> {
  const name = `Ottavia${Date.now() % 1e8}`
  await register(page, house(), name)
  const { club } = await ask<{ club: Made }>(page, 'POST', '/clubs', {
    name: `Compagnia ${name}`,
    about: 'On Thursdays.',
  })
  const starts = Date.now() / 1000 + 86_400
  const contest = await ask<Made>(page, 'POST', '/contests', {
    name: `Coppa ${name}`,
    game: CHART,
    form: 'swiss',
    seats: 3,
    rounds: 3,
    starts,
  })
  await ask(page, 'POST', `/contests/${contest.id}/enter`)
  const chapter = { title: 'The price of waiting', game: CHART }
  const study = await ask<Made>(page, 'POST', '/studies', { title: 'Ragusa or Sicilia?', chapter })
  return {
    harbour: '/harbour',
    clubs: '/clubs',
    club: `/clubs/${club.id}`,
    'no club': '/clubs/nowhere',
    contests: '/contests',
    'a new contest': '/contests/new',
    contest: `/contests/${contest.id}`,
    studies: '/studies',
    study: `/studies/${study.id}`,
    puzzle: '/puzzles',
    person: `/people/${name}`,
    nobody: '/people/nobody-of-that-name',
    explorer: `/explorer/${CHART}`,
    leaders: '/leaders',
  }
}

/** The same person in another language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('serenissima.settings') ?? '{}') as object
    localStorage.setItem('serenissima.settings', JSON.stringify({ ...kept, language: chosen }))
  }, language)
}

/** Words that stand beyond the screen's edge, where nothing scrolls to them, or that no text was found for. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (one: Element | null): boolean =>
      !!one && (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [one, text] = [node.parentElement, node.textContent?.trim()]
      if (!one?.checkVisibility() || !text || one.closest('svg, style, script, .sr-only, [href="#content"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(one)) found.push(`beyond the edge: ${text}`)
      if (/\{|⁨undefined|NaN/.test(text)) found.push(`not said: ${text}`)
    }
    return found
  })

test.each(WIDTHS)('every page where others are met, at %i', { timeout: 3_600_000 }, async (width) => {
  const page = await person({ viewport: { width, height: width < 768 ? 844 : 900 } })
  const pages = await settled(page)
  for (const { key: language } of LANGUAGES) {
    await speak(page, language)
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(house() + path)
      await page.locator(':is(main h1, main h2, h1):visible').first().waitFor()
      if (name === 'study') await page.locator('.tree').waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
      expect(await unread(page), `${name} in ${language}`).toEqual([])
      if (process.env.SHOTS) {
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${language}.png`, fullPage: true })
      }
      await unbarred(page, `${name} in ${language}`)
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${language}-night.png`, fullPage: true })
      await page.evaluate(() => delete document.documentElement.dataset.light)
    }
  }
})
