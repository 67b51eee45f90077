// Draws the coast for the pictures that the server makes (`node tools/coast.mjs`): rings by degrees, land and inland seas.
// Coastline: Natural Earth, by way of world-atlas.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { area, clipRing, thinRing } from '../src/chart/geometry/shapes.mjs'

const CLIP = [-14, 14, 58, 60]
const LEAST = 0.06 // square degrees of an island
const TOLERANCE = 0.05

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'))
const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
)
const drawn = (rings) =>
  rings
    .map((ring) => clipRing(ring.slice(0, -1), CLIP))
    .filter((ring) => ring.length > 2 && area(ring) >= LEAST)
    .map((ring) => thinRing(ring, TOLERANCE, () => 1).flatMap((point) => point.map((at) => Math.round(at * 100) / 100)))
const said = {
  land: drawn(polygons.map(([outside]) => outside)),
  water: drawn(polygons.flatMap(([, ...holes]) => holes)),
}
writeFileSync(new URL('../../src/serenissima/server/paper/coast.json', import.meta.url), `${JSON.stringify(said)}\n`)
