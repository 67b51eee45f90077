import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'serenissima.settings'
const root = document.documentElement

/** A browser whose system is dark or not, and whose reader has chosen something before. */
async function arrive(dark: boolean, chosen: object = {}) {
  localStorage.setItem(KEY, JSON.stringify(chosen))
  const heard: ((event: { matches: boolean }) => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && dark,
    addEventListener: (_: string, hear: (event: { matches: boolean }) => void) => heard.push(hear),
  }))
  vi.resetModules()
  const settings = await import('./settings.svelte')
  settings.dress()
  const becomes = (matches: boolean) => {
    for (const hear of heard) hear({ matches })
  }
  return { ...settings, becomes }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('who has chosen nothing has the light of the system, and follows it', async () => {
  const { becomes, night } = await arrive(true)
  expect(root.dataset.light).toBe('night')
  becomes(false)
  expect(night()).toBe(false)
  expect(root.dataset.light).toBe('day')
})

test('a choice holds against the system, and is remembered', async () => {
  const { becomes, choose } = await arrive(false)
  choose({ light: 'night' }, false)
  expect(root.dataset.light).toBe('night')
  becomes(true)
  becomes(false)
  expect(root.dataset.light).toBe('night')
  expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ light: 'night', speed: 'brisk', volume: 0.6 })
})

test('what was kept before there was a night is still read', async () => {
  const { settings } = await arrive(false, { sound: true, motion: 'reduced' })
  expect(settings).toMatchObject({ sound: true, motion: 'reduced', light: 'system', speed: 'brisk' })
})

test('one light fades into the other, but not where motion is reduced', async () => {
  const fades = vi.fn((change: () => void) => change())
  Object.assign(document, { startViewTransition: fades })
  const { choose } = await arrive(false)
  choose({ light: 'night' }, false)
  expect(fades).toHaveBeenCalledTimes(1)
  choose({ motion: 'reduced' }, false)
  choose({ light: 'day' }, false)
  expect(fades).toHaveBeenCalledTimes(1)
  expect(root.dataset.light).toBe('day')
  Object.assign(document, { startViewTransition: undefined })
})

test('the volume goes from nothing to more than usual', async () => {
  const { loud } = await import('./sound')
  expect(loud(0)).toBe(0)
  expect(loud(0.6)).toBeCloseTo(1)
  expect(loud(1)).toBeGreaterThan(2)
  expect(loud(7)).toBe(loud(1))
})
