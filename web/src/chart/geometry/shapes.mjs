// Rings and lines on the chart: clipping, thinning, smoothing, writing them as SVG paths.

/** A ring cut to a box, edge by edge. */
export function clipRing(ring, [x0, y0, x1, y1]) {
  const cuts = [
    [(q) => q[0] >= x0, (a, b) => atX(a, b, x0)],
    [(q) => q[0] <= x1, (a, b) => atX(a, b, x1)],
    [(q) => q[1] >= y0, (a, b) => atY(a, b, y0)],
    [(q) => q[1] <= y1, (a, b) => atY(a, b, y1)],
  ]
  return cuts.reduce((points, [inside, cut]) => clipHalf(points, inside, cut), ring)
}

function clipHalf(points, inside, cut) {
  const kept = []
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length]
    if (inside(a) !== inside(b)) kept.push(cut(a, b))
    if (inside(b)) kept.push(b)
  })
  return kept
}

const atX = (a, b, x) => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]
const atY = (a, b, y) => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y]

export function area(ring) {
  return Math.abs(
    ring.reduce((sum, a, i) => {
      const b = ring[(i + 1) % ring.length]
      return sum + a[0] * b[1] - b[0] * a[1]
    }, 0) / 2,
  )
}

/** Fewer points, none further than `tolerance` (over its weight) from the line that replaces them (Douglas, Peucker). */
export function thin(points, tolerance, weight) {
  if (points.length < 4) return points
  const keep = new Set([0, points.length - 1])
  const open = [[0, points.length - 1]]
  while (open.length) {
    const [from, to] = open.pop()
    const [far, at] = furthest(points, from, to, weight)
    if (far > tolerance) {
      keep.add(at)
      open.push([from, at], [at, to])
    }
  }
  return points.filter((_, i) => keep.has(i))
}

function furthest(points, from, to, weight) {
  const [ax, ay] = points[from]
  const [bx, by] = points[to]
  const length = Math.hypot(bx - ax, by - ay)
  let far = 0
  let at = -1
  for (let i = from + 1; i < to; i++) {
    const [x, y] = points[i]
    const d =
      length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    const weighed = d * weight(points[i])
    if (weighed > far) [far, at] = [weighed, i]
  }
  return [far, at]
}

/** A ring thinned from two far ends, so that its start is no corner that must stay. */
export function thinRing(ring, tolerance, weight) {
  const half = Math.floor(ring.length / 2)
  const there = thin(ring.slice(0, half + 1), tolerance, weight)
  const back = thin([...ring.slice(half), ring[0]], tolerance, weight)
  return [...there, ...back.slice(1, -1)]
}

const quarter = (a, b) => [0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]]

/** Corners cut off (Chaikin); a closed ring stays closed, an open line keeps its ends. */
export function smoothRing(ring) {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]
    return [quarter(a, b), quarter(b, a)]
  })
}

export function smoothLine(line, times) {
  if (!times || line.length < 3) return line
  const inner = line.slice(0, -1).flatMap((a, i) => [quarter(a, line[i + 1]), quarter(line[i + 1], a)])
  return smoothLine([line[0], ...inner, line[line.length - 1]], times - 1)
}

const tenth = (value) => Math.round(value * 10) / 10

/** Relative coordinates with one decimal: half the bytes of absolute ones. */
export function path(points, closed) {
  let [x, y] = [0, 0]
  const steps = []
  points.forEach((point, i) => {
    const [px, py] = point.map(tenth)
    const [dx, dy] = [tenth(px - x), tenth(py - y)]
    if (i && !dx && !dy) return
    steps.push(i ? `${dx}${dy < 0 ? '' : ' '}${dy}` : `M${px} ${py}l`)
    ;[x, y] = [px, py]
  })
  return (
    steps[0] +
    steps.slice(1).reduce((text, step) => text + (text && step[0] !== '-' ? ' ' : '') + step, '') +
    (closed ? 'z' : '')
  )
}

/** The corners of a ring in whole tenths, each by its way from the one before. */
export function corners(ring) {
  let [x, y] = [0, 0]
  const steps = ring.map((point) => {
    const [px, py] = point.map((value) => Math.round(value * 10))
    const step = `${px - x}${py < y ? '' : ' '}${py - y}`
    ;[x, y] = [px, py]
    return step
  })
  return `${steps.reduce((text, step) => text + (text && step[0] !== '-' ? ' ' : '') + step, '')}z`
}

/** A repeatable stream of numbers in [0, 1). */
export function dice(seed) {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
