import { cleanup, fireEvent, screen, waitFor } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/serenissima_1996/view.gen'
import type { Position } from '../../../src/lib/wire'
import { charts as placed } from '../../texts'
import { dealt, press, said } from '../deal-table'

const GAME = 'serenissima_1996'

afterEach(cleanup)

describe('the deal table of Serenissima (1996)', () => {
  const charts = placed<Game>(GAME)
  const at = (title: string) => structuredClone(charts[title] ?? expect.fail(title))
  const answering = (): Position<Game> => {
    const position = at('manage')
    const trade = { galley: '13', rival_galley: '3', side: 'sell', good: 'iron', n: 1, price: 300 } as const
    position.view.step = { step: 'answer_trade', seat: 'player1', ...trade }
    position.view.figures.deal = {
      seller: 'player1',
      buyer: 'player2',
      good: 'iron',
      n: 1,
      giver: '13',
      taker: '3',
      port: null,
      price: 300,
      before: null,
      totals: [0, 100, 200, 300].map((price) => [price, price]),
    }
    position.legal = [['accept'], ['refuse'], ['counter', '0'], ['counter', '100'], ['counter', '200']]
    return position
  }

  test('goods of a galley beside are bought: goods first, then a price, and gifts are called so', async () => {
    const { server } = await dealt({ game: GAME, position: at('manage') })
    await press(/one more iron/)
    expect(screen.getByText(/for nothing\.”/)).toBeTruthy()
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '300' } })
    expect(screen.getByText('Your ducats: 1900 → 1600')).toBeTruthy()
    await press(/^Send to/)
    await waitFor(() => expect(said(server)).toEqual(['propose_trade 3 13 buy']))
  })

  test('a proposal is accepted, refused, or countered with a price one can name', async () => {
    const { server } = await dealt({ game: GAME, position: answering() })
    await press('Counter: 200 each')
    await press('Accept 300 each')
    await press('Refuse')
    await waitFor(() => expect(said(server)).toEqual(['counter 200', 'accept', 'refuse']))
  })

  test('the last price at a port is taken or left', async () => {
    const { server } = await dealt({ game: GAME, position: at('final') })
    expect(screen.getByText('200 for each, 400 in all')).toBeTruthy()
    await press('Walk away')
    await waitFor(() => expect(said(server)).toEqual(['walk_away']))
  })

  test('leave to sail on is granted or refused', async () => {
    const { server } = await dealt({ game: GAME, position: at('passage') })
    expect(screen.getByText(/asks leave for galley 3/)).toBeTruthy()
    await press('Grant passage')
    await waitFor(() => expect(said(server)).toEqual(['grant']))
  })
})
