/** A part of the page that is no longer there: it is said in one line, and a page that could not come is loaded anew. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comeAnew, mindParts, renewal } from '../src/lib/renewal.svelte'
import Missing from '../src/ui/Missing.svelte'

const entry = (name: string) => `<script type="module" crossorigin src="/assets/${name}"></script>`

beforeEach(() => {
  sessionStorage.clear()
  renewal.missing = false
  renewal.told = 0
  const mine = document.createElement('script')
  mine.setAttribute('src', '/assets/index-old.js')
  vi.spyOn(document, 'querySelector').mockReturnValue(mine) // one in the page would be fetched
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const hands = (page: string, ok = true) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ ok, text: () => Promise.resolve(page) }))

test('a part that does not come is told in one line, which can be closed', async () => {
  mindParts()
  render(Missing)
  expect(screen.queryByRole('status')).toBeNull()
  dispatchEvent(new Event('vite:preloadError'))
  const line = await screen.findByRole('status')
  expect(line.querySelectorAll('button')).toHaveLength(2)
  const [, close] = line.querySelectorAll('button')
  if (close) await fireEvent.click(close)
  expect(screen.queryByRole('status')).toBeNull()
})

test('where a whole page says so, the line does not say it again', async () => {
  renewal.told = 1
  renewal.missing = true
  render(Missing)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page of a house that was renewed is loaded anew, once', async () => {
  hands(entry('index-new.js'))
  const load = vi.fn()
  await comeAnew(load, 1_000_000)
  await comeAnew(load, 1_030_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a line that is down, a house that is as it was, and one that does not answer load nothing', async () => {
  const load = vi.fn()
  hands(entry('index-old.js'))
  await comeAnew(load)
  hands('Bad gateway', false)
  await comeAnew(load)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await comeAnew(load)
  expect(load).not.toHaveBeenCalled()
})
