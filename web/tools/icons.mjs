// Takes the few icons the shell shows out of the big collection: node tools/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = ['anchor', 'lion', 'fleur-de-lys', 'oak-leaf', 'wax-seal']

const all = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)))
const bodies = Object.fromEntries(NAMES.map((name) => [name, all.icons[name].body]))
writeFileSync(new URL('../src/lib/icons.gen.json', import.meta.url), `${JSON.stringify(bodies)}\n`)
