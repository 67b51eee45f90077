import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { house } from '../src/lib/house.svelte'
import Standing from '../src/table/Standing.svelte'
import { HAGGLING } from './examples'
import { seated } from './seated'
import { fixture, GAMES, texts } from './texts'

const AWAITED = [
  { step: 'grant_passage', answers: ['grant', 'refuse'], fact: null, bound: null },
  { step: 'answer_counter', answers: ['accept'], fact: 'counter', bound: 'at_least' },
]
let sent: Record<string, unknown>[]

beforeEach(() => {
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  sent = []
})

async function standing() {
  const { table } = await seated({ game: HAGGLING, frame: 'manage' }, (_, method, path, body) => {
    if (!path.endsWith('/standing')) return undefined
    if (method === 'POST') sent.push(JSON.parse(body ?? '{}'))
    const last = sent.findLast((one) => one.step === 'answer_counter' && one.answer)
    const given = last ? [{ fact: null, at_least: null, at_most: null, ...last, words: last.answer }] : []
    return { awaited: AWAITED, given }
  })
  render(Standing, { table })
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2))
  return table
}

test('every question is told in words, and asked unless it is answered in advance', async () => {
  const table = await standing()
  expect(screen.getByText('A galley asks you for leave to sail on')).toBeTruthy()
  for (const radio of screen.getAllByRole('radio', { name: 'Ask me' }))
    expect((radio as HTMLInputElement).checked).toBe(true)
  screen.getByRole('radio', { name: 'Grant it' }).click()
  await waitFor(() => expect(sent).toEqual([{ seat: table.seat, step: 'grant_passage', answer: ['grant'] }]))
})

test('an answer with a bound waits for its number, and follows it', async () => {
  const table = await standing()
  const accept = screen.getByRole('radio', { name: 'Accept' }) as HTMLInputElement
  expect(accept.disabled).toBe(true)
  const bound = screen.getByRole('spinbutton', { name: 'at least' })
  await fireEvent.input(bound, { target: { value: '300' } })
  await waitFor(() => expect(accept.disabled).toBe(false))
  accept.click()
  const said = { seat: table.seat, step: 'answer_counter', answer: ['accept'], fact: 'counter', at_least: 300 }
  await waitFor(() => expect(sent).toEqual([said]))
  await waitFor(() => expect((screen.getByRole('radio', { name: 'Accept' }) as HTMLInputElement).checked).toBe(true))
  await fireEvent.input(bound, { target: { value: '200' } })
  await fireEvent.change(bound)
  await waitFor(() => expect(sent.at(-1)).toEqual({ ...said, at_least: 200 }))
})
