// Draws the charts once: `npm run chart` writes coasts, sea fields, harbours and routes, those of a game into its room.
// Coastline: Natural Earth, by way of world-atlas.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { around, lineBreaks, placeSomewhere, spots } from './berths.mjs'
import { cells, fieldRaster, gates } from './fields.mjs'
import { harbours } from './harbours.mjs'
import { projection } from './projection.mjs'
import { area, clipRing, corners, dice, path, smoothLine, smoothRing, thinRing } from './shapes.mjs'
import { hatching, landRaster, offshore } from './water.mjs'

const read = (name, from = import.meta.url) => JSON.parse(readFileSync(new URL(name, from), 'utf8'))
const write = (name, value, from = import.meta.url) => writeFileSync(new URL(name, from), `${JSON.stringify(value)}\n`)
const whole = ([x, y]) => [Math.round(x), Math.round(y)]
const tenths = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

function landRings(ground, project) {
  const atlas = createRequire(import.meta.url)(`world-atlas/land-${ground.scale}.json`)
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  return polygons
    .flat()
    .map((ring) => clipRing(ring.slice(0, -1), ground.clip))
    .filter((ring) => ring.length > 2)
    .filter((ring) => area(ring.map(project)) >= ground.islands.least || isKept(ring, ground))
    .map((ring) => thinRing(ring.map(project), 0.45, weight))
}

/** Shores beyond the chart's edge are drawn coarsely. */
const weight = ([x, y]) => (x > -40 && x < 1140 && y > -40 && y < 800 ? 1 : 0.15)

function isKept(ring, ground) {
  const middle = [0, 1].map((i) => ring.reduce((sum, point) => sum + point[i], 0) / ring.length)
  return ground.islands.kept.some((place) => Math.hypot(place[0] - middle[0], place[1] - middle[1]) < 0.35)
}

function coast({ ground, project, shores, raster, far }) {
  const random = dice(11)
  const mountains = Object.values(ground.ranges)
    .flat()
    .map((place) => [...tenths(project(place)), Math.round((0.8 + random() * 0.5) * 100) / 100])
    .sort((a, b) => a[1] - b[1])
  const [long, short] = hatching(raster, far, ground.hatching)
  return {
    land: shores.map(corners).join(''), // smoothed where they are drawn
    hatching: { long, short },
    rivers: ground.rivers.map((river) => path(smoothLine(river.map(project), 3), false)).join(''),
    mountains,
  }
}

const FRAME = { x: 0, y: 0, w: 1100, h: 852 }
const GALLEY = { w: 72, h: 36 }
/** of a field's name, in the pixels that a layout's `unit` makes chart units */
const LETTER = { w: 5.8, h: 12.8 }

function plaqueBoxes(ports, layout, size, project) {
  const { unit } = layout
  return ports.map((port) => {
    const [x, y] = project([port.lon, port.lat])
    const [dx, dy] = layout.plaques[port.id]
    const letter = port.name.length > size.long ? size.tight : size.letter
    const letters = size.letters + letter * port.name.length
    const w = unit * Math.max(size.spaces + size.space * port.spaces, letters)
    const sky = size.skyline * unit
    return { x: x + dx - 1, y: y + dy - sky, w: w + 2, h: size.height * unit + sky + 1 }
  })
}

/** Berths and names for every field: names avoid all berths, where there is no room only the first of each, or none. */
function findBerths(fields, ports, layout, waters, { project, far }) {
  const taken = [...plaqueBoxes(ports, layout, read('../../parts/plaque.json'), project), ...layout.furniture]
  taken.push(...ports.map((port) => around(project([port.lon, port.lat]), 10, 10)))
  const frame = { ...FRAME, y: layout.top }
  const berths = { ...layout.anchorages }
  const names = {}
  const boxes = (list) => list.map((berth) => around(berth, GALLEY.w, GALLEY.h))
  const ashore = [...taken]
  for (const list of Object.values(berths)) taken.push(...boxes(list))
  const berth = (field, tolerances) => {
    const how = { taken, near: project([field.lon, field.lat]), gap: 1, frame }
    const found = placeSomewhere(waters, far, field.id, GALLEY, how, tolerances)
    if (!found) return
    berths[field.id] = [...(berths[field.id] ?? []), found.centre]
    taken.push(around(found.centre, GALLEY.w, GALLEY.h))
  }
  const anchored = new Set(Object.keys(berths))
  for (const field of fields) if (!anchored.has(field.id)) berth(field, [0.05, 0.15, 0.3, 0.5, 0.8, 1.2])
  for (let more = 1; more < layout.berths; more++)
    for (const field of fields) if (berths[field.id]?.length === more) berth(field, [0.05, 0.15, 0.3])
  const first = [...ashore, ...boxes(Object.values(berths).map(([berth]) => berth))]
  for (const field of layout.names ? fields : [])
    for (const obstacles of [taken, first, ashore])
      names[field.id] ??= nameField(field, obstacles, { waters, far, frame, layout })
  for (const field of fields) if (!names[field.id]) delete names[field.id]
  return { berths, names }
}

