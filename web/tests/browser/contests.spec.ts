/** A contest of eight in browsers and beside them: from its making to its end, with somebody who does not come. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContestPage, PodSaid } from '../../src/lib/wire'
import { CHART } from '../examples'
import { ask, PASSWORD, register } from './accounts'
import { inBrowsers, person, unbarred } from './people'
import { Server } from './server'

inBrowsers()
let server: Server
beforeAll(async () => {
  server = await Server.open(undefined, { SERENISSIMA_CONTEST_PAUSE: '0' })
})
afterAll(() => server?.close())

const MISSING = 'Hugo'

/** Somebody who plays without a screen. */
class Scripted {
  id = ''
  private cookie = ''
  constructor(readonly name: string) {}

  async ask<T>(method: string, path: string, body: object | null = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie }
    const said = { method, headers, body: method === 'GET' ? null : JSON.stringify(body) }
    const answer = await fetch(`${server.url}/api${path}`, said)
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${text}`)
    return (text ? JSON.parse(text) : null) as T
  }

  async come(): Promise<this> {
    await this.ask('POST', '/guest')
    const me = await this.ask<{ id: string }>('POST', '/register', { name: this.name, password: PASSWORD })
    this.id = me.id
    return this
  }
}

/** Make a contest for tables of two by the form, and enter it. */
async function make(page: Page, name: string): Promise<string> {
  await page.goto(`${server.url}/contests`)
  await page.getByRole('link', { name: 'Make a contest' }).click()
  await page.getByLabel('Name of the contest').fill(name)
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(CHART)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('2')
  await page.getByRole('button', { name: 'Announce it' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a contest of eight runs to its end with one who does not come', async () => {
  const [anna, bruno] = [await person(), await person({ viewport: { width: 390, height: 844 } })]
  const annas = await register(anna, server.url, 'Anna')
  const contest = await make(anna, 'Cup of eight')
  const names = ['Bea', 'Carlo', 'Dora', 'Elio', 'Fina', 'Gino', MISSING]
  const others = await Promise.all(names.map((name) => new Scripted(name).come()))
  for (const one of others) await one.ask('POST', `/contests/${contest}/enter`)
  await bruno.goto(`${server.url}/contests/${contest}`)
  await bruno.getByText('8 players', { exact: true }).waitFor()
  await unbarred(bruno, 'before')
  await anna.getByRole('button', { name: 'Begin now' }).click()

  const [first] = others
  const missing = others.at(-1)?.id ?? expect.fail()
  const look = () => first?.ask<ContestPage>('GET', `/contests/${contest}`) as Promise<ContestPage>
  /** Everybody of a table sits down but the missing one; then the last who has come gives up, which ends it. */
  async function playTable(pod: PodSaid): Promise<void> {
    const here = others.filter((one) => pod.seats.includes(one.id) && one.name !== MISSING)
    for (const one of here) if (pod.status === 'open') await one.ask('POST', `/contests/${contest}/seat`)
    const came = pod.seats.filter((who) => here.some((one) => one.id === who) || who === annas)
    const table = await first?.ask<{ table: { status: string } }>('GET', `/tables/${pod.table}?invite=${pod.invite}`)
    if (table?.table.status !== 'playing') return
    const gives = here.at(-1)
    if (gives && came.length) await gives.ask('POST', `/tables/${pod.table}/resign`)
    else if (came.length) await ask(anna, 'POST', `/tables/${pod.table}/resign`)
  }
  for (const number of [1, 2]) {
    await anna.goto(`${server.url}/contests/${contest}`)
    await anna.getByRole('heading', { name: `Round ${number}`, level: 2 }).waitFor()
    await anna.getByRole('heading', { name: 'Why you two?' }).waitFor()
    expect(await anna.getByRole('article').count()).toBe(4)
    await anna.keyboard.press('t')
    await anna.waitForURL('**/table/*')
    await anna.goto(`${server.url}/contests/${contest}`)
    await anna.getByRole('heading', { name: 'Why you two?' }).waitFor()
    if (number === 1) await unbarred(anna, 'running')
    for (;;) {
      const page = await look()
      const turn = page.rounds.find((one) => one.number === number)
      const open = turn?.pods.filter((pod) => pod.status !== 'over') ?? []
      if (turn && !open.length) break
      for (const pod of open) await playTable(pod).catch(() => {}) // somebody was quicker
      const alone = open.every((pod) => pod.seats.includes(missing))
      if (turn && alone) server.change('UPDATE contest_pods SET due = 0') // the time for which he is waited for is over
      await new Promise((done) => setTimeout(done, 200))
    }
  }
  await anna.goto(`${server.url}/contests/${contest}`)
  await anna.getByRole('heading', { name: 'The first three' }).waitFor()
  await anna.getByRole('heading', { name: 'Who met whom' }).waitFor()
  const page = await look()
  expect(page.contest.status).toBe('over')
  const his = page.lines.find((one) => one.name === MISSING)
  expect([his?.standing.points, his?.standing.rounds]).toEqual([0, [-1, -1]])
  expect(page.lines.reduce((sum, one) => sum + one.standing.points, 0)).toBe(2 * 4 * 3.5) // the others lose nothing by it
  await anna.getByRole('button', { name: 'earlier round' }).click()
  expect(await anna.locator('article s').allInnerTexts()).toEqual([MISSING])
  await unbarred(anna, 'over')
  await bruno.reload()
  await bruno.getByRole('heading', { name: 'The first three' }).waitFor()
  await unbarred(bruno, 'over, narrow')
  const file = await fetch(`${server.url}/api/contests/${contest}/table.csv`)
  expect((await file.text()).trim().split('\r\n')).toHaveLength(9)
})
