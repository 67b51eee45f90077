/** What a person does at a browser: he sees the page, clicks, presses keys, and nothing else. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as later } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from 'playwright-core'

/** A number that looks random and is the same every time. */
export type Dice = (below: number) => number
export function dice(seed: number): Dice {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

/** Settings that somebody has from the start; what he chooses himself on a page stays. */
export const wish = (context: BrowserContext, wishes: object): Promise<unknown> =>
  context.addInitScript((wanted) => {
    if (!location.protocol.startsWith('http') || window !== top) return // an empty page keeps nothing, nor does a frame
    const kept = JSON.parse(localStorage.getItem('serenissima.settings') ?? '{}')
    localStorage.setItem('serenissima.settings', JSON.stringify({ ...wanted, ...kept }))
  }, wishes)

// At a table

export const COVER = '[role=alertdialog]'

export type Asked = 'asked' | 'over' | 'covered'

/** What is wanted of the person at this page now. */
async function wanted(page: Page): Promise<Asked | null> {
  return page.evaluate(() => {
    const there = (one: string) => document.querySelector(one)
    if (there('[role=alertdialog]')) return 'covered'
    if (there('.prompt.over')) return 'over'
    return there('.prompt.asked:not([aria-busy=true])') ? 'asked' : null
  })
}

const PATIENCE = 180_000

/** Until something is wanted of one of these people; who and what. */
export async function next(pages: readonly Page[]): Promise<[Page, Asked]> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await later(10))
    for (const page of pages) {
      const asked = await wanted(page)
      if (asked) return [page, asked]
    }
  throw new Error(`nobody is asked anything: ${await pages[0]?.locator('.prompt').textContent()}`)
}

/** Until something is wanted of this person. */
export async function turn(page: Page): Promise<Asked> {
  return (await next([page]))[1]
}

/** The space bar, if an event is being told at that moment: a press that came too late would skip what follows. */
export const endEvent = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const told = !!document.querySelector('.staged')
    if (told) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    return told
  })

interface Place {
  x: number
  y: number
}

/** Where a hand could click to reach the first of these things that can be seen, wherever it can be seen. */
function placeOf(things: readonly Element[]): Place | null {
  const steps = [4, 2, 6, 1, 7, 3, 5]
  for (const thing of things) {
    if (thing.closest('.acts, .sheet')) thing.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = thing.getBoundingClientRect()
    if (!width || !height) continue
    for (const down of steps)
      for (const across of steps) {
        const [x, y] = [left + (width * across) / 8, top + (height * down) / 8]
        const hit = document.elementFromPoint(x, y)
        if (hit && thing.contains(hit)) return { x, y }
      }
  }
  return null
}

/**
 * What can be clicked now: `board` what is lit there, `answers` those beside the question, `chosen` the one that waits to
 * be sent, `deal` what answers at a deal table or leads away from it, `marked` what a lesson shows.
 */
const THINGS = {
  board: '.board [data-state=lit], .board button.lit, .board button[data-move]:enabled',
  answers: '.prompt .acts button:enabled',
  chosen: '.prompt .acts button.chosen',
  deal: '[role=tabpanel] .row button:is(.primary, .can):enabled, nav.bar button:first-child:not(.on)',
  marked: ':is(:has(> [role=button]), button)[data-lesson]',
  more: '[data-scale][data-lesson] .step:last-of-type',
}
const NO_ANSWER = 'Not yet'

/** A place to click, drawn by lot among these things. */
async function somewhere(page: Page, things: string, lot: number): Promise<Place | null> {
  const found = await page.evaluateHandle(
    ({ things, lot, not }) => {
      const all = [...document.querySelectorAll(things)].filter((one) => one.textContent?.trim() !== not)
      const first = Math.floor(lot * all.length)
      return [...all.slice(first), ...all.slice(0, first)]
    },
    { things, lot, not: NO_ANSWER },
  )
  return page.evaluate(placeOf, found)
}

/** Click somewhere that can be clicked, the board as often as the buttons; false where there is nothing to click. */
export async function clickSomewhere(page: Page, throwDice: Dice): Promise<boolean> {
  const place = await anywhere(page, throwDice)
  if (place) await page.mouse.click(place.x, place.y)
  return !!place
}

async function anywhere(page: Page, throwDice: Dice): Promise<Place | null> {
  const [first, second] = throwDice(2) ? [THINGS.board, THINGS.answers] : [THINGS.answers, THINGS.board]
  const lot = throwDice(1000) / 1000
  return (await somewhere(page, first, lot)) ?? (await somewhere(page, second, lot))
}

