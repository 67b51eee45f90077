import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from '../src/lib/reel.svelte'
import { choose } from '../src/lib/settings.svelte'
import { Show } from '../src/lib/show.svelte'
import type { Line } from '../src/lib/story'
import type { News, Position } from '../src/lib/wire'
import { pace } from '../src/parts/pace.svelte'
import { CHART } from './examples'
import { fixture } from './texts'

const ME = 0
const { move_step: frame } = fixture(CHART).frames
const line = (news: News): Line => {
  const [, who = '', ...words] = news.events[0] ?? []
  return {
    seen: news.seen,
    seat: who === '*' ? null : Number(who),
    sentences: words.length ? [words.join(' ')] : [],
    things: [],
    by: '',
    own: Number(who) === ME,
  }
}

/** A table at which somebody says what has happened. */
class Talk implements Told {
  newest: Position | null = null
  seat: number | null = ME
  at = Date.now()
  heard: number[] = []
  rests = 0
  readonly show = new Show(this)

  lines(news: readonly News[]): Line[] {
    return news.map(line).filter(({ sentences, own }) => sentences.length || own)
  }
  begun(news: readonly News[]): void {
    this.heard.push(...news.map(({ seen }) => seen))
  }
  rested(): void {
    this.rests++
  }

  /** Somebody does something, and then that seat is asked. */
  tell(who: number | '*', words: string, asked: number[], more: Partial<Position> = {}): void {
    const was = this.newest
    const seen = (was?.seen ?? 0) + 1
    const news = [{ seen, events: [['done', String(who), ...words.split(' ').filter(Boolean)]] }]
    this.newest = { ...(frame ?? expect.fail()), seat: ME, seen, asked, news, clocks: null, ...more }
    this.at = Date.now()
    this.show.hear(was, this.newest)
  }
}

function talk(): Talk {
  const one = new Talk()
  one.tell(ME, 'begin', [1])
  return one
}

/** What is told now. */
const told = ({ show }: Talk) => show.act?.text ?? ''
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  choose({ speed: 'brisk', motion: 'full' }, false)
})
afterEach(() => {
  vi.useRealTimers()
  pace.stop()
})

/** All captions, as a patient person reads them. */
async function captions(one: Talk, most = 60_000): Promise<string[]> {
  const found: string[] = []
  for (let ms = 0; ms < most && one.show.open; ms += 20) {
    if (told(one) && told(one) !== found.at(-1)) found.push(told(one))
    await later(20)
  }
  return found
}

test('every act of a rival is shown in its turn, and the question waits for the last one', async () => {
  const one = talk()
  const acts = ['loads', 'sails', 'sells', 'ends']
  for (const [n, act] of acts.entries()) one.tell(1, act, n === 3 ? [ME] : [1])
  expect(one.show.busy).toBe(true)
  expect(one.show.drawn?.seen).toBe(2)
  expect(await captions(one)).toEqual(acts)
  expect(one.show.busy).toBe(false)
  expect(one.show.drawn).toBeNull()
  expect(one.heard).toEqual([2, 3, 4, 5])
})

test.each([
  ['calm', 1200],
  ['brisk', 600],
] as const)('at %s speed an act is told for so long', async (speed, ms) => {
  choose({ speed }, false)
  const one = talk()
  one.tell(1, 'sails', [ME])
  await later(ms - 50)
  expect(one.show.busy).toBe(true)
  await later(100)
  expect(one.show.busy).toBe(false)
})

test('many acts are hurried evenly to about six seconds where one is brisk, and never where one is calm', async () => {
  for (const [speed, least, most] of [
    ['brisk', 5000, 8000],
    ['calm', 29_000, 31_000],
  ] as const) {
    choose({ speed }, false)
    const one = talk()
    for (let n = 0; n < 25; n++) one.tell(1, `act ${n}`, n === 24 ? [ME] : [1])
    const began = performance.now()
    expect(await captions(one)).toHaveLength(25)
    const took = performance.now() - began
    expect(took).toBeGreaterThan(least)
    expect(took).toBeLessThan(most)
  }
})

test('at once nothing waits', () => {
  choose({ speed: 'at_once' }, false)
  const one = talk()
  one.tell(1, 'sails', [1])
  one.tell(1, 'sells', [ME])
  expect(one.show.busy).toBe(false)
  expect(one.show.drawn).toBeNull()
  expect(one.heard.slice(-2)).toEqual([2, 3])
})

test('where motion is reduced nothing travels and each act can be read', async () => {
  choose({ motion: 'reduced' }, false)
  const one = talk()
  one.tell(1, 'sails', [1])
  one.tell(1, 'sells', [ME])
  expect(pace.rate).toBe(0)
  await later(2400)
  expect(told(one)).toBe('sails')
  await later(200)
  expect(told(one)).toBe('sells')
})

test('my own act is drawn at once, and what comes then is a new story', async () => {
  const one = talk()
  one.tell(1, 'sails', [ME])
  await captions(one)
  one.tell(ME, 'load', [ME])
  expect(one.show.busy).toBe(false)
  one.tell(ME, 'end', [1])
  expect(one.show.busy).toBe(false)
  one.tell(1, 'loads', [ME])
  expect(one.show.acts.map(({ text }) => text)).toEqual(['loads'])
})

