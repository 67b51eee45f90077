/** Every address has its page, and a page that does not come says so. */

import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewal } from '../src/lib/renewal.svelte'
import { find, IN_COMPANY, LANES, type Lane } from '../src/lib/router.svelte'
import { ROOMS } from '../src/pages/hall'
import Page from '../src/pages/Page.svelte'
import { page, pageAt } from '../src/pages/page'
import { WHOLE } from '../src/pages/whole'
import Missing from '../src/ui/Missing.svelte'
import Named from './Named.svelte'

beforeEach(() => {
  renewal.missing = false
  renewal.told = 0
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => vi.unstubAllGlobals())

const lanes = Object.keys(LANES) as Lane[]

test('every address of the house leads to one page', () => {
  const shown = [...ROOMS, ...WHOLE].flatMap((one) => one.lanes)
  expect([...shown].sort()).toEqual([...lanes].sort())
  for (const lane of lanes) {
    const at = find(LANES[lane])
    expect(pageAt([...ROOMS, ...WHOLE], at)?.lanes, lane).toContain(at.lane)
  }
  expect(pageAt(ROOMS, find('/no/such/page'))).toBeUndefined()
})

test('what needs company is named after addresses there are', () => {
  expect(lanes).toEqual(expect.arrayContaining([...IN_COMPANY]))
})

test('a page is told what its address says', () => {
  const at = find('/people/anna')
  expect(pageAt(ROOMS, at)?.told(at)).toEqual({ name: 'anna' })
  expect(pageAt(ROOMS, at)?.title?.(at)).toBe('anna')
  const table = find('/table/abcdefghij', '?invite=word')
  expect(pageAt(WHOLE, table)?.told(table)).toEqual({ id: 'abcdefghij', invite: 'word' })
})

test('a page that does not come says so with a way to load it anew, and says it once', async () => {
  const lost: Promise<typeof import('../src/pages/Harbour.svelte')> = Promise.reject(new TypeError('404'))
  const gone = page({ lanes: ['harbour'], load: () => lost, told: () => ({}) })
  render(Missing)
  renewal.missing = true
  render(Page, { page: gone, at: find('/harbour') })
  const said = await screen.findByRole('alert')
  expect(said.querySelector('h1')?.textContent).toBe(
    'This page is older than the server, or the line is down. Load it again.',
  )
  expect(said.querySelector('button')?.textContent).toBe('Try again')
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a page that is left is told nothing of the address that comes, however long its page takes', async () => {
  const before = page({
    lanes: ['person'],
    load: () => ({ default: Named }),
    told: ({ params }) => ({ name: params.name as string }),
  })
  const after = page({ lanes: ['about'], load: () => new Promise<never>(() => {}), told: () => ({}) })
  const shown = render(Page, { page: before, at: find('/people/anna') })
  await screen.findByText('ANNA')
  await shown.rerender({ page: after, at: find('/about') })
  expect(screen.queryByText('ANNA')).toBeNull()
})
