/** People with accounts, and what every page of theirs must be. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriers } from './people'

export const PASSWORD = 'a long word for tests'

/** Ask the house as whoever looks at that page. */
export const ask = <T>(page: Page, method: string, path: string, body: object = {}): Promise<T> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })
      const text = await answer.text()
      return text ? JSON.parse(text) : null
    },
    { method, path, body },
  )

/** An account for whoever looks at that page; its number. */
export async function register(page: Page, at: string, name: string): Promise<string> {
  await page.goto(at)
  await ask(page, 'POST', '/guest')
  return (await ask<{ id: string }>(page, 'POST', '/register', { name, password: PASSWORD })).id
}

/** By day and by night nothing bars anybody, and nothing is wider than the screen. */
export async function unbarred(page: Page, what: string): Promise<void> {
  for (const light of ['day', 'night'] as const) {
    await page.evaluate((now) => (document.documentElement.dataset.light = now), light)
    expect(await barriers(page), `${what}, ${light}`).toEqual([])
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over, `${what}: wider than the screen`).toBeLessThanOrEqual(0)
}
