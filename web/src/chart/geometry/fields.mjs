// Sea fields: Voronoi cells around several seeds a field; the borders between fields smoothed and shared by both.
import { Delaunay } from 'd3-delaunay'
import { path, smoothLine } from './shapes.mjs'

const FRAME = '#frame'
const key = ([x, y]) => `${Math.round(x * 20)},${Math.round(y * 20)}`

/** The cells of all fields in a box: an outline of each, and their borders. */
export function cells(seeds, project, [x0, y0, x1, y1]) {
  const owners = []
  const points = []
  for (const [field, places] of Object.entries(seeds))
    for (const place of places) {
      owners.push(field)
      points.push(project(place))
    }
  const delaunay = Delaunay.from(points)
  const edges = borderEdges(delaunay.voronoi([x0, y0, x1, y1]), owners)
  const chains = chainsOf(edges).map((chain) => ({
    ...chain,
    line: chain.between.includes(FRAME) ? chain.line : smoothLine(chain.line, 2),
  }))
  const inner = chains.filter((chain) => !chain.between.includes(FRAME))
  return {
    owners,
    delaunay,
    borders: inner.map((chain) => path(chain.line, false)).join(''),
    outlines: Object.fromEntries(Object.keys(seeds).map((field) => [field, outline(field, chains)])),
  }
}

/** Edges of the diagram that part two fields, or a field from the frame. */
function borderEdges(voronoi, owners) {
  const sides = new Map()
  owners.forEach((owner, cell) => {
    const polygon = voronoi.cellPolygon(cell) ?? []
    for (let i = 0; i + 1 < polygon.length; i++) {
      const ends = [key(polygon[i]), key(polygon[i + 1])]
      if (ends[0] === ends[1]) continue
      const name = [...ends].sort().join('~')
      if (!sides.has(name)) sides.set(name, { ends, points: [polygon[i], polygon[i + 1]], owners: [] })
      sides.get(name).owners.push(owner)
    }
  })
  return [...sides.values()]
    .map(({ ends, points, owners: [a, b = FRAME] }) => ({ ends, points, between: [a, b].sort() }))
    .filter(({ between: [a, b] }) => a !== b)
}

/** Edges joined to lines that run from one junction of borders to the next. */
function chainsOf(edges) {
  const nodes = new Map()
  for (const [i, edge] of edges.entries()) for (const end of edge.ends) nodes.set(end, [...(nodes.get(end) ?? []), i])
  const kinds = (end) => new Set(nodes.get(end).map((i) => edges[i].between.join('|')))
  const junction = (end) => nodes.get(end).length !== 2 || kinds(end).size > 1
  const used = new Set()
  const walk = (start, first) => {
    const chain = {
      line: [edges[first].points[edges[first].ends.indexOf(start)]],
      between: edges[first].between,
      from: start,
    }
    let [end, edge] = [start, first]
    while (edge !== undefined) {
      used.add(edge)
      const next = 1 - edges[edge].ends.indexOf(end)
      chain.line.push(edges[edge].points[next])
      end = edges[edge].ends[next]
      edge = junction(end) ? undefined : nodes.get(end).find((i) => !used.has(i))
    }
    return { ...chain, to: end }
  }
  const chains = []
  for (const end of nodes.keys())
    if (junction(end)) for (const i of nodes.get(end)) if (!used.has(i)) chains.push(walk(end, i))
  for (const [i, edge] of edges.entries()) if (!used.has(i)) chains.push(walk(edge.ends[0], i))
  return chains
}

/** The closed outline of one field, from the lines that border it. */
function outline(field, chains) {
  const open = chains.filter((chain) => chain.between.includes(field))
  const rings = []
  while (open.length) {
    const { line, from, to } = open.shift()
    const ring = [...line]
    let end = to
    while (end !== from) {
      const i = open.findIndex((chain) => chain.from === end || chain.to === end)
      if (i < 0) break
      const [next] = open.splice(i, 1)
      const forward = next.from === end
      ring.push(...(forward ? next.line : [...next.line].reverse()).slice(1))
      end = forward ? next.to : next.from
    }
    rings.push(path(ring, true))
  }
  return rings.join('')
}

/** Which field each point of water belongs to: an index into `fields`, -1 on land. */
export function fieldRaster({ land, x0, y0, width, height }, { owners, delaunay }) {
  const fields = [...new Set(owners)]
  const index = owners.map((owner) => fields.indexOf(owner))
  const at = new Int16Array(land.length).fill(-1)
  let near = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (land[i]) continue
      near = delaunay.find(x + x0, y + y0, near)
      at[i] = index[near]
    }
  return { at, fields, x0, y0, width, height }
}

/** The gates between fields, by pair: where their waters meet along at least `least` units, the point furthest from land. */
export function gates({ at, fields, x0, y0, width, height }, far, least) {
  const found = new Map()
  const meet = (i, j) => {
    const [a, b] = [at[i], at[j]]
    if (a < 0 || b < 0 || a === b) return
    const pair = [fields[a], fields[b]].sort().join('|')
    const gate = found.get(pair) ?? { length: 0, far: -1, at: i }
    gate.length++
    if (far[i] > gate.far) [gate.far, gate.at] = [far[i], i]
    found.set(pair, gate)
  }
  for (let i = 0; i < width * (height - 1); i++) {
    if ((i + 1) % width) meet(i, i + 1)
    meet(i, i + width)
  }
  const open = [...found].filter(([pair, { length }]) => length >= least && !pair.includes('~')).sort()
  return Object.fromEntries(open.map(([pair, { at: i }]) => [pair, [(i % width) + x0, Math.floor(i / width) + y0]]))
}
