/** People with accounts. */

import type { Page } from 'playwright-core'

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
