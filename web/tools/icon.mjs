/** The rose of the house as icons of an installed page: node tools/icon.mjs (needs Chromium) */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const web = join(import.meta.dirname, '..')
const rose = readFileSync(join(web, 'public/rose.svg'), 'utf8')
/** @type {[string, number, number, string][]} name, pixels, how much of them the rose takes, the ground */
const ICONS = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  ['icon-mask.png', 512, 0.78, '#1c2b30'],
]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, size, part, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const style = `margin:0;display:grid;place-content:center;height:${size}px;background:${ground}`
  const drawn = rose.replace('<svg ', `<svg width="${size * part}" height="${size * part}" `)
  await page.setContent(`<body style="${style}">${drawn}</body>`)
  await page.screenshot({ path: join(web, 'src/tab/files', name), omitBackground: true })
}
await browser.close()
