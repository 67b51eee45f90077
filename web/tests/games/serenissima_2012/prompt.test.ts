import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import type { Game } from '../../../src/games/serenissima_2012/view.gen'
import { house } from '../../../src/lib/house.svelte'
import { boardOf } from '../../../src/lib/rooms'
import { asked } from '../../asked'
import { fixture, texts } from '../../texts'

const GAME = 'serenissima_2012'
beforeEach(() => {
  house.texts = texts()
  house.games = [fixture(GAME).catalogue]
})

/** One of the things that the board adds to a question. */
async function added(part: 'phases' | 'Subject') {
  const board = (await boardOf(GAME)) ?? expect.fail()
  return { [part]: board[part] }
}

const steps = () =>
  screen.queryAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])

test.each([
  ['load_step', 0],
  ['move_step', 1],
  ['arrival_act', 2],
])('at %s the prompt says which phase of the action it is', async (frame, now) => {
  await asked({ game: GAME, frame }, await added('phases'))
  expect(steps().map(([name]) => name)).toEqual(['Load', 'Sail', 'Sell or fight'])
  expect(steps().findIndex(([, current]) => current === 'step')).toBe(now)
})

test('a question that comes in between belongs to no phase of one’s own', async () => {
  await asked({ game: GAME, frame: 'declare_blockade' }, await added('phases'))
  expect(steps()).toEqual([])
})

test('the galley that is spoken of is drawn beside the question, with its number', async () => {
  const { container } = await asked({ game: GAME, frame: 'move_step' }, await added('Subject'))
  const view = fixture<Game>(GAME).frames.move_step?.view
  expect(container.querySelector('.subject text')?.textContent).toBe(String(view?.table.activation.galley))
})
