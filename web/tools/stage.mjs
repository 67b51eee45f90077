// The pages of the client on a stage made of fixtures, for pictures and checks.
import { preview, runnerImport } from 'vite'

const HEIGHT = { 1440: 900, 1024: 768, 390: 844 }
const scene = (game, frame, more = {}) => ({ path: '/table/rialto0001', scene: { game, frame, ...more } })
export const PAGES = {
  home: { path: '/', full: true },
  setup: { path: '/new/serenissima_2012', full: true },
  options: { path: '/new/oltremare', full: true, click: 'details summary' },
  lobby: { path: '/lobby' },
  mine: { path: '/games' },
  settings: { path: '/settings' },
  account: { path: '/account' },
  leaders: { path: '/leaders' },
  learn: { path: '/learn' },
  rules: { path: '/learn/serenissima_2012#S12-5.3', scene: { game: 'serenissima_2012' } },
  lesson: { path: '/learn/serenissima_2012/lesson' },
  about: { path: '/about' },
  nowhere: { path: '/nowhere' },
  join: { path: '/join' },
  s12start: scene('serenissima_2012', 'choose_start_port'),
  s12: scene('serenissima_2012', 'move_step'),
  s12list: { ...scene('serenissima_2012', 'load_step'), press: 'l' },
  s12invest: scene('serenissima_2012', 'invest_step'),
  s12fight: scene('serenissima_2012', 'fight_act'),
  s12over: scene('serenissima_2012', 'over', { over: true }),
  s96: scene('serenissima_1996', 'manage'),
  s96bid: scene('serenissima_1996', 'setup_deploy'),
  s96sealed: scene('serenissima_1996', 'bid', { sealed: [0, 3] }),
  s96sail: scene('serenissima_1996', 'sail'),
  s96sell: scene('serenissima_1996', 'sell'),
  s96over: scene('serenissima_1996', 'over', { over: true }),
  om: scene('oltremare', 'offer_ducati'),
  omclaim: scene('oltremare', 'offer_claim'),
  omtrade: scene('oltremare', 'trade_action'),
  omreply: scene('oltremare', 'deal_reply'),
  ominvite: scene('oltremare', 'invite_reply'),
  omplay: scene('oltremare', 'play_card'),
  omsail: scene('oltremare', 'sail'),
  omload: scene('oltremare', 'load_order'),
  ds: scene('dogeship', 'choose_action'),
  dslook: scene('dogeship', 'keep_tile'),
  dsswap: scene('dogeship', 'swap_doge'),
  dsbid: scene('dogeship', 'bid_approvals'),
  dscomplete: scene('dogeship', 'complete_step'),
  dsover: scene('dogeship', 'over', { over: true }),
  cover: scene('oltremare', 'trade_action', { yours: [1, 0] }),
  onlooker: scene('serenissima_2012', 'onlooker'),
  over: scene('oltremare', 'over', { over: true }),
  review: {
    path: '/review/rialto0001?as=open&at=220',
    scene: { game: 'serenissima_1996', finished: true },
    full: true,
  },
  seating: scene('dogeship', 'choose_action', { status: 'open' }),
}

const root = new URL('..', import.meta.url).pathname

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
  const { path, scene = { game: 'serenissima_2012' }, click, press } = page
  const fake = new module.FakeServer(scene)
  const tab = await browser.newPage({
    viewport: { width, height: HEIGHT[width] ?? 800 },
    reducedMotion: 'reduce',
    locale: 'en',
  })
  tab.on('pageerror', (error) => console.log(`${name} ${width}: ${error.message}`))
  tab.on('console', (line) => line.type() === 'error' && console.log(`${name} ${width}: ${line.text()}`))
  await tab.route('**/api/**', (route) => {
    const found = fake.answer(route.request().method(), route.request().url())
    return found === null
      ? route.fulfill({ status: 404, json: { code: 'not_found', message: '' } })
      : route.fulfill({ json: found })
  })
  await tab.routeWebSocket('**/live*', (socket) => {
    const send = (frame) => socket.send(JSON.stringify(frame))
    socket.onMessage((text) => fake.hear(JSON.parse(text), send))
    fake.greet(send)
  })
  await tab.goto(`http://localhost:${port}${path}`)
  await tab.waitForSelector('main h1, main h2, .prompt h2, .coach', { timeout: 20_000 })
  await tab.evaluate(() => document.fonts.ready)
  await tab.waitForTimeout(250)
  if (click) await tab.click(click)
  if (press) await tab.keyboard.press(press)
  if (click || press) await tab.waitForTimeout(200)
  return tab
}
