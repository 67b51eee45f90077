// Takes the few icons the shell shows out of the big collection: node tools/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { rounded } from './rounded.mjs'

const NAMES = [
  'anchor', 'lion', 'fleur-de-lys', 'oak-leaf', 'wax-seal',
  'cut-diamond', 'tied-scroll', 'rolled-cloth', 'powder-bag', 'amphora', 'olive', 'wheat',
  'two-coins', 'black-flag', 'card-draw', 'galley', 'barrel',
] // biome-ignore format: names in groups, read as such

const all = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)))
const body = (name) => all.icons[name].body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`)
const bodies = Object.fromEntries(NAMES.map((name) => [name, body(name)]))
writeFileSync(new URL('../src/lib/icons.gen.json', import.meta.url), `${JSON.stringify(bodies)}\n`)
