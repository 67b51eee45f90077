// Pictures of every page from fixtures, for people to look at: npm run screenshots [name or width ...]
import { mkdirSync } from 'node:fs'
import { open, PAGES, stage } from './stage.mjs'

const folder = new URL('../shots/', import.meta.url).pathname
const wanted = process.argv.slice(2)
const widths = wanted.filter((one) => /^\d+$/.test(one)).map(Number)
const names = wanted.filter((one) => !/^\d+$/.test(one))

mkdirSync(folder, { recursive: true })
const house = await stage()
const all = Object.entries(PAGES)
  .filter(([name]) => !names.length || names.includes(name))
  .flatMap(([name, page]) => (widths.length ? widths : [1440, 1024, 390]).map((width) => [name, page, width]))
const AT_ONCE = 2
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = all.shift(); next; next = all.shift()) await shoot(...next)
  }),
)
await house.close()
process.exit(0)

async function shoot(name, page, width) {
  const tab = await open(house, name, page, width)
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(`${name} ${width}: wider than the screen by ${wide}`)
  await tab.screenshot({ path: `${folder}${name}-${width}.png`, fullPage: page.full ?? false })
  await tab.close()
}
