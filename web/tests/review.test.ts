import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { Judgement, split } from '../src/lib/judgement.svelte'
import { Replay } from '../src/lib/replay.svelte'
import Curve from '../src/review/Curve.svelte'
import Deals from '../src/review/Deals.svelte'
import Judging from '../src/review/Judging.svelte'
import Luck from '../src/review/Luck.svelte'
import { lettered } from '../src/review/points'
import { points as signed } from '../src/review/scale'
import Turning from '../src/review/Turning.svelte'
import { answerOfFinished, finished } from './finished'
import { fixture, GAMES, texts } from './texts'

const { review } = finished()
let answer: (path: string) => Promise<Response> | null

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  answer = () => null
  vi.stubGlobal('fetch', async (path: string) => answer(path) ?? Response.json(answerOfFinished(path) ?? words(path)))
})

/** What a game says, where its words are asked for. */
const words = (path: string) => ({ text: texts().games[path.split('/').at(-1) ?? ''] ?? '' })

async function replaying() {
  const replay = new Replay('rialto0001')
  await replay.enter('open')
  await waitFor(() => expect(replay.figures).not.toBeNull())
  return replay
}

test('luck and decisions of a seat add up to what it won and lost', () => {
  for (const [seat, account] of review.accounts.entries()) {
    const { luck, decisions } = split(review, seat, finished().figures.at)
    expect(luck.at(-1)).toBeCloseTo(account.luck, 4)
    expect(decisions.at(-1)).toBeCloseTo(account.own + account.rivals, 4)
    expect((luck.at(-1) ?? 0) + (decisions.at(-1) ?? 0)).toBeCloseTo(account.result - account.start, 4)
  }
})

test('turning points say what happened and what was better, and lead there', async () => {
  const replay = await replaying()
  const points = lettered(review)
  const chosen: string[] = []
  render(Turning, { replay, points, chosen: 'A', choose: (point: { letter: string }) => chosen.push(point.letter) })
  const buttons = screen.getAllByRole('button')
  expect(buttons).toHaveLength(review.turns.length)
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('true')
  for (const [at, { turn }] of points.entries()) {
    const [before, after] = [turn.before, turn.after].map((share) => `${Math.round(100 * share)} %`)
    expect(buttons[at]?.textContent).toContain(`had ${before}, after it ${after}`)
    if (turn.better !== null && turn.loss >= 0.005)
      expect(buttons[at]?.textContent).toContain(`would have led to ${Math.round(100 * turn.better)} %`)
  }
  buttons[1]?.click()
  expect(chosen).toEqual(['B'])
})

test('the curve is told to those who cannot see it', async () => {
  const replay = await replaying()
  render(Curve, { replay, review, points: lettered(review), chosen: '', choose: () => {} })
  const name = screen.getByRole('img', { name: /Chance to win/ }).getAttribute('aria-label') ?? ''
  for (const [seat, share] of (review.curve.at(-1) ?? []).entries())
    expect(name).toContain(`${replay.seatName(seat)}: 33 % – ${Math.round(100 * share)} %`)
  expect(screen.getAllByRole('button', { name: /Turning point/ })).toHaveLength(review.turns.length)
})

test('every deal shows its worth to each side', async () => {
  const replay = await replaying()
  render(Deals, { replay, deals: review.deals })
  const rows = screen.getAllByRole('button')
  expect(rows).toHaveLength(review.deals.length)
  const [deal] = review.deals
  for (const seat of deal?.sides ?? []) expect(rows[0]?.textContent).toContain(signed(deal?.change[seat] ?? 0, 1))
  rows[0]?.click()
  await waitFor(() => expect(replay.entry).toBe(deal?.last))
})

test('luck and decisions have a row for everybody', async () => {
  const replay = await replaying()
  render(Luck, { replay, review })
  expect(screen.getAllByRole('listitem')).toHaveLength(review.players.length)
  expect(document.body.textContent).not.toMatch(/undefined|NaN/)
})

test('while the game is judged, it is said how far that has come', async () => {
  let done: (answer: Response) => void = () => {}
  const ticks: (() => void)[] = []
  answer = (path) => {
    if (path.includes('progress')) return Promise.resolve(Response.json({ done: 40, total: 100, before: 0 }))
    return path.includes('/review') ? new Promise((then) => (done = then)) : null
  }
  const judgement = new Judgement('rialto0001', '', () => new Promise((then) => ticks.push(then)))
  const asked = judgement.ask()
  render(Judging, { judgement })
  ticks.shift()?.()
  await waitFor(() => expect(screen.getByText('40 of 100 answers weighed')).toBeTruthy())
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40')
  done(Response.json(review))
  await asked
  expect(judgement.review?.players).toEqual(review.players)
})

test.each([
  ['no_judge', 400, /Nobody can judge/],
  ['broken', 500, /could not be worked out/],
])('where there is no review (%s) the page says so', async (code, status, text) => {
  answer = (path) =>
    path.includes('/review') ? Promise.resolve(Response.json({ code, message: '' }, { status })) : null
  const judgement = new Judgement('rialto0001')
  await judgement.ask()
  render(Judging, { judgement })
  expect(screen.getByText(text)).toBeTruthy()
})
