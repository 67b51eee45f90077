// Pictures of boards from fixtures: node tools/gallery.mjs OUT game scene[,scene] width x height[,...] [query]
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const [out, game, scenes, sizes, query = ''] = process.argv.slice(2)
const source = new URL('../../src/serenissima/', import.meta.url)

// The texts and data files, where the server would give them.
const house = {
  name: 'house',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, kind, name] = /^\/@(text|components)\/(\w+)/.exec(request.url ?? '') ?? []
      const house = ['common', 'web'].includes(name)
      const file = house ? `text/en/${name}.ftl` : `games/${name}/words/en/game.ftl`
      if (kind === 'text') response.end(readFileSync(new URL(file, source)))
      else if (kind === 'components') response.end(readFileSync(new URL(`games/${name}/components.json`, source)))
      else next()
    })
  },
}
const server = await createServer({ plugins: [house], server: { port: 0, hmr: false, watch: null }, logLevel: 'warn' })
await server.listen()
const address = server.resolvedUrls.local[0]
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
mkdirSync(out, { recursive: true })
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 700 ? 2 : 1 })
  page.on('pageerror', (error) => console.log('page:', error.message))
  page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()))
  for (const scene of scenes.split(',')) {
    await page.goto(`${address}gallery.html?game=${game}&scene=${scene}&${query}`)
    await page.waitForSelector('.chart svg', { timeout: 60000 }).catch(() => console.log('no chart', scene))
    const click = new URLSearchParams(query).get('click')
    if (click) await page.locator(click).first().click({ force: true })
    const hover = new URLSearchParams(query).get('hover')
    if (hover)
      await page
        .locator(hover)
        .first()
        .hover({ force: true })
        .catch((error) => console.log(error.message))
    await page.evaluate(() => document.fonts.ready)
    const presses = Number(new URLSearchParams(query).get('press') ?? 0)
    if (presses) await step(page, presses)
    await page.waitForTimeout(Number(new URLSearchParams(query).get('wait') ?? 400))
    await page.screenshot({ path: `${out}/${game}-${scene.replace(':', '-')}-${width}.png` })
  }
  await page.close()
}
await browser.close()
await server.close()

/** The next position so many times, with the processor time each takes: other work on the machine does not count. */
async function step(page, presses) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const ms = (name) => 1000 * metrics.find((metric) => metric.name === name).value
    return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') }
  }
  for (let press = 0; press < presses; press++) {
    const before = await spent()
    await page.evaluate(async () => {
      document.querySelector('aside button')?.click()
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    })
    const after = await spent()
    const [script, layout] = ['script', 'layout'].map((part) => (after[part] - before[part]).toFixed(1))
    console.log(`next position: script ${script} ms, style and layout ${layout} ms`)
  }
}
