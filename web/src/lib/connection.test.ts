import { expect, test } from 'vitest'
import { CHART } from '../../tests/examples'
import { FakeServer, FakeSocket } from '../../tests/fake'
import { Connection, type Link } from './connection'
import type { FromServer } from './wire'

/** Surroundings in which time passes only when it is told to. */
class World {
  sockets: FakeSocket[] = []
  timers: { seconds: number; then: () => void }[] = []
  readonly server = new FakeServer({ game: CHART })
  open = (url: string) => {
    const socket = new FakeSocket(this.server, url)
    this.sockets.push(socket)
    return socket
  }
  later = (seconds: number, then: () => void) => {
    const timer = { seconds, then }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }
  random = () => 0.5
  get socket(): FakeSocket {
    return this.sockets.at(-1) ?? expect.fail('no socket')
  }
  pass(): void {
    const [first] = this.timers.splice(0, 1)
    first?.then()
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

test('a silent line is given up', async () => {
  const { world, links } = await connected()
  world.socket.send = () => {}
  world.pass()
  world.pass()
  expect(links.at(-1)?.state).toBe('waiting')
})

test('nothing can be asked while the line is down', async () => {
  const { connection, world } = await connected()
  world.socket.cut()
  expect(await connection.ask({ t: 'ping' })).toEqual({ t: 'lost' })
})
