import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket } from '../src/boards/oltremare/basket.svelte'
import OltremareDeal from '../src/deals/oltremare/Deal.svelte'
import SerenissimaDeal from '../src/deals/serenissima_1996/Deal.svelte'
import { house } from '../src/lib/house.svelte'
import { Table } from '../src/lib/table.svelte'
import type { Position } from '../src/lib/wire'
import { FakeServer, FakeSocket, type Scene } from './fake'
import { components, fixture, GAMES, texts } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  basket.give = []
})
afterEach(cleanup)

async function seated(scene: Scene) {
  const server = new FakeServer(scene)
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const world = { open: (url: string) => new FakeSocket(server, url), later: () => () => {}, random: () => 0.5 }
  const table = new Table('rialto0001', '', world)
  await table.enter()
  await waitFor(() => expect(table.position).not.toBeNull())
  const Deal = scene.game === 'oltremare' ? OltremareDeal : SerenissimaDeal
  render(Deal, { table, components: components(scene.game) })
  return { server, table }
}

const said = (server: FakeServer) => server.heard.flatMap((frame) => (frame.t === 'play' ? [frame.move.join(' ')] : []))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the deal table of Oltre Mare', () => {
  const frames = fixture('oltremare').frames
  function trading(): Position {
    const position = structuredClone(frames.trade_action ?? expect.fail())
    Object.assign(position.view.table.turn as object, { talks: 2, dealt: ['green'] })
    position.legal = [
      ['buy_goods'],
      ['propose', 'green'],
      ['invite', 'green', 'any'],
      ['propose', 'red'],
      ['end_trading'],
    ]
    return position
  }

  test('both baskets are filled by clicks, and nothing leaves the screen before it is sent', async () => {
    const { server } = await seated({ game: 'oltremare', position: trading() })
    await press(/^Elif/)
    await press('silk 6 (ducato, pirate)')
    await press('want one more gems')
    await press('want one more gems')
    expect(screen.getByText(/gives Elif silk for 2 gems/)).toBeTruthy()
    expect(said(server)).toEqual([])
    await press('Send to Elif')
    await waitFor(() => expect(said(server)).toEqual(['propose red']))
  })

  test('what came too late is said again from where the game stands', async () => {
    const position = trading()
    const { server } = await seated({ game: 'oltremare', position })
    vi.spyOn(server, 'hear').mockImplementationOnce((frame, send) => {
      server.heard.push(frame)
      const refusal = { message: '', rule: null, reason: null, facts: {} }
      send({ t: 'refused', ref: frame.ref ?? '', code: 'stale', ...refusal })
      send({ ...position, seen: position.seen + 1 })
    })
    await press('silk 6 (ducato, pirate)')
    await press(/^Send to/)
    await waitFor(() => expect(said(server)).toEqual(['propose green', 'propose green']))
  })

  test('a claim is made in pictures, and what is true is marked for the giver alone', async () => {
    await seated({ game: 'oltremare', position: trading() })
    await press('silk 6 (ducato, pirate)')
    await press('nothing said')
    const sheet = screen.getByRole('region', { name: /What do you say of/ })
    expect(within(sheet).getByRole('button', { name: /^ducato and pirate flag/ }).textContent).toContain('true')
    await fireEvent.click(within(sheet).getByRole('button', { name: 'card stack and ship' }))
    expect(screen.getByText(/silk \(“card stack and ship”\)/)).toBeTruthy()
  })

  test('what the rules forbid is said with its rule, and cannot be sent', async () => {
    const position = trading()
    Object.assign(position.view.table.turn as object, { quota: 8, bought: 4 })
    await seated({ game: 'oltremare', position })
    await press('silk 6 (ducato, pirate)')
    expect(screen.getByText('OM-5.13')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Send to/ })).toHaveProperty('disabled', true)
  })

  test('no more is wanted than the other hand holds', async () => {
    const position = trading()
    Object.assign(position.view.table.hands as object, { green: 1 })
    await seated({ game: 'oltremare', position })
    await press('want one more gems')
    expect(screen.getByRole('button', { name: 'want one more salt' })).toHaveProperty('disabled', true)
    expect(screen.getByText('No more than the 1 cards of that hand.')).toBeTruthy()
  })

  test('one may ask for an offer about something', async () => {
    const { server } = await seated({ game: 'oltremare', position: trading() })
    await press('Ask for an offer')
    await press('anything')
    await waitFor(() => expect(said(server)).toEqual(['invite green any']))
  })

  test('an offer is answered by a click or a key', async () => {
    const { server } = await seated({ game: 'oltremare', frame: 'deal_reply' })
    await fireEvent.keyDown(document.body, { key: 'x' })
    await waitFor(() => expect(said(server)).toEqual(['decline']))
    await press(/^Accept/)
    await waitFor(() => expect(said(server)).toEqual(['decline', 'accept']))
  })
})

describe('the deal table of Serenissima (1996)', () => {
  const charts = JSON.parse(readFileSync('fixtures/charts.json', 'utf8')).serenissima_1996 as Record<string, Position>
  const at = (title: string) => structuredClone(charts[title] ?? expect.fail(title))
  const answering = (): Position => {
    const position = at('manage')
    const trade = { galley: '13', rival_galley: '3', side: 'sell', good: 'iron', n: 1, price: 300 }
    position.view.step = { step: 'answer_trade', seat: 'player1', ...trade }
    position.legal = [['accept'], ['refuse'], ['counter', '0'], ['counter', '100'], ['counter', '200']]
    return position
  }

  test('goods of a galley beside are bought: goods first, then a price, and gifts are called so', async () => {
    const { server } = await seated({ game: 'serenissima_1996', position: at('manage') })
    await press(/one more iron/)
    expect(screen.getByText(/for nothing\.”/)).toBeTruthy()
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '300' } })
    expect(screen.getByText('Your ducats: 1900 → 1600')).toBeTruthy()
    await press(/^Send to/)
    await waitFor(() => expect(said(server)).toEqual(['propose_trade 3 13 buy']))
  })

  test('a proposal is accepted, refused, or countered with a price one can name', async () => {
    const { server } = await seated({ game: 'serenissima_1996', position: answering() })
    await press('Counter: 200 each')
    await press('Accept 300 each')
    await press('Refuse')
    await waitFor(() => expect(said(server)).toEqual(['counter 200', 'accept', 'refuse']))
  })

  test('the last price at a port is taken or left', async () => {
    const { server } = await seated({ game: 'serenissima_1996', position: at('final') })
    expect(screen.getByText('200 for each, 400 in all')).toBeTruthy()
    await press('Walk away')
    await waitFor(() => expect(said(server)).toEqual(['walk_away']))
  })

  test('leave to sail on is granted or refused', async () => {
    const { server } = await seated({ game: 'serenissima_1996', position: at('passage') })
    expect(screen.getByText(/asks leave for galley 3/)).toBeTruthy()
    await press('Grant passage')
    await waitFor(() => expect(said(server)).toEqual(['grant']))
  })
})
