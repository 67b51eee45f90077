/** Clicks, answers and the line: nothing pressed is lost, nothing is done twice, and no question is answered by mistake. */

import { waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { choose, settings } from '../src/lib/settings.svelte'
import { Table } from '../src/lib/table.svelte'
import type { FromClient, FromServer, News, Position } from '../src/lib/wire'
import { CHART } from './examples'
import { FakeServer, FakeSocket } from './fake'
import { fixture, GAMES, texts } from './texts'

const LATENCY = 300

/** A server far away, which takes every legal answer: by the first it asks the same again, or `then`. */
class Far extends FakeServer {
  plays: string[] = []
  undos = 0
  now: Position

  constructor(
    frame: string,
    private readonly then?: (at: Position) => Position,
  ) {
    super({ game: CHART, frame })
    this.now = super.position
  }

  override get position(): Position {
    return this.now ?? super.position
  }

  override hear(frame: FromClient, send: (frame: FromServer) => void): void {
    setTimeout(() => this.arrived(frame, (back) => setTimeout(() => send(back), LATENCY / 2)), LATENCY / 2)
  }

  private arrived(frame: FromClient, send: (frame: FromServer) => void): void {
    const ref = frame.ref ?? ''
    if (frame.t === 'ping') return send({ t: 'pong', ref })
    if (frame.t !== 'play' && frame.t !== 'undo') return super.hear(frame, send)
    if (frame.seen !== this.now.seen)
      return send({ t: 'refused', ref, code: 'stale', message: '', rule: null, reason: null, facts: {} })
    if (frame.t === 'play') this.plays.push(frame.move.join(' '))
    else this.undos++
    const seen = this.now.seen + 1
    const seat = this.now.view.seat ?? ''
    const news: News[] = frame.t === 'play' ? [{ seen, events: [[`move_step.${frame.move[0]}`, seat]] }] : []
    this.now = { ...this.now, seen, news }
    if (frame.t === 'play' && this.then) this.now = this.then(this.now)
    send(this.now)
    send({ t: 'ack', ref, seen, left: 0 })
  }
}

let socket: FakeSocket | null = null
async function seated(server: Far) {
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const later = (seconds: number, then: () => void) => {
    const timer = setTimeout(then, seconds * 1000)
    return () => clearTimeout(timer)
  }
  const open = (url: string) => {
    socket = new FakeSocket(server, url)
    return socket
  }
  const table = new Table('rialto0001', '', { open, later, random: () => 0.5 })
  await table.enter()
  await vi.waitFor(() => expect(table.position).not.toBeNull())
  return table
}

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never', cover: true, guard: false }, false)
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function far(frame: string, then?: (at: Position) => Position) {
  const server = new Far(frame, then)
  const table = await seated(server)
  vi.useFakeTimers()
  return { server, table }
}

const genova = { kind: 'field', name: 'genova' }

test('two presses within the round trip are two answers', async () => {
  const { server, table } = await far('move_step')
  table.pick.play(['sail', 'genova'])
  await later(180)
  table.pick.play(['sail', 'genova'])
  await later(2000)
  expect(server.plays).toEqual(['sail genova', 'sail genova'])
  expect(table.sending).toBe(false)
})

test('a few presses are kept and no more', async () => {
  const { server, table } = await far('move_step')
  for (let n = 0; n < 9; n++) table.click(genova)
  await later(5000)
  expect(server.plays).toHaveLength(5)
})

test('what was pressed for one question does not answer another', async () => {
  const { server, table } = await far('move_step', (at) => {
    const other = fixture(CHART).frames.declare_blockade ?? expect.fail()
    return { ...other, seat: at.seat, asked: at.asked, seen: at.seen, news: at.news }
  })
  table.click(genova)
  table.click(genova)
  await later(3000)
  expect(server.plays).toEqual(['sail genova'])
  expect(table.toasts.latest?.text).toMatch(/not used/)
})

test('a double click on an answer beside the question is one answer', async () => {
  settings.guard = true
  const { server, table } = await far('move_step')
  const [option] = table.all
  table.choose(option ?? expect.fail())
  await later(120)
  table.choose(option ?? expect.fail())
  await later(LATENCY) // the same question has come, and is too young
  expect(table.sending).toBe(false)
  table.choose(table.all[0] ?? expect.fail())
  await later(LATENCY * 2)
  expect(server.plays).toHaveLength(1)
  table.choose(table.all[0] ?? expect.fail())
  await later(LATENCY * 2)
  expect(server.plays).toHaveLength(2)
})

test('the board goes on at once with the same question, and rests before another', async () => {
  settings.guard = true
  const { server, table } = await far('move_step')
  table.click(genova)
  await later(LATENCY + 10)
  table.click(genova)
  expect(table.sending).toBe(true)
  await later(LATENCY * 3)
  server.now = {
    ...server.now,
    seen: server.now.seen + 1,
    news: [{ seen: server.now.seen + 1, events: [['wheel', '7']] }],
  }
  server.tell(server.now)
  await later(0)
  table.click(genova)
  expect(table.sending).toBe(false)
})

test('out of another’s turn nothing is answered by a pointer that rests', async () => {
  settings.guard = true
  const { server, table } = await far('move_step')
  const next = () => {
    const seen = server.now.seen + 1
    server.now = { ...server.now, seen, news: [{ seen, events: [['wheel', '7']] }] }
    server.tell(server.now)
  }
  table.guard.moved({ clientX: 40, clientY: 40, pointerType: 'mouse' } as PointerEvent)
  next()
  table.draft.ghost = ['sail', 'genova']
  expect(table.draft.would).toBeNull()
  await later(400)
  table.guard.moved({ clientX: 41, clientY: 40, pointerType: 'mouse' } as PointerEvent)
  expect(table.guard.resting).toBe(true)
  table.guard.moved({ clientX: 60, clientY: 40, pointerType: 'mouse' } as PointerEvent)
  expect(table.guard.resting).toBe(false)
  expect(table.draft.would).toEqual(['sail', 'genova'])
  next()
  await later(1600)
  expect(table.guard.resting).toBe(false)
})

test('a finger chooses first and sends with its second tap', async () => {
  const { server, table } = await far('move_step')
  const tap = () => table.touched({ pointerType: 'touch' } as PointerEvent)
  tap()
  table.click(genova)
  expect(table.draft.waiting?.move).toEqual(['sail', 'genova'])
  expect(table.draft.would).toEqual(['sail', 'genova'])
  tap()
  table.click(genova)
  await later(LATENCY * 2)
  expect(server.plays).toEqual(['sail genova'])
  tap()
  table.pick.play(['sail', 'genova']) // a stepper of the board says it all by itself
  await later(LATENCY * 2)
  expect(server.plays).toHaveLength(2)
})

test('taking back means a step of what is drafted, as long as there is one', async () => {
  const { server, table } = await far('move_step')
  server.now = { ...server.now, undo: 1 }
  server.tell(server.now)
  let steps = 1
  table.pick.several?.drafted(() => {
    steps--
  })
  table.undo()
  await later(LATENCY * 2)
  expect([steps, server.undos]).toEqual([0, 0])
  table.pick.several?.drafted(null)
  table.undo()
  await later(LATENCY * 2)
  expect([steps, server.undos]).toEqual([0, 1])
})

test('two undos in a row take back two answers', async () => {
  const { server, table } = await far('move_step')
  server.now = { ...server.now, undo: 2 }
  server.tell(server.now)
  table.undo()
  table.undo()
  await later(LATENCY * 5)
  expect(server.undos).toBe(2)
  expect(table.toasts.all).toEqual([])
})

test('an answer given without a line goes out when there is one', async () => {
  const { server, table } = await far('move_step')
  table.cut()
  expect(table.link.state).toBe('waiting')
  table.click(genova)
  expect(table.sending).toBe(true)
  await later(300)
  expect(table.outbox.slow).toBe(true)
  table.hurry()
  await later(LATENCY * 3)
  expect(server.plays).toEqual(['sail genova'])
  expect(table.sending).toBe(false)
})

test('an answer that was on its way is done once, and that is said', async () => {
  const { server, table } = await far('move_step')
  table.click(genova)
  await later(LATENCY / 2 + 10) // it has arrived; the answer is lost
  table.cut()
  server.now = {
    ...server.now,
    news: [{ seen: server.now.seen, events: [['move_step.sail', server.now.view.seat ?? '', 'genova']] }],
  }
  table.hurry()
  await later(LATENCY * 3)
  expect(server.plays).toEqual(['sail genova'])
  expect(table.sending).toBe(false)
  await vi.waitFor(() => expect(table.toasts.latest?.text).toMatch(/had come through/))
})

test('who thinks better of it without a line takes it back', async () => {
  const { server, table } = await far('move_step')
  table.cut()
  table.click(genova)
  table.back()
  expect(table.sending).toBe(false)
  table.hurry()
  await later(LATENCY * 3)
  expect(server.plays).toEqual([])
})

test('what was done by itself is told in one line', async () => {
  const { server, table } = await far('move_step')
  for (let n = 0; n < 4; n++) {
    const seen = server.now.seen + 1
    const news: News[] = [{ seen, events: [['move_step.stop', server.now.view.seat ?? '']], by: 'forced' }]
    server.now = { ...server.now, seen, news }
    server.tell(server.now)
  }
  expect(table.toasts.all).toHaveLength(1)
  expect(table.toasts.latest?.text.match(/stops? here|stops?/g)).toHaveLength(4)
  vi.useRealTimers()
  await waitFor(() => expect(table.position?.seen).toBe(server.now.seen))
})
