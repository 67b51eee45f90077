import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { momentAt, Replay, turnsOf } from '../src/lib/replay.svelte'
import { SealNotes, sealsSeen } from '../src/lib/seals'
import { choose } from '../src/lib/settings.svelte'
import Review from '../src/pages/Review.svelte'
import { apart, points, ticks, turnScale } from '../src/review/scale'
import { HAGGLING } from './examples'
import { FakeServer } from './fake'
import { answerOfFinished, finished } from './finished'
import { fixture, GAMES, texts } from './texts'

let asked: string[] = []
let change: (path: string) => unknown

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ motion: 'reduced' }, false)
  localStorage.clear()
  asked = []
  change = () => undefined
  const server = new FakeServer({ game: HAGGLING, finished: true })
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(path)
    const other = change(path)
    if (other instanceof Response) return other
    return Response.json(other ?? server.answer(method, path))
  })
})

// a board may still be on its way when the last test is done
afterAll(() => vi.dynamicImportSettled(), 60_000)

async function replaying(eyes = 'open', entry = 0) {
  const replay = new Replay('rialto0001')
  await replay.enter(eyes, entry)
  await waitFor(() => expect(replay.figures).not.toBeNull())
  return replay
}

test('a replay begins where it is asked to and steps both ways', async () => {
  const replay = await replaying('open', 200)
  expect(replay.entry).toBe(200)
  expect(replay.position?.news).toEqual([])
  replay.go(replay.at + 1)
  expect(replay.position?.news.map((one) => one.events)).toEqual([replay.moment?.events])
  replay.go(replay.at - 1)
  expect(replay.position?.news).toEqual([])
  replay.go(-5)
  expect(replay.at).toBe(0)
  replay.go(40)
  await waitFor(() => expect(replay.position?.news.map((one) => one.seen)).toEqual([40]))
  replay.go(100_000)
  expect(replay.at).toBe(replay.last)
  await waitFor(() => expect(replay.over?.scores).toEqual(finished().table.over?.scores))
})

test('turns end where the figures were taken, and stepping by turn goes there and back', async () => {
  const replay = await replaying('open')
  const { at } = finished().figures
  expect(turnsOf(finished().figures).map((turn) => turn.last)).toEqual(at.slice(1))
  replay.turn(1)
  const before = replay.at
  replay.turn(1)
  expect(replay.entry).toBe(at[2])
  expect(replay.position?.news).toHaveLength(replay.at - before)
  replay.turn(-1)
  expect(replay.entry).toBe(at[1])
})

test('other eyes look at the same moment, and only with what they noticed', async () => {
  const replay = await replaying('open', 305)
  await replay.look('0')
  expect(replay.eyes).toBe('0')
  expect(replay.seat).toBe(0)
  expect(replay.entry).toBeLessThanOrEqual(305)
  expect(replay.moments[replay.at + 1]?.entry).toBeGreaterThan(305)
  await replay.look('nobody')
  expect(replay.eyes).toBe('watch')
})

test('the link leads to the same moment and the same eyes', async () => {
  const replay = await replaying('0', 42)
  expect(replay.link).toBe(`/review/rialto0001?as=0&at=${replay.entry}`)
})

test('positions are fetched in pages, each once', async () => {
  const replay = await replaying('open')
  for (let n = 0; n < 30; n++) replay.go(n)
  await waitFor(() => expect(replay.position?.seen).toBe(29))
  expect(asked.filter((path) => path.includes('/replay')).length).toBe(1)
})

test('what cannot be fetched is asked for again', async () => {
  const replay = await replaying('open')
  change = (path) => (path.includes('start=80') ? new Response('', { status: 500 }) : undefined)
  replay.go(100)
  await waitFor(() => expect(replay.lost).toBe(true))
  change = () => undefined
  replay.go(100)
  await waitFor(() => expect(replay.lost).toBe(false))
  expect(replay.position?.seen).toBe(100)
})

async function page(query = 'as=open&at=220') {
  render(Review, { id: 'rialto0001', query: new URLSearchParams(query) })
  await waitFor(() => expect(screen.getByRole('slider')).toBeTruthy(), { timeout: 15_000 })
  await waitFor(() => expect(document.querySelector('.chart svg, svg.chart')).toBeTruthy(), { timeout: 15_000 })
  return screen.getByRole('slider')
}

