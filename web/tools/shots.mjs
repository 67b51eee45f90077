// Pictures of every page from fixtures, for people to look at: npm run screenshots [name or width ...], LIGHT=night for those by night
// The ones that stand in the README and the documentation: npm run pictures
import { mkdirSync, writeFileSync } from 'node:fs'
import { open, PAGES, SHOWN, stage } from './stage.mjs'

const folder = new URL('../shots/', import.meta.url).pathname
const docs = new URL('../../docs/images/', import.meta.url).pathname
const wanted = process.argv.slice(2).filter((one) => one !== '--docs')
const forDocs = process.argv.includes('--docs')
const widths = wanted.filter((one) => /^\d+$/.test(one)).map(Number)
const names = wanted.filter((one) => !/^\d+$/.test(one))

mkdirSync(folder, { recursive: true })
const house = await stage()
const all = forDocs
  ? []
  : Object.entries(PAGES)
      .filter(([name]) => !names.length || names.includes(name))
      .flatMap(([name, page]) => (widths.length ? widths : [1440, 1280, 1024, 390]).map((width) => [name, page, width]))
const AT_ONCE = 2
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = all.shift(); next; next = all.shift()) await shoot(...next)
  }),
)
if (forDocs)
  for (const [picture, name, width] of SHOWN)
    if (!names.length || names.includes(picture)) await publish(picture, name, width)
await house.close()
process.exit(0)

async function shoot(name, page, width) {
  const tab = await open(house, name, page, width)
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(`${name} ${width}: wider than the screen by ${wide}`)
  if (page.full) await tab.evaluate(() => scrollTo(0, 0)) // else the bar would be drawn where the page was scrolled to
  await tab.screenshot({ path: `${folder}${name}-${width}.png`, fullPage: page.full ?? false })
  await tab.close()
}

/** A picture for the documentation: the first screen of a page, small enough to be kept with the sources. */
async function publish(picture, name, width) {
  const tab = await open(house, name, PAGES[name], width)
  const png = (await tab.screenshot()).toString('base64')
  const webp = await tab.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.86).split(',')[1]
  }, png)
  writeFileSync(`${docs}${picture}.webp`, Buffer.from(webp, 'base64'))
  await tab.close()
}