function nameField(field, taken, { waters, far, frame, layout }) {
  const set = layout.names[field.id]
  const ways = lineBreaks(field.name)
  const [letter, line] = [LETTER.w * layout.unit, LETTER.h * layout.unit]
  const boxOf = (lines) => ({
    w: Math.max(...lines.map((one) => one.length)) * letter + 2,
    h: lines.length * line - 1,
  })
  let best = set && { centre: set.slice(0, 2), lines: ways.find((way) => way.length === (set[2] ?? 1)), lead: set[3] }
  for (const tolerance of best ? [] : [0.02, 0.1, 0.22, 0.4, 0.6]) {
    for (const lines of ways) {
      const found = placeSomewhere(waters, far, field.id, boxOf(lines), { taken, gap: 1, frame }, [tolerance])
      const score = found && found.score - 4 * (lines.length - 1)
      if (found && (!best || score > best.score)) best = { ...found, score, lines }
    }
    if (best) break
  }
  if (!best) return undefined
  const { w, h } = boxOf(best.lines)
  taken.push(around(best.centre, w, h))
  return { at: whole(best.centre), lines: best.lines.length, ...(best.lead && { lead: best.lead }) }
}

function report(game, kind, fields, { berths, names }) {
  const bare = fields.filter((field) => !berths[field.id]).map((field) => field.id)
  const nameless = fields.filter((field) => !names[field.id]).map((field) => field.id)
  console.log(
    `${game}, ${kind}`,
    'berths:',
    JSON.stringify(Object.fromEntries(Object.entries(berths).map(([f, b]) => [f, b.length]))),
  )
  console.log('  without a berth:', bare.join(' ') || 'none', '· without a name:', nameless.join(' ') || 'none')
}

function chart(game, components, places, land) {
  const { project, raster, far } = land
  const fields = components.fields ?? components.zones
  const ports = components.ports.map((port) => ({
    ...port,
    spaces: port.values?.length ?? components.port_sizes[port.size].spaces,
  }))
  const diagram = cells(places.seeds, project, [-700, -700, 1900, 2000])
  const waters = fieldRaster(raster, diagram)
  return {
    ports: Object.fromEntries(ports.map((port) => [port.id, tenths(project([port.lon, port.lat]))])),
    layouts: Object.fromEntries(
      Object.entries(places.layouts).map(([kind, layout]) => {
        const found = findBerths(fields, ports, layout, waters, land)
        report(game, kind, fields, found)
        const { top, tall, unit, plaques, furniture } = layout
        return [kind, { top, tall, unit, plaques, furniture, ...found }]
      }),
    ),
    spots: Object.fromEntries(
      fields.map(({ id, lon, lat }) => [id, spots(waters, id, project([lon, lat]), { w: 44, h: 22 })]),
    ),
    middles: Object.fromEntries(fields.map((field) => [field.id, whole(project([field.lon, field.lat]))])),
    gates: gates(waters, far, 2),
    borders: diagram.borders,
    outlines: diagram.outlines,
  }
}

/** A stretch of land in its projection, with a raster of its water. */
function survey(ground) {
  const project = projection(ground.projection)
  const shores = landRings(ground, project)
  const raster = landRaster(shores.map(smoothRing), ground.bounds)
  return { ground, project, shores, raster, far: offshore(raster) }
}

const sea = survey(read('ground.json'))
write('../coast.gen.json', coast(sea))

/** A room may have ground of its own; what its data file holds says whether it is a chart of fields or of routes. */
function furnish(game, room) {
  const components = read(`../../../../src/serenissima/games/${game}/components.json`)
  const places = read('places.json', room)
  const land = existsSync(new URL('ground.json', room)) ? survey(read('ground.json', room)) : sea
  if (land !== sea) write('coast.gen.json', coast(land), room)
  const draw = components.harbours ? harbours : chart
  write('sheet.gen.json', draw(game, components, places, land), room)
}

const games = new URL('../../games/', import.meta.url)
for (const game of readdirSync(games)) {
  const room = new URL(`${game}/chart/`, games)
  if (existsSync(new URL('places.json', room))) furnish(game, room)
}
