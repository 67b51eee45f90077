// Looks for barriers on every page with axe-core, from fixtures: npm run build && node tools/axe.mjs
import { readFileSync } from 'node:fs'
import { open, PAGES, stage } from './stage.mjs'

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const house = await stage()
let bad = 0
for (const [name, page] of Object.entries(PAGES)) {
  for (const width of [1440, 390]) {
    const tab = await open(house, name, page, width)
    await tab.evaluate(axe)
    const found = await tab.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
    for (const one of found.violations.filter((violation) => ['serious', 'critical'].includes(violation.impact))) {
      bad++
      console.log(`${name} ${width}: ${one.id} (${one.impact}): ${one.nodes.length} × ${one.help}`)
      for (const node of one.nodes.slice(0, 3))
        console.log(`    ${node.html.slice(0, 140)}  ${node.any[0]?.message?.slice(0, 140) ?? ''}`)
    }
    await tab.close()
  }
}
await house.close()
console.log(bad ? `${bad} barriers` : 'no serious or critical barriers')
process.exit(bad ? 1 : 0)
