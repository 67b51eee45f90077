// A person plays against bots on a running server, by clicks only: SERENISSIMA=http://… node tools/try.mjs GAME [moves]
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const [game = 'serenissima_2012', most = '30'] = process.argv.slice(2)
const root = new URL('..', import.meta.url).pathname
const server = await preview({ root, preview: { port: 4189, strictPort: true }, logLevel: 'error' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
tab.on('pageerror', (error) => console.log('error', error.message))
tab.on('console', (line) => ['error', 'warning'].includes(line.type()) && console.log(line.type(), line.text()))
await tab.goto(`http://localhost:4189/new/${game}`)
await tab.click('text=Open the table')
await tab.waitForSelector('.prompt.asked', { timeout: 60_000 })
for (let n = 0; n < Number(most); n++) {
  const asked = await tab.waitForSelector(
    '.prompt.asked .btn.can, .prompt.asked .btn.primary, .prompt.asked .btn.danger, .prompt.over',
    { timeout: 90_000 },
  )
  if (await tab.$('.prompt.over')) break
  const all = await tab.$$(
    '.prompt .btn.can:not([disabled]), .prompt .btn.primary:not([disabled]), .prompt .btn.danger',
  )
  const one = all[Math.floor(Math.random() * all.length)] ?? asked
  console.log(
    n,
    (await tab.textContent('.prompt h2')).slice(0, 60),
    '→',
    (await one.textContent().catch(() => '?')).trim(),
  )
  await one.click({ timeout: 5000 }).catch((error) => console.log('click failed', error.message.split('\n')[0]))
  await tab.waitForTimeout(150)
}
await tab.screenshot({ path: `${root}shots/try-${game}.png` })
await browser.close()
await server.close()
process.exit(0)