test('the page shows the board, what happened, and is driven by keys', async () => {
  const slider = await page()
  const at = () => Number(slider.getAttribute('aria-valuenow'))
  const before = at()
  await fireEvent.keyDown(window.document.body, { key: 'ArrowRight' })
  expect(at()).toBe(before + 1)
  await fireEvent.keyDown(window.document.body, { key: 'PageUp' })
  expect(at()).toBeLessThan(before)
  await fireEvent.keyDown(window.document.body, { key: 'End' })
  expect(at()).toBe(Number(slider.getAttribute('aria-valuemax')))
  await fireEvent.keyDown(window.document.body, { key: 'Home' })
  expect(at()).toBe(0)
  expect(slider.getAttribute('aria-valuetext')).toContain('The start')
  expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/)
})

test('the page opens on the largest turning point, and stays where somebody came for another moment', async () => {
  const [largest] = finished().review.turns
  render(Review, { id: 'rialto0001', query: new URLSearchParams({ as: 'open' }) })
  const chosen = async () => {
    await waitFor(() => expect(document.querySelector('.letter')).not.toBeNull(), { timeout: 8000 })
    return document.querySelector('button[aria-pressed="true"] .letter')?.textContent
  }
  await waitFor(async () => expect(await chosen()).toBe('A'), { timeout: 8000 })
  expect(new URLSearchParams(location.search).get('at')).toBe(String(largest?.entry))
  document.body.replaceChildren()
  render(Review, { id: 'rialto0001', query: new URLSearchParams({ as: 'open', at: '3' }) })
  await chosen()
  expect(new URLSearchParams(location.search).get('at')).toBe('3')
})

test('a line of the log leads to its moment', async () => {
  const slider = await page()
  const before = Number(slider.getAttribute('aria-valuenow'))
  const [first] = document.querySelectorAll<HTMLElement>('.log button')
  first?.click()
  await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeLessThan(before))
})

test('a game that goes on is not looked back on', async () => {
  change = (path) => {
    if (!/tables\/\w+\?/.test(path)) return undefined
    const { table, names } = answerOfFinished(path) as { table: object; names: object }
    return { table: { ...table, status: 'playing', over: null }, names }
  }
  render(Review, { id: 'rialto0001', query: new URLSearchParams() })
  await waitFor(() => expect(screen.getByText(/not over yet/)).toBeTruthy())
  expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/table/rialto0001')
})

test('a table that is not there is told of, and asked for again', async () => {
  change = (path) => (/tables\/\w+\?/.test(path) ? new Response('{}', { status: 404 }) : undefined)
  render(Review, { id: 'rialto0001', query: new URLSearchParams() })
  await waitFor(() => expect(screen.getByText(/no such table/)).toBeTruthy())
  change = () => undefined
  screen.getByRole('button', { name: 'Try again' }).click()
  await waitFor(() => expect(screen.getByRole('slider')).toBeTruthy(), { timeout: 15_000 })
})

test('seals are noted when they are opened, not when an answer is taken back', () => {
  const [frame] = Object.values(fixture(HAGGLING).frames)
  const position = { ...(frame ?? expect.fail()), news: [] }
  const notes = new SealNotes('rialto0001')
  const sealed = (...digests: string[]) => digests.map((digest, seat) => ({ seat, digest }))
  notes.see({ ...position, sealings: sealed('a') })
  notes.see({ ...position, sealings: [], news: [{ seen: 2, events: [], undone: 1 }] })
  expect(sealsSeen('rialto0001')).toEqual([])
  notes.see({ ...position, sealings: sealed('b', 'c') })
  notes.see({ ...position, sealings: [] })
  expect(sealsSeen('rialto0001')).toEqual(['b', 'c'])
})

test('a scale of turns goes there and back', () => {
  const scale = turnScale([0, 10, 12, 40], 100, 400)
  expect([0, 5, 10, 11, 12, 40, 99].map(scale.x)).toEqual([100, 150, 200, 250, 300, 400, 400])
  expect([0, 100, 150, 250, 400, 900].map(scale.entry)).toEqual([0, 0, 5, 11, 40, 40])
})

test('labels move apart and stay within bounds', () => {
  const found = apart([50, 51, 52, 10], 20, 0, 80)
  const order = [...found].sort((a, b) => a - b)
  expect(order.slice(1).every((y, n) => y - (order[n] ?? 0) >= 20)).toBe(true)
  expect(Math.max(...found)).toBeLessThanOrEqual(80)
  expect(found[3]).toBe(Math.min(...found))
})

test('ticks are round numbers, points have signs', () => {
  expect(ticks(0, 1.03, 5)).toEqual([0, 0.25, 0.5, 0.75, 1])
  expect(ticks(-3, 22, 5)).toEqual([0, 5, 10, 15, 20])
  expect([0.123, -0.0951, 0.001].map((share) => points(share))).toEqual(['+12', '−10', '0'])
  expect(momentAt([], 3)).toBe(0)
})
