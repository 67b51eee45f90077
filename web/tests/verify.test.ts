/** The check of a finished game on its page: by this browser's own code, with what it remembers, and without a house. */
import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { addLuck, luckNoted, openTable, seeLuck } from '../src/lib/luck'
import type { OpenRecord, TableInfo } from '../src/lib/wire'
import Verify from '../src/review/Verify.svelte'
import { finished, proven } from './finished'
import { texts } from './texts'

const ID = 'rialto0001'
let asked: string[] = []
let sent: unknown[] = []
let answer: (path: string) => unknown

const told = () => screen.getByRole('status').textContent ?? ''
const press = (name: string) => screen.getByRole('button', { name }).click()

beforeEach(() => {
  house.texts = texts()
  localStorage.clear()
  asked = []
  sent = []
  answer = (path) => (path.includes('/proof') ? proven() : finished().verify)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push(path)
    if (body) sent.push(JSON.parse(body))
    return Response.json(answer(path))
  })
})

async function verified(commitment = proven().commitment): Promise<void> {
  render(Verify, { id: ID, commitment, seatName: (seat: number) => `seat ${seat}` })
  await waitFor(() => expect(asked.length).toBe(1))
  press('Check it')
}

test('a finished game is checked with the house stopped', async () => {
  const { record } = { record: proven() }
  localStorage.setItem(`serenissima.seals.${ID}`, JSON.stringify([record.seals[0]?.digest]))
  render(Verify, { id: ID, commitment: record.commitment, seatName: (seat: number) => `seat ${seat}` })
  await waitFor(() => expect(asked.length).toBe(1))
  await Promise.resolve()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the house is closed')))
  press('Check it')
  await waitFor(() => expect(screen.getByText('Verified')).toBeTruthy())
  await waitFor(() => expect(told()).toContain('cannot be asked'))
  expect(told()).toContain(`${record.seals.length} sealed answers`)
  expect(told()).toContain('The one seal that this browser saw')
  expect(told()).toContain('Added to luck: anna, brunò')
})

test('a die that was changed is named with what it should have been', async () => {
  const forged = JSON.parse(JSON.stringify(proven())) as OpenRecord
  const at = forged.acts.findIndex((act) => act.odds != null && (forged.odds[act.odds]?.length ?? 0) > 1)
  const act = forged.acts[at] ?? expect.fail()
  const was = act.said ?? ''
  act.said = forged.odds[act.odds ?? 0]?.find(([move]) => move !== was)?.[0] ?? ''
  answer = (path) => (path.includes('/proof') ? forged : finished().verify)
  await verified()
  await waitFor(() => expect(screen.getByText('Not verified')).toBeTruthy())
  expect(told()).toContain(`Act ${at + 1}`)
  expect(told()).toContain(was)
})

const noting = (notes: object) => localStorage.setItem(`serenissima.luck.${ID}`, JSON.stringify(notes))

test.each([
  ['another commitment than the table shows', () => {}, 'f'.repeat(64), 'not the one that was shown'],
  ['another commitment than before the game', () => noting({ commitment: 'e'.repeat(64) }), '', 'not the one'],
  [
    'luck without what this browser added',
    () => noting({ commitment: proven().commitment, luck: 'mine' }),
    '',
    'is not',
  ],
  ['another end', () => noting({ commitment: proven().commitment, chain: '0'.repeat(64) }), '', 'ended otherwise'],
  ['a seal that is missing', () => localStorage.setItem(`serenissima.seals.${ID}`, '["ee"]'), '', 'not among them'],
])('the check fails with %s', async (_, before, commitment, says) => {
  before()
  await verified(commitment || undefined)
  await waitFor(() => expect(screen.getByText('Not verified')).toBeTruthy())
  expect(told()).toContain(says)
})

// What this browser adds

const table = (luck: 'added' | 'owed' | 'none', chain: string | null = null): TableInfo => ({
  ...finished().table,
  id: ID,
  status: chain ? 'over' : 'open',
  yours: [0],
  seats: finished().table.seats.map((one) => ({ ...one, luck: one.seat ? ('none' as const) : luck })),
  trust: { protocol: 2, commitment: 'c'.repeat(64), contributions: [], secret: null, chain },
})

test('a table is opened first, and its luck added to once its commitment is seen', async () => {
  answer = (path) => table(path.endsWith('/luck') ? 'added' : 'owed')
  const opened = await openTable({ game: 'any', seats: [] })
  expect(asked).toEqual(['/api/tables', `/api/tables/${ID}/luck`])
  expect(sent[0]).toMatchObject({ adds: true })
  expect(sent[0]).not.toHaveProperty('luck')
  expect(sent[1]).toEqual({ commitment: 'c'.repeat(64), luck: luckNoted(ID)?.luck })
  expect(luckNoted(ID)?.luck).toMatch(/^[0-9a-f]{32}$/)
  expect(opened.seats[0]?.luck).toBe('added')
})

test('two tabs add the same, and what was noted first stays', async () => {
  answer = () => table('added')
  await addLuck(table('owed'))
  await addLuck(table('owed'))
  expect(sent[0]).toEqual(sent[1])
  seeLuck({ ...table('added'), trust: { ...table('added').trust, commitment: 'd'.repeat(64) } })
  seeLuck(table('added', '1'.repeat(64)))
  seeLuck(table('added', '2'.repeat(64)))
  expect(luckNoted(ID)).toMatchObject({ commitment: 'c'.repeat(64), chain: '1'.repeat(64) })
})

test('nothing is added where nobody waits for it', async () => {
  await addLuck(table('none'))
  await addLuck(table('added'))
  expect(asked).toEqual([])
})
