// Takes the few icons the boards need out of the whole set: `node src/parts/pick-icons.mjs` writes each icons.gen.json
// beside the icons.txt that names them.
// Icons: game-icons.net, CC BY 3.0, by way of @iconify-json/game-icons.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rounded } from '../../tools/rounded.mjs'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const lines = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => rounded(found[1])).join('')
const lists = readdirSync('src', { recursive: true }).filter((path) => path.endsWith('icons.txt'))
for (const list of lists.map((path) => join('src', path))) {
  const names = readFileSync(list, 'utf8').trim().split(/\s+/)
  const picked = Object.fromEntries(names.map((name) => [name, lines(icons[name].body)]))
  writeFileSync(join(dirname(list), 'icons.gen.json'), `${JSON.stringify(picked)}\n`)
}
