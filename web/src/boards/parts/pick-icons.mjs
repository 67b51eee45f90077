// Takes the few icons the boards need out of the whole set: `node src/boards/parts/pick-icons.mjs` writes icons.gen.json.
// Icons: game-icons.net, CC BY 3.0, by way of @iconify-json/game-icons.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = [
  'anchor',
  'lion',
  'fleur-de-lys',
  'log',
  'stone-block',
  'ionic-column',
  'amphora',
  'metal-bar',
  'powder-bag',
  'cut-diamond',
  'rolled-cloth',
  'anvil',
  'crossed-swords',
  'death-skull',
]
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const lines = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
const picked = Object.fromEntries(NAMES.map((name) => [name, lines(icons[name].body)]))
writeFileSync(new URL('icons.gen.json', import.meta.url), `${JSON.stringify(picked)}\n`)
