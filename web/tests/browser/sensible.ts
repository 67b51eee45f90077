/** A sensible person at a table: takes the whole turn that is offered, else what brings most; and how often he clicks. */

import type { Page, WebSocket } from 'playwright-core'
import { next } from './hands'

interface Line {
  seat: string | null
  /** the numbers of the first and the last news that it tells */
  first: number
  last: number
}

interface Frame {
  t: string
  seen?: number
  view?: { seat: string }
  tale?: { start: number; lines: Line[] } | null
}

/** What a table was told: whose seat this is, and the lines of the log. */
class Told {
  seat = ''
  /** the number of the latest news */
  seen = 0
  lines: Line[] = []

  constructor(page: Page) {
    page.on('websocket', (socket: WebSocket) =>
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as Frame)),
    )
  }

  private hear({ t, seen, view, tale }: Frame): void {
    if (t !== 'position' && t !== 'changed') return
    if (view?.seat) this.seat = view.seat
    this.seen = seen ?? this.seen
    if (tale) this.lines = [...this.lines.slice(0, tale.start), ...tale.lines]
  }

  /** The line that tells this news; what nobody's line tells, such as a phase in which nothing was done, is a turn too. */
  turnOf(news: number): { own: boolean; name: string } {
    const at = this.lines.findIndex(({ first, last }) => first <= news && news <= last)
    const seat = this.lines[at]?.seat ?? null
    return seat === null ? { own: true, name: `untold ${news}` } : { own: seat === this.seat, name: `line ${at}` }
  }
}

/** What a person would press next, the first of these that can be seen. */
const FIRST = [
  '.prompt .acts button.chosen', // it waits to be sent
  '.prompt [data-turn].primary', // a whole turn
  '.ledger div:has(> p > .price) .stepper button:last-child:not([aria-disabled=true])', // goods, while there is room and money
  '.done-dividing:enabled, .sheet .done:enabled',
  '[role=alertdialog] .primary, .sheet[role=dialog] .primary:enabled',
]

/** Where he clicks, in the page: what brings most coins or points, else what is filled, else what ends it, else anything. */
function wantedPlace(first: readonly string[]): { x: number; y: number } | null {
  const placeOf = (thing: Element | undefined): { x: number; y: number } | null => {
    if (!thing?.checkVisibility({ visibilityProperty: true })) return null
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = thing.getBoundingClientRect()
    for (const across of [0.5, 0.2, 0.8])
      for (const down of [0.5, 0.25, 0.75]) {
        const [x, y] = [left + width * across, top + height * down]
        const hit = document.elementFromPoint(x, y)
        if (hit && thing.contains(hit)) return { x, y }
      }
    return null
  }
  const all = (of: string) => [...document.querySelectorAll(of)]
  const brings = (one: Element): number => {
    const said = [...one.querySelectorAll('.brings b, .more b')].map((b) => b.textContent ?? '')
    const coin = said.find((text) => /ducat|point/.test(text))
    return coin ? Number.parseInt(coin.replace('−', '-').replace('+', ''), 10) : 0
  }
  const beside = all('.prompt .slots button:enabled').sort((a, b) => brings(b) - brings(a))
  const worth = beside.filter((one) => brings(one) > 0)
  const order = [
    ...first.flatMap(all),
    ...worth,
    ...all('.prompt .acts button.primary:enabled'),
    ...all('.prompt .end button:enabled'),
    ...all('.board [data-state=lit], .board button.lit, .board button[data-move]:enabled'),
    ...beside,
    ...all('[role=tabpanel] .row button:is(.primary, .can):enabled'),
  ]
  for (const one of order) {
    const place = placeOf(one)
    if (place) return place
  }
  return null
}

/** Clicks of each turn of a whole game, in their order; those that answer somebody else's turn are apart. */
export interface Clicks {
  turns: number[]
  answers: number
}

/** Whose turn each answer belongs to is known when all is told. */
function shared(told: Told, given: readonly [number, number][]): Clicks {
  const turns = new Map<string, number>()
  let answers = 0
  for (const [news, clicks] of given) {
    const { own, name } = told.turnOf(news)
    if (own) turns.set(name, (turns.get(name) ?? 0) + clicks)
    else answers += clicks
  }
  return { turns: [...turns.values()], answers }
}

const MOST = 1_500

/** Play a whole game as a sensible person does; the page must not be open yet when this is called. */
export function counting(page: Page): () => Promise<Clicks> {
  const told = new Told(page)
  return async () => {
    /** the number of the news that each answer became, and the clicks that it took */
    const given: [number, number][] = []
    let clicks = 0
    for (let n = 0; n < MOST; n++) {
      const [, asked] = await next([page])
      if (asked === 'over') return shared(told, given)
      const { seen } = told
      const place = await page.evaluate(wantedPlace, FIRST)
      if (!place) throw new Error(`nothing to click: ${await page.locator('.prompt').textContent()}`)
      await page.mouse.click(place.x, place.y)
      clicks++
      await next([page])
      if (told.seen === seen) continue // the answer is only half made up
      given.push([seen + 1, clicks])
      clicks = 0
    }
    throw new Error(`not over after ${MOST} clicks`)
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
