// Takes the few icons the shell shows out of the big collection: node tools/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = [
  'anchor', 'lion', 'fleur-de-lys', 'oak-leaf', 'wax-seal',
  'cut-diamond', 'tied-scroll', 'rolled-cloth', 'powder-bag', 'amphora', 'olive', 'wheat',
  'two-coins', 'black-flag', 'card-draw', 'galley', 'barrel',
] // biome-ignore format: names in groups, read as such

const all = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)))
const bodies = Object.fromEntries(NAMES.map((name) => [name, all.icons[name].body]))
writeFileSync(new URL('../src/lib/icons.gen.json', import.meta.url), `${JSON.stringify(bodies)}\n`)
