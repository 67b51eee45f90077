// The pages of the client on a stage made of fixtures, for pictures and checks.
import { existsSync, readdirSync } from 'node:fs'
import { preview, runnerImport } from 'vite'
import { click, scene, staged } from './acts.mjs'

const HEIGHT = { 1440: 900, 1280: 650, 1024: 768, 390: 844 }
const root = new URL('..', import.meta.url).pathname
const { BUILDING, CHART, DEALING, HAGGLING } = (await runnerImport(`${root}tests/examples.ts`)).module

/** Points by source of the result that is shown, as a game of 1996 has them. */
const RECKONING = {
  sources: [
    { name: 'own_capital', rule: 'S96-17.1', points: [10, 10, 0, 10] },
    { name: 'full_small_ports', rule: 'S96-17.4', points: [0, 2, 4, 0] },
    { name: 'other_ports', rule: 'S96-17.3', points: [3, 1, 6, 1] },
    { name: 'ducats', rule: 'S96-17.2', points: [1, 2, 3, 0] },
  ],
  total: [14, 15, 13, 11],
}

/** The pages of the shell, and of each game those that `tests/games/<game>/pages.mjs` names. */
export const PAGES = {
  home: { path: '/', full: true },
  setup: { path: `/new/${CHART}`, full: true },
  options: { path: `/new/${DEALING}`, full: true, act: click('details summary') },
  harbour: { path: '/harbour' },
  mine: { path: '/games' },
  settings: { path: '/settings' },
  account: { path: '/account' },
  leaders: { path: '/leaders' },
  learn: { path: '/learn' },
  rules: { path: `/learn/${CHART}#CHART-5.3` },
  lesson: { path: `/learn/${CHART}/lesson` },
  about: { path: '/about' },
  nowhere: { path: '/nowhere' },
  join: { path: '/join' },
  seating: scene(BUILDING, 'choose_action', { status: 'open' }),
  expired: { path: '/table/rialto0001', scene: { game: CHART, problem: 404 } },
  private: { path: '/table/rialto0001', scene: { game: CHART, problem: 403 } },
  lost: staged(CHART, 'middle', { cut: true }),
  cover: staged(DEALING, 'middle', { yours: [1, 2] }),
  onlooker: scene(CHART, 'onlooker'),
  result: { path: '/table/rialto0001', scene: { game: HAGGLING, finished: true, over: true, reckoning: RECKONING } },
  review: { path: '/review/rialto0001?as=open&at=208', scene: { game: HAGGLING, finished: true }, full: true },
  replay: { path: '/review/rialto0001?as=0&at=208', scene: { game: HAGGLING, finished: true } },
  charts: {
    path: '/review/rialto0001?as=open&at=208',
    scene: { game: HAGGLING, finished: true },
    full: true,
    act: (tab) => tab.getByRole('tab', { name: 'Charts' }).click(),
  },
}

/** What the documentation shows: the picture's name, the page and its width. */
export const SHOWN = [
  ['home', 'home', 1440],
  ['review', 'review', 1440],
]

for (const game of readdirSync(`${root}tests/games`)) {
  const file = `${root}tests/games/${game}/pages.mjs`
  if (!existsSync(file)) continue
  const { pages, shown } = await import(file)
  Object.assign(PAGES, pages)
  SHOWN.push(...shown)
}

/** A browser and the built client. */
export async function stage(port = Number(process.env.STAGE ?? 4188)) {
  const { module } = await runnerImport(`${root}tests/fake.ts`)
  const server = await preview({ root, preview: { port, strictPort: true }, logLevel: 'error' })
  const { module: chromium } = await runnerImport(`${root}tools/chromium.ts`)
  const browser = await chromium.launch()
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { module, browser, port, close }
}

/** One page of it, at that width, ready to be looked at. */
export async function open({ module, browser, port }, name, page, width) {
  const { path, scene = { game: CHART }, act } = page
  const fake = new module.FakeServer(scene)
  const tab = await browser.newPage({
    viewport: { width, height: HEIGHT[width] ?? 800 },
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    locale: 'en',
    colorScheme: process.env.LIGHT === 'night' ? 'dark' : 'light',
  })
  tab.setDefaultTimeout(15_000)
  tab.setDefaultNavigationTimeout(90_000)
  tab.on('pageerror', (error) => console.log(`${name} ${width}: ${error.message}`))
  tab.on('console', (line) => line.type() === 'error' && console.log(`${name} ${width}: ${line.text()}`))
  await tab.route('**/api/**', (route) => {
    if (scene.problem && /\/api\/tables\/\w+$/.test(new URL(route.request().url()).pathname))
      return route.fulfill({ status: scene.problem, json: { code: '', message: '' } })
    const found = fake.answer(route.request().method(), route.request().url())
    return found === null
      ? route.fulfill({ status: 404, json: { code: 'not_found', message: '' } })
      : route.fulfill({ json: found })
  })
  await tab.routeWebSocket('**/live*', (socket) => {
    const send = (frame) => socket.send(JSON.stringify(frame))
    socket.onMessage((text) => fake.hear(JSON.parse(text), send))
    fake.greet(send)
    if (scene.cut) setTimeout(() => socket.close(), 100)
  })
  await tab.goto(`http://localhost:${port}${path}`)
  await tab.waitForSelector('main h1, main h2, .prompt h2, .coach', { timeout: 90_000 })
  await tab.evaluate(() => document.fonts.ready)
  await tab.waitForTimeout(250)
  if (act) {
    await Promise.resolve(act(tab, width)).catch((error) =>
      console.log(`${name} ${width}: ${error.message.split('\n')[0]}`),
    )
    await tab.waitForTimeout(300)
  }
  return tab
}
