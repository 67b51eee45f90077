/** The page of a person: what everybody sees, its filters, and closing it. */

import { expect, test } from 'vitest'
import { house, inBrowsers, person, unbarred } from './people'

inBrowsers()

test('a page is open to all, bars nobody, and can be closed', async () => {
  const [anna, bruno] = [await person(), await person({ viewport: { width: 390, height: 844 } })]
  const name = `Anna${Date.now() % 1e8}`
  await anna.goto(house())
  await anna.evaluate(
    (name) =>
      fetch('/api/guest', {
        method: 'POST',
        body: JSON.stringify({ name }),
        headers: { 'content-type': 'application/json' },
      }),
    name,
  )
  for (const page of [anna, bruno]) {
    await page.goto(`${house()}/people/${name}`)
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText('No such game at a public table.').waitFor()
    await unbarred(page, 'person')
  }
  const answered = anna.waitForResponse((answer) => answer.url().endsWith(`/api/profiles/${name}`))
  await anna.getByText('What others see', { exact: true }).click()
  await anna.getByLabel('Close my page to others').check()
  await answered
  await bruno.reload()
  await bruno.getByText('This page is closed.').waitFor()
  expect(await bruno.getByRole('heading', { name: 'Games' }).count()).toBe(0)
  await bruno.goto(`${house()}/people/nobody-of-that-name`)
  await bruno.getByText('There is nobody with that name.').waitFor()
})
