// Where harbours, their names, routes and ships at rest lie on a chart of routes.
import { around, hit } from './berths.mjs'
import { smoothLine } from './shapes.mjs'

const SHIP = { w: 40, h: 36 }
const DISC = 26
const tenths = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** A route's line from one harbour to the other; what it passes by may be listed either way. */
function lineOf({ a, b, via }, places) {
  const [from, to] = [places[a], places[b]]
  const length = (points) => [from, ...points, to].reduce((sum, p, i, all) => sum + (i ? apart(all[i - 1], p) : 0), 0)
  const back = via.toReversed()
  return [from, ...(length(via) <= length(back) ? via : back), to]
}

const apart = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1])

/** The box of a name; names in other languages may be a little longer. */
const nameBox = ([x, y], [dx, dy, anchor], name, great) => {
  const w = name.length * (great ? 8.6 : 7.5)
  const left = { end: -w, start: 0, middle: -w / 2 }[anchor]
  return { x: x + dx + left, y: y + dy - 13, w, h: 16 }
}

/** The best place for a ship at rest: on water, near its harbour, clear of discs and names. */
function berthOf(id, places, taken, { raster, far }) {
  const [x, y] = places[id]
  const wet = (px, py) => far[Math.floor(py - raster.y0) * raster.width + Math.floor(px - raster.x0)] > 0
  const cost = (at) => {
    const box = around(at, SHIP.w, SHIP.h)
    const dry = [-1, -0.5, 0, 0.5, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j]))
    const land = dry.filter(([i, j]) => !wet(at[0] + (i * SHIP.w) / 2, at[1] + (j * SHIP.h) / 2)).length
    return land + 40 * taken.filter((other) => hit(other, box)).length + apart(at, [x, y]) / 12
  }
  const ways = [30, 34, 38, 44].flatMap((r) => Array.from({ length: 24 }, (_, i) => [r, (i * Math.PI) / 12]))
  const candidates = ways.map(([r, a]) => [x + r * Math.cos(a), y + r * Math.sin(a)])
  return candidates.sort((p, q) => cost(p) - cost(q))[0].map(Math.round)
}

export function harbours(game, components, set, land) {
  const { project } = land
  const places = Object.fromEntries(components.harbours.map(({ id, lon, lat }) => [id, tenths(project([lon, lat]))]))
  const great = ({ id, adjacent }) => adjacent.length > 3 || ['venezia', 'costantinopoli'].includes(id)
  const names = components.harbours.map((one) => ({
    id: one.id,
    ...nameBox(places[one.id], set.names[one.id], one.name, great(one)),
  }))
  const discs = Object.entries(places).map(([id, at]) => ({ id: `disc of ${id}`, ...around(at, DISC, DISC) }))
  const touching = names.flatMap((a, i) =>
    [...names.slice(i + 1), ...discs].filter((b) => hit(a, b)).map((b) => `${a.id}/${b.id}`),
  )
  console.log(game, 'names touching:', touching.join(' ') || 'none')
  const berths = {}
  for (const { id } of components.harbours)
    berths[id] = set.ships[id] ?? berthOf(id, places, [...names, ...discs], land)
  const routes = components.routes.map((route) => {
    const via = route.via.map((place) => project(place))
    return {
      a: route.a,
      b: route.b,
      short: route.kind !== 'main',
      line: smoothLine(lineOf({ ...route, via }, places), 3).map(tenths),
    }
  })
  const lettered = (all) =>
    Object.entries(all).map(([key, [lon, lat, size, turn = 0]]) => ({
      key,
      at: tenths(project([lon, lat])),
      size,
      turn,
    }))
  return {
    places,
    names: set.names,
    great: components.harbours.filter(great).map(({ id }) => id),
    berths,
    routes,
    rose: tenths(project(set.rose)),
    seas: lettered(set.seas),
    lands: lettered(set.lands),
  }
}
