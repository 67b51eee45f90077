// The coast behind the home page's title, from Natural Earth: node tools/hero.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'

const [WIDTH, HEIGHT] = [1440, 400]
const world = JSON.parse(readFileSync(new URL('../node_modules/world-atlas/land-50m.json', import.meta.url)))
const land = feature(world, world.objects.land)
const projection = geoMercator()
  .center([14.2, 36.6])
  .scale(6200)
  .translate([WIDTH * 0.56, HEIGHT * 0.42])
  .clipExtent([
    [-40, -40],
    [WIDTH + 40, HEIGHT + 40],
  ])
const path = geoPath(projection).digits(1)
writeFileSync(new URL('../src/home/coast.gen.json', import.meta.url), `${JSON.stringify({ d: path(land) })}\n`)
