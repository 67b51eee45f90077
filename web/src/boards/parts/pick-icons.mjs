// Takes the few icons the boards need out of the whole set: `node src/boards/parts/pick-icons.mjs` writes each icons.gen.json.
// Icons: game-icons.net, CC BY 3.0, by way of @iconify-json/game-icons.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const SETS = {
  'icons.gen.json': `anchor lion fleur-de-lys log stone-block ionic-column amphora
    metal-bar powder-bag cut-diamond rolled-cloth anvil crossed-swords death-skull`,
  '../oltremare/icons.gen.json': `emerald tied-scroll rolled-cloth powder-bag amphora olive wheat lion barrel
    pirate-flag waves compass skull-crossed-bones coins imperial-crown scales
    rialto-bridge palm-tree anchor fleur-de-lys oak-leaf`,
  '../dogeship/icons.gen.json': 'anchor lion laurels ship-wheel big-wave carnival-mask trade',
}
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')
const lines = (body) => [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
for (const [file, names] of Object.entries(SETS)) {
  const picked = Object.fromEntries(names.split(/\s+/).map((name) => [name, lines(icons[name].body)]))
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(picked)}\n`)
}
