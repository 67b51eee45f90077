import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { basket } from '../../../src/games/oltremare/board/basket.svelte'
import { talking } from '../../../src/games/oltremare/deal/talks'
import type { Game } from '../../../src/games/oltremare/view.gen'
import type { Position } from '../../../src/lib/wire'
import { fixture } from '../../texts'
import { dealt, press, said } from '../deal-table'

const GAME = 'oltremare'

beforeEach(() => {
  basket.give = []
})
afterEach(cleanup)

describe('the deal table of Oltre Mare', () => {
  const frames = fixture<Game>(GAME).frames
  function trading(): Position<Game> {
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
    const { server } = await dealt({ game: GAME, position: trading() })
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
    const { server } = await dealt({ game: GAME, position })
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
    await dealt({ game: GAME, position: trading() })
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
    await dealt({ game: GAME, position })
    await press('silk 6 (ducato, pirate)')
    expect(screen.getByText('OM-5.13')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Send to/ })).toHaveProperty('disabled', true)
  })

  test('no more is wanted than the other hand holds', async () => {
    const position = trading()
    Object.assign(position.view.table.hands as object, { green: 1 })
    await dealt({ game: GAME, position })
    await press('want one more gems')
    expect(screen.getByRole('button', { name: 'want one more salt' })).toHaveProperty('disabled', true)
    expect(screen.getByText('No more than the 1 cards of that hand.')).toBeTruthy()
  })

  test('one may ask for an offer about something', async () => {
    const { server } = await dealt({ game: GAME, position: trading() })
    await press('Ask for an offer')
    await press('anything')
    await waitFor(() => expect(said(server)).toEqual(['invite green any']))
  })

  test('an offer is answered by a click or a key', async () => {
    const { server } = await dealt({ game: GAME, frame: 'deal_reply' })
    await fireEvent.keyDown(document.body, { key: 'x' })
    await waitFor(() => expect(said(server)).toEqual(['decline']))
    await press(/^Accept/)
    await waitFor(() => expect(said(server)).toEqual(['decline', 'accept']))
  })
})

test('a talk is under way while an offer is made up or answered, and not while one may be made', () => {
  const { frames } = fixture<Game>(GAME)
  const under = (frame: string) => talking(frames[frame] ?? expect.fail(frame))
  expect(['offer_card', 'offer_claim', 'deal_reply', 'invite_reply'].map(under)).toEqual([true, true, true, true])
  expect(under('trade_action')).toBe(false)
})