/** The same with a finger: what it has chosen it sends with the next tap; on a phone a deal table covers all the rest. */
export async function tapSomewhere(page: Page, throwDice: Dice): Promise<boolean> {
  const place =
    (await somewhere(page, THINGS.chosen, 0)) ??
    (await anywhere(page, throwDice)) ??
    (await somewhere(page, THINGS.deal, throwDice(1000) / 1000))
  if (place) await page.touchscreen.tap(place.x, place.y)
  return !!place
}

/** Click where a lesson points; a number that it asks for is raised until it is right. */
export async function clickMarked(page: Page, throwDice: Dice): Promise<void> {
  const lot = throwDice(1000) / 1000
  const place = (await somewhere(page, THINGS.marked, lot)) ?? (await somewhere(page, THINGS.more, 0))
  if (place) await page.mouse.click(place.x, place.y)
}

const MOST = 2_000
const IDLE = 50

/** Play until the end, or as long as `goOn` says; how many clicks it took. */
export async function playByClicks(
  pages: readonly Page[],
  goOn: (page: Page, n: number) => boolean | Promise<boolean> = () => true,
  throwDice = dice(7),
  press = clickSomewhere,
): Promise<number> {
  let idle = 0
  for (let n = 0; n < MOST; n++) {
    const [page, asked] = await next(pages)
    if (asked === 'over' || !(await goOn(page, n))) return n
    if (asked === 'covered') await page.locator(COVER).getByRole('button').click()
    else idle = (await press(page, throwDice)) ? 0 : idle + 1
    if (idle > IDLE) throw new Error(`nothing can be clicked: ${await page.locator('.prompt').textContent()}`)
  }
  throw new Error(`not over after ${MOST} clicks`)
}

/** Play with keys until the end, or so many moves: the list of moves, arrows, Enter. */
export async function playByKeys(page: Page, most = MOST, throwDice = dice(3)): Promise<number> {
  const inList = () => page.evaluate(() => !!document.activeElement?.closest('.sheet [role=dialog]'))
  for (let n = 0; n < MOST; n++) {
    if (n === most || (await turn(page)) === 'over') return n
    if (!(await inList())) await page.keyboard.press('l')
    for (let tries = 0; tries < 1000 && !(await inList()) && (await wanted(page)) === 'asked'; tries++) await later(5)
    if (!(await inList())) continue
    for (let steps = 1 + throwDice(4); steps; steps--) await page.keyboard.press(throwDice(4) ? 'ArrowDown' : 'ArrowUp')
    await page.keyboard.press('Enter')
    if (await page.locator('.prompt .warning').count()) await page.keyboard.press('Enter')
  }
  throw new Error(`not over after ${MOST} moves`)
}

/** The end as it is shown: the place of everybody, in order. */
export async function ranking(page: Page): Promise<string[]> {
  const table = page.getByRole('dialog', { name: 'The game is over' }).getByRole('table')
  await table.waitFor()
  const places = await table.locator('.place').allTextContents()
  if (places[0] !== '1') throw new Error(`nobody has won: ${await table.textContent()}`)
  const cut = await table.evaluate(({ parentElement: box }) => (box ? box.scrollHeight - box.clientHeight : 0))
  if (cut > 1) throw new Error(`${cut} pixels of the reckoning are cut off`)
  return places
}

/** Reach something with the Tab key alone. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${goal}`)
}

// Barriers

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  impact: string
  help: string
  nodes: { html: string; target: string[] }[]
}

interface Axe {
  run: (part: string, options: object) => Promise<{ violations: Violation[] }>
}

/** All that another light can change. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

/** What keeps somebody out of this page or a part of it, as far as axe-core sees it: all that it finds, or by these rules. */
export async function barriers(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const wanted = { within: part, options: { resultTypes: ['violations'], ...(rules && { runOnly: rules }) } }
  return page.evaluate(async ({ within, options }) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(within, options)
    return violations.map(({ id, impact, help, nodes }) => `${id} (${impact}): ${help}\n${nodes.map(told).join('\n')}`)

    function told({ html, target }: Violation['nodes'][number]): string {
      const element = document.querySelector(target[0] ?? '')
      return `  ${html.slice(0, 90)} … “${element?.getAttribute('aria-label')}” (${element?.textContent?.trim().slice(0, 80)})`
    }
  }, wanted)
}
