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
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
    await press('Say this')
    expect(screen.getByText(/silk \(“card stack and ship”\)/)).toBeTruthy()
  })

  test('what the rules forbid is said, and cannot be sent', async () => {
    const position = trading()
    const bargain = position.view.figures.bargains.find(({ partner }) => partner === 'green') ?? expect.fail()
    bargain.wants = [[1, 3], [2, 3], []]
    const { table } = await dealt({ game: GAME, position })
    const send = () => screen.getByRole('button', { name: /^Send to/ })
    await press('silk 6 (ducato, pirate)')
    expect(screen.getByText('At least 2 cards must come back.')).toBeTruthy()
    await fireEvent.click(send())
    expect(table.whyNot?.text).toBe('At least 2 cards must come back.')
    await press('want one more gems')
    await press('want one more gems')
    expect(send().getAttribute('aria-disabled')).toBe('false')
    await press('salt 6 (ducato, ship)')
    expect(screen.getByText(/^Not so many cards can be given/)).toBeTruthy()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  test('no more is wanted than may be', async () => {
    const position = trading()
    const bargain = position.view.figures.bargains.find(({ partner }) => partner === 'green') ?? expect.fail()
    bargain.wants = [[1, 1]]
    const { table } = await dealt({ game: GAME, position })
    await press('want one more gems')
    expect(screen.getByText('No more than 1 card.')).toBeTruthy()
    await press('want one more salt')
    expect(table.whyNot?.text).toBe('No more than 1 card.')
  })

  test('what both would have is what the engine says', async () => {
    const position = structuredClone(frames.deal_reply ?? expect.fail())
    const { offer } = position.view.figures
    Object.assign(offer ?? expect.fail(), { proposer_then: 77, other_then: -78, lacking: ['gems'] })
    await dealt({ game: GAME, position })
    expect(document.body.textContent?.replace(/\s+/g, ' ')).toMatch(/→ −78.*→ 77/)
    expect(screen.getByText('You do not have: gems.')).toBeTruthy()
  })

  test('nobody drops an offer himself', async () => {
    await dealt({ game: GAME, frame: 'offer_card' })
    expect(screen.queryByRole('button', { name: /[Dd]rop/ })).toBeNull()
  })

  test('one may ask for an offer about something', async () => {
    const { server } = await dealt({ game: GAME, position: trading() })
    await press('Ask …')
    await press('anything')
    await waitFor(() => expect(said(server)).toEqual(['invite green any']))
  })

  test('a refusal is a step of its own: the offer comes back into the baskets, or is left', async () => {
    const position = trading()
    position.news = [
      { seen: 1, events: [['turn_begun', 'blue', '3']] },
      {
        seen: 2,
        events: [
          ['trade_action.propose', 'blue', 'green'],
          ['offer_sent', 'blue', 'green'],
        ],
      },
      {
        seen: 3,
        events: [
          ['offer_gives', 'blue', 'silk'],
          ['offer_wants', 'blue', 'gems', '1'],
        ],
      },
      { seen: 4, events: [['deal_reply.decline', 'green']] },
    ]
    await dealt({ game: GAME, position })
    expect(screen.getByRole('status').textContent).toMatch(/declines/)
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
    await press('Change it, ask again')
    expect(screen.getAllByText(/silk for gems/).length).toBe(2)
    expect(screen.getByRole('button', { name: /^Send to/ }).getAttribute('aria-disabled')).toBe('false')
  })

  test('all offers of a turn are declined at once, each after a pause', async () => {
    const position = structuredClone(frames.deal_reply ?? expect.fail())
    Object.assign(position.view.table.turn, { active: 'green', talk: 'blue' })
    const { server } = await dealt({ game: GAME, position })
    vi.useFakeTimers()
    await press('Decline all of this turn')
    await vi.advanceTimersByTimeAsync(800)
    expect(said(server)).toEqual([])
    await vi.advanceTimersByTimeAsync(900)
    expect(said(server)).toEqual(['decline'])
    vi.useRealTimers()
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
