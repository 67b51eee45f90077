import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { Outliner } from '../src/lib/outline'
import { asked } from './asked'
import { BUILDING, CHART, DEALING, HAGGLING } from './examples'
import { fixture, GAMES, texts, wordsIn } from './texts'

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
})

const S12 = CHART
test('answers that the board offers itself are marked, so that a phone shows them once', async () => {
  const { container } = await asked({ game: S12, frame: 'move_step' }, { answers: () => true })
  expect(container.querySelector('.acts')?.classList).toContain('doubled')
})

test('where all answers do the same, the things are enough; their names say it in full', async () => {
  await asked({ game: S12, frame: 'choose_start_port' })
  const genova = screen.getByRole('button', { name: /^Start in Genova/ })
  expect(genova.textContent?.trim()).toMatch(/^Genova/)
})

test('one galley that sails needs no sentence for each sea, beside what ends the phase', async () => {
  await asked({ game: HAGGLING, frame: 'sail' })
  const sea = screen.getByRole('button', { name: /^Galley 1 sets sail for Roman Coast/ })
  expect(sea.textContent?.trim()).toMatch(/^Roman Coast/)
  expect(screen.getByRole('button', { name: /End the turn/ }).textContent).toMatch(/End the turn/)
})

test('a verb that is not yet settled to anything is named by a short word', async () => {
  await asked({ game: BUILDING, frame: 'choose_action' })
  expect(screen.getByRole('button', { name: /^Place a marker on a field\s…/ }).dataset.name).toBe('place')
})

test('the deal table is opened from the question where it is not in sight', async () => {
  const open = vi.fn()
  await asked({ game: DEALING, frame: 'trade_action' }, {}, open)
  screen.getByRole('button', { name: 'Deal' }).click()
  expect(open).toHaveBeenCalledOnce()
})

test('what lies open on the table is not told as a secret besides', () => {
  const { frames, names } = fixture(S12)
  const position = frames.move_step ?? expect.fail()
  const words = wordsIn('en', S12)
  const own = new Outliner(words, names).own(position.view)
  expect(own.facts.map(({ label }) => label)).not.toContain('money')
})
