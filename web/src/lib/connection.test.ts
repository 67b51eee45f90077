import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { FakeServer, FakeSocket } from '../../tests/fake'
import { Connection, type Link } from './connection'
import type { FromServer } from './wire'

/** Surroundings in which time passes only when it is told to. */
class World {
  sockets: FakeSocket[] = []
  timers: { due: number; then: () => void }[] = []
  now = 0
  readonly server = new FakeServer({ game: CHART })
  open = (url: string) => {
    const socket = new FakeSocket(this.server, url)
    this.sockets.push(socket)
    return socket
  }
  later = (seconds: number, then: () => void) => {
    const timer = { due: this.now + seconds, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }
  random = () => 0.5
  get socket(): FakeSocket {
    return this.sockets.at(-1) ?? expect.fail('no socket')
  }
  /** So many seconds, or until the next thing that is due. */
  pass(seconds = Math.min(...this.timers.map(({ due }) => due)) - this.now): void {
    const until = this.now + seconds
    for (;;) {
      const [first] = this.timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)
      if (!first) break
      this.timers = this.timers.filter((one) => one !== first)
      this.now = first.due
      first.then()
    }
    this.now = until
  }
}

const settled = () => new Promise((then) => setTimeout(then))

async function connected() {
  const world = new World()
  const frames: FromServer[] = []
  const links: Link[] = []
  let seen = 0
  const hear = (frame: FromServer) => {
    frames.push(frame)
    if (frame.t === 'position') seen = frame.seen
  }
  const connection = new Connection(
    () => `/live?seen=0:${seen}`,
    hear,
    (link) => links.push(link),
    world,
  )
  connection.start()
  await settled()
  return { world, frames, links, connection }
}

test('it hears the table and the position', async () => {
  const { frames, connection } = await connected()
  expect(frames.map((frame) => frame.t)).toEqual(['table', 'position'])
  expect(connection.link).toEqual({ state: 'open' })
})

test('an answer comes to whoever asked', async () => {
  const { connection, world } = await connected()
  const [move] = world.server.position.legal
  const answer = await connection.ask({ t: 'play', seat: 0, seen: 1, move: move ?? [] })
  expect(answer.t).toBe('ack')
  expect((await connection.ask({ t: 'play', seat: 0, seen: 1, move: ['fly'] })).t).toBe('refused')
})

test('a lost line is tried again, later each time, and goes on where it was', async () => {
  const { connection, world, links } = await connected()
  const asked = connection.ask({ t: 'chat', text: 'anybody here?' })
  world.socket.cut()
  expect(await asked).toEqual({ t: 'lost' })
  expect(links.at(-1)).toEqual({ state: 'waiting', seconds: 0.5 })
  world.open = (url) => new FakeSocket(world.server, url, true)
  world.pass()
  await settled()
  expect(links.at(-1)).toEqual({ state: 'waiting', seconds: 1 })
})

test('it says what it has seen when it comes back', async () => {
  const { world } = await connected()
  world.socket.cut()
  world.pass()
  await settled()
  expect(world.socket.url).toBe(`/live?seen=0:${world.server.position.seen}`)
})

test('a closing that is final is not tried again', async () => {
  const { connection, world } = await connected()
  world.socket.tell({ t: 'closing', code: 'not_invited', message: 'ask for the link', again: false })
  expect(connection.link).toEqual({ state: 'closed', code: 'not_invited', message: 'ask for the link' })
  expect(world.timers).toEqual([])
})

test('an answer that does not come is doubted within three seconds, and the line given up soon after', async () => {
  const { world, links, connection } = await connected()
  const said: string[] = []
  world.socket.send = (text) => said.push(JSON.parse(text).t)
  const asked = connection.ask({ t: 'chat', text: 'anybody here?' })
  world.pass(1.5)
  expect(links.at(-1)).toEqual({ state: 'open' })
  world.pass(1)
  expect(said).toEqual(['chat', 'ping'])
  expect(links.at(-1)).toEqual({ state: 'silent' })
  world.pass(6)
  expect(await asked).toEqual({ t: 'lost' })
  expect(links.map(({ state }) => state)).toContain('waiting')
})

test('a late sign of life is enough', async () => {
  const { world, links, connection } = await connected()
  world.socket.send = () => {}
  void connection.ask({ t: 'chat', text: 'anybody here?' })
  world.pass(2.8)
  expect(links.at(-1)).toEqual({ state: 'silent' })
  world.socket.tell({ t: 'pong', ref: 'r0' })
  expect(links.at(-1)).toEqual({ state: 'open' })
  world.pass(2)
  expect(links.at(-1)).toEqual({ state: 'open' })
})

test('where nothing is asked, little is said', async () => {
  const { world } = await connected()
  const heard = world.server.heard.length
  for (let n = 0; n < 60; n++) {
    world.pass(1)
    await settled()
  }
  expect(world.server.heard.slice(heard).map(({ t }) => t)).toEqual(['ping', 'ping', 'ping'])
})

test('a network that goes is noticed at once', async () => {
  const { world, links, connection } = await connected()
  const asked = connection.ask({ t: 'chat', text: 'anybody here?' })
  connection.drop()
  expect(links.at(-1)?.state).toBe('waiting')
  expect(await asked).toEqual({ t: 'lost' })
  connection.hurry()
  await settled()
  expect(links.at(-1)).toEqual({ state: 'open' })
  expect(world.sockets).toHaveLength(2)
})

test('a line that does not come about is given up', async () => {
  const { world, links, connection } = await connected()
  world.open = (url) => {
    const socket = new FakeSocket(world.server, url, true)
    socket.cut = () => {}
    return socket
  }
  connection.drop()
  connection.hurry()
  await settled()
  expect(links.at(-1)).toEqual({ state: 'connecting' })
  world.pass(6)
  expect(links.at(-1)?.state).toBe('waiting')
})

test('nothing can be asked while the line is down', async () => {
  const { connection, world } = await connected()
  world.socket.cut()
  expect(await connection.ask({ t: 'ping' })).toEqual({ t: 'lost' })
})