test('what happens while I am asked all along does not take the question away', () => {
  const one = talk()
  one.tell(1, 'hands it in', [ME, 2])
  one.show.jump()
  one.tell(2, 'hands it in', [ME])
  expect(one.show.busy).toBe(false)
})

test('skipping leads to the question, and what was left is still heard', async () => {
  const one = talk()
  for (const asked of [1, 1, ME]) one.tell(1, 'acts', [asked])
  one.show.skip()
  expect(one.show.busy).toBe(false)
  expect(one.show.drawn).toBeNull()
  expect(one.heard).toEqual([2, 3, 4])
  await later(5000)
  expect(one.show.busy).toBe(false)
})

test('a hidden page shows nothing, and what was being shown is over when it is hidden', () => {
  const one = talk()
  one.tell(1, 'sails', [1])
  expect(one.show.busy).toBe(true)
  hidden = true
  one.show.hide()
  expect(one.show.busy).toBe(false)
  one.tell(1, 'sells', [ME])
  expect(one.show.busy).toBe(false)
})

test('a clock that runs out does not wait', async () => {
  const one = talk()
  one.tell(1, 'sails', [1], { clocks: [300, 300] })
  one.tell(1, 'ends', [ME], { clocks: [19, 300] })
  expect(one.show.busy).toBe(false)
  const other = talk()
  other.tell(1, 'sails', [1], { clocks: [300, 300] })
  other.tell(1, 'ends', [ME], { clocks: [21, 300] })
  expect(other.show.busy).toBe(true)
})

test('luck and what nobody speaks of belong to the act before', async () => {
  const one = talk()
  one.tell(1, 'attacks', [1])
  one.tell(1, '', [ME])
  expect(one.show.acts).toHaveLength(1)
  expect(one.show.acts[0]?.seen).toBe(3)
  expect(await captions(one)).toEqual(['attacks'])
})

test('a tick leads to its act and rests there, and the show goes on from it', async () => {
  const one = talk()
  for (const [n, act] of ['loads', 'sails', 'sells'].entries()) one.tell(1, act, n === 2 ? [ME] : [1])
  one.show.go(1)
  await tick()
  expect(told(one)).toBe('sails')
  expect(one.show.drawn?.seen).toBe(3)
  await later(9000)
  expect(told(one)).toBe('sails')
  one.show.goOn()
  expect(await captions(one)).toEqual(['sells'])
})

test('it can be seen once more, and is not heard a second time', async () => {
  const one = talk()
  for (const [n, act] of ['loads', 'sails'].entries()) one.tell(1, act, n ? [ME] : [1])
  await captions(one)
  const heard = one.heard.length
  one.show.replay()
  expect(one.show.drawn?.seen).toBe(1)
  await tick()
  expect(await captions(one)).toEqual(['loads', 'sails'])
  expect(one.heard).toHaveLength(heard)
})

test('what is taken back ends the show', () => {
  const one = talk()
  one.tell(1, 'sails', [1])
  const was = one.newest
  one.newest = { ...(was ?? expect.fail()), seen: 3, news: [{ seen: 3, events: [], undone: 1 }] }
  one.show.hear(was, one.newest)
  expect(one.show.busy).toBe(false)
  expect(one.show.acts).toEqual([])
})

test('an event is told over the board until it is done, and a key tells all of it at once', async () => {
  const one = talk()
  one.show.stageOf = ({ news }) => (news.some(({ events }) => events[0]?.[2] === 'scores') ? () => ({}) : null) as never
  one.tell(1, 'scores', [1])
  one.tell(1, 'sails', [ME])
  expect(one.show.staged?.text).toBe('scores')
  expect(one.show.drawn?.seen).toBe(1)
  await later(20_000)
  expect(told(one)).toBe('scores')
  one.show.skip()
  expect(one.show.hurried).toBe(true)
  one.show.skip()
  await later(10)
  expect(told(one)).toBe('sails')
})

test('the answer to my offer has a beat of its own', async () => {
  const one = talk()
  one.show.beatOf = ({ news }) => news[0]?.events[0]?.[2] === 'declines'
  one.tell(1, 'declines', [1])
  for (let n = 0; n < 30; n++) one.tell(1, 'acts', n === 29 ? [ME] : [1])
  expect(one.show.beat?.text).toBe('declines')
  await later(1150)
  expect(told(one)).toBe('declines')
  await later(100)
  expect(told(one)).toBe('acts')
  expect(one.show.beat).toBeNull()
})

test('while I look back nothing is shown; back to now, what came meanwhile is', async () => {
  const one = talk()
  one.tell(1, 'sails', [ME])
  await captions(one)
  one.show.look({ ...(one.newest ?? expect.fail()), seen: 1 })
  expect(one.show.busy).toBe(true)
  one.tell(ME, 'ends', [1])
  one.tell(1, 'loads', [ME])
  expect(one.show.drawn?.seen).toBe(1)
  one.show.now()
  expect(await captions(one)).toEqual(['ends', 'loads'])
})
