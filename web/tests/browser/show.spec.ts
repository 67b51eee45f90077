import type { Page, WebSocket } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from '../texts'
import { barriers, clickSomewhere, dice, endEvent, inBrowsers, person, seatAt, turn } from './people'

inBrowsers()

const SHOWS = 2
const ACTS = 3
const CLICKS = 150

interface Sent {
  t: string
  seat: number | null
  asked: number[]
  news: { seen: number; events: string[][] }[]
  view?: { seat: string }
}

/** All positions that come, in their order. */
function listen(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Sent
      if (frame.t === 'position' || frame.t === 'changed') sent.push(frame)
    }),
  )
  return sent
}

/** Every news that a rival made: not what followed one's own answer, nor what came while one was asked all along. */
function rivals(sent: Sent[]): number[] {
  const me = sent.find(({ view }) => view)?.view?.seat
  return sent.slice(1).flatMap(({ seat, asked, news }, n) => {
    const all = !!sent[n]?.asked.includes(seat ?? -1) && asked.includes(seat ?? -1)
    const own = sent[n]?.asked.join() === String(seat)
    return all || own
      ? []
      : news.filter(({ events }) => events[0]?.[0]?.includes('.') && events[0][1] !== me).map(({ seen }) => seen)
  })
}

/** Notes every caption, from the first to the last news that it tells. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const told: [number, number][] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const { first, seen } = document.querySelector<HTMLElement>('.caption')?.dataset ?? {}
      if (seen && told.at(-1)?.[1] !== Number(seen)) told.push([Number(first), Number(seen)])
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seen'] })
  })
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: [number, number][] }).told)

/** Somebody who watches what the others do. */
async function watcher(): Promise<Page> {
  const page = await person({ reducedMotion: 'no-preference' }, { speed: 'brisk' })
  await watch(page)
  return page
}

/** Until this person is asked; what is told as an event is ended, as it waits for that. */
async function myTurn(page: Page): Promise<string> {
  const next = '.staged, .prompt.over, .prompt.asked:not([aria-busy=true])'
  do await page.waitForSelector(next, { state: 'attached' })
  while (await endEvent(page))
  return turn(page)
}

test.each(GAMES)('whatever the rivals do in %s is told before I am asked', async (game) => {
  const page = await watcher()
  const sent = listen(page)
  await seatAt(page, game, 2)
  const throwDice = dice(9)
  let shows = 0
  for (let n = 0; n < CLICKS && !(shows >= SHOWS && (await told(page)).length > ACTS); n++) {
    const before = (await told(page)).length
    if ((await myTurn(page)) !== 'asked') break
    expect(await page.locator('.show').count(), 'the question stands where the show was').toBe(0)
    if ((await told(page)).length > before) shows++
    await clickSomewhere(page, throwDice)
  }
  await myTurn(page)
  const captions = await told(page)
  const untold = rivals(sent).filter((seen) => !captions.some(([first, last]) => first <= seen && seen <= last))
  expect(captions.length).toBeGreaterThan(ACTS)
  expect(untold, 'news of rivals that nobody told').toEqual([])
})

test('what happened since my last turn can be seen again, also after a reload, and looked back on', async () => {
  const page = await watcher()
  await seatAt(page, GAMES[0] ?? '', 2)
  const throwDice = dice(4)
  while ((await told(page)).length < 4) {
    await myTurn(page)
    await clickSomewhere(page, throwDice)
  }
  await myTurn(page)
  await page.reload()
  await myTurn(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: 'Since your last turn' }).first().click()
  await page.locator('.show .caption, .told .caption').first().waitFor()
  expect(await barriers(page, '.show')).toEqual([])
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(1)
  await page.keyboard.press(' ')
  await myTurn(page)
  const back = page.getByRole('region', { name: 'Look back' })
  await back.getByRole('button', { name: 'one act back' }).click()
  await page.locator('.looking h2').waitFor()
  expect(await page.locator('.prompt').count()).toBe(0)
  expect(await barriers(page, '.side')).toEqual([])
  await page.getByRole('button', { name: 'Back to now' }).click()
  await myTurn(page)
})
