// The pages of the client on a stage made of fixtures, for pictures and checks.
import { preview, runnerImport } from 'vite'

const HEIGHT = { 1440: 900, 1024: 768, 390: 844 }
const TABLE = '/table/rialto0001'
const scene = (game, frame, more = {}) => ({ path: TABLE, scene: { game, frame, ...more } })
/** A scene of a game between merchants. */
const staged = (game, frame, more = {}) => scene(game, frame, { staged: true, ...more })
const S12 = 'serenissima_2012'
const S96 = 'serenissima_1996'
const OM = 'oltremare'
const DS = 'dogeship'

/** What the rules say of a step from Valencia to Ragusa. */
const TOO_FAR = { rule: 'S12-5.1', reason: 'not_a_neighbour', facts: { here: 'valencia', field: 'ragusa' } }

/** Opens a part of the side of a table, wherever it is at that width. */
const side = (name) => async (tab, width) => {
  if (width <= 700) await tab.getByRole('navigation').getByRole('button', { name }).click()
  else await tab.getByRole('tab', { name }).click()
}
const press = (key) => (tab) => tab.keyboard.press(key)
const click = (selector) => (tab) => tab.locator(selector).first().click()
const point = (selector) => (tab) => tab.locator(selector).first().hover({ force: true })

/** An offer on the deal table of Oltre Mare: two cards for one, and two ducati. */
async function offer(tab, width) {
  const cards = tab.locator('.hand .card[data-state=lit]')
  if (await cards.count()) await cards.nth(0).click()
  if ((await cards.count()) > 2) await cards.nth(2).click()
  if (width < 1200) await side('Deal')(tab, width)
  const panel = tab.getByRole('tabpanel')
  await panel.locator('.good').nth(4).click()
  await panel.locator('input[type=range]').fill('2')
}

/** The same, and the sheet on which something is said of a card. */
async function claim(tab, width) {
  await offer(tab, width)
  await tab.getByRole('tabpanel').getByRole('button', { name: 'nothing said' }).first().click()
}

export const PAGES = {
  home: { path: '/', full: true },
  setup: { path: '/new/serenissima_2012', full: true },
  options: { path: '/new/oltremare', full: true, act: click('details summary') },
  lobby: { path: '/lobby' },
  mine: { path: '/games' },
  settings: { path: '/settings' },
  account: { path: '/account' },
  leaders: { path: '/leaders' },
  learn: { path: '/learn' },
  rules: { path: '/learn/serenissima_2012#S12-5.3' },
  lesson: { path: '/learn/serenissima_2012/lesson' },
  lesson96: { path: '/learn/serenissima_1996/lesson', scene: { game: S96 } },
  lessonom: { path: '/learn/oltremare/lesson', scene: { game: OM } },
  lessonds: { path: '/learn/dogeship/lesson', scene: { game: DS } },
  about: { path: '/about' },
  nowhere: { path: '/nowhere' },
  join: { path: '/join' },
  seating: scene(DS, 'choose_action', { status: 'open' }),
  expired: { path: TABLE, scene: { game: S12, problem: 404 } },
  private: { path: TABLE, scene: { game: S12, problem: 403 } },
  lost: staged(S12, 'middle', { cut: true }),
  s12start: scene(S12, 'choose_start_port'),
  s12early: staged(S12, 'early'),
  s12: staged(S12, 'middle'),
  s12point: { ...staged(S12, 'early'), act: point('.field[data-name=mare_ionio] .water') },
  s12late: staged(S12, 'late'),
  s12mode: staged(S12, 'mode'),
  s12list: { ...staged(S12, 'quay'), act: press('l') },
  s12quay: staged(S12, 'quay'),
  s12sale: staged(S12, 'sale'),
  s12invest: scene(S12, 'invest_step'),
  s12blockade: staged(S12, 'blockade'),
  s12combat: staged(S12, 'combat'),
  s12loot: staged(S12, 'loot'),
  s12why: {
    ...staged(S12, 'middle', { why: TOO_FAR }),
    act: (tab) => tab.locator('.field[data-name=ragusa]').dispatchEvent('click'),
  },
  s12rule: { ...staged(S12, 'middle'), act: click('.prompt .rule-id') },
  s12chat: { ...staged(S12, 'middle'), act: side('Chat') },
  s12position: { ...staged(S12, 'middle'), act: (tab, width) => (width > 700 ? side('Position')(tab, width) : null) },
  s12keys: { ...staged(S12, 'middle'), act: press('?') },
  s12plain: {
    ...staged(S12, 'middle'),
    act: (tab, width) => (width > 700 ? tab.getByRole('button', { name: 'as tables' }).click() : null),
  },
  s12over: staged(S12, 'over', { over: true }),
  s96early: staged(S96, 'early'),
  s96: staged(S96, 'middle'),
  s96late: staged(S96, 'late'),
  s96manage: staged(S96, 'manage'),
  s96deal: { ...staged(S96, 'manage'), act: side('Deal') },
  s96bid: scene(S96, 'setup_deploy'),
  s96sealed: staged(S96, 'bid', { sealed: [0, 3] }),
  s96price: staged(S96, 'answer_price'),
  s96pricedeal: { ...staged(S96, 'final_price'), act: side('Deal') },
  s96trade: { ...staged(S96, 'trade'), act: side('Deal') },
  s96passage: { ...staged(S96, 'passage'), act: side('Deal') },
  s96attack: staged(S96, 'attack'),
  s96over: staged(S96, 'over', { over: true }),
  omearly: staged(OM, 'early'),
  om: staged(OM, 'middle'),
  omlate: staged(OM, 'late'),
  omdeal: { ...staged(OM, 'middle'), act: offer },
  omclaim: { ...staged(OM, 'middle'), act: claim },
  omreply: { ...staged(OM, 'reply'), act: side('Deal') },
  ompick: { ...staged(OM, 'pick'), act: side('Deal') },
  omhand: staged(OM, 'reply'),
  omplay: staged(OM, 'play'),
  omsail: staged(OM, 'sail'),
  omload: staged(OM, 'load'),
  om5: scene(OM, 'trade_action'),
  omover: staged(OM, 'over', { over: true }),
  dsearly: staged(DS, 'early'),
  ds: staged(DS, 'middle'),
  dslate: staged(DS, 'late'),
  dspoint: { ...staged(DS, 'middle'), act: point('.field[data-state=lit]') },
  dslook: staged(DS, 'look'),
  dsswap: scene(DS, 'swap_doge'),
  dsbid: staged(DS, 'bid'),
  dscomplete: staged(DS, 'complete'),
  ds5: scene(DS, 'choose_action'),
  dsover: staged(DS, 'over', { over: true }),
  cover: staged(OM, 'middle', { yours: [1, 2] }),
  onlooker: scene(S12, 'onlooker'),
  review: { path: '/review/rialto0001?as=open&at=208', scene: { game: S96, finished: true }, full: true },
  replay: { path: '/review/rialto0001?as=0&at=208', scene: { game: S96, finished: true } },
  charts: {
    path: '/review/rialto0001?as=open&at=208',
    scene: { game: S96, finished: true },
    full: true,
    act: (tab) => tab.getByRole('tab', { name: 'Charts' }).click(),
  },
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
  const { path, scene = { game: 'serenissima_2012' }, act } = page
  const fake = new module.FakeServer(scene)
  const tab = await browser.newPage({
    viewport: { width, height: HEIGHT[width] ?? 800 },
    reducedMotion: 'reduce',
    hasTouch: width < 700,
    locale: 'en',
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
