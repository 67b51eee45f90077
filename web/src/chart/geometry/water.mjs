// What is water and how far it is from land, on a raster of one unit; and the hatching that follows the shore.
import { dice } from './shapes.mjs'

/** A raster over `[x0, y0, x1, y1]`: 1 where the rings enclose land. */
export function landRaster(rings, [x0, y0, x1, y1]) {
  const [width, height] = [x1 - x0, y1 - y0]
  const land = new Uint8Array(width * height)
  const crossings = Array.from({ length: height }, () => [])
  for (const ring of rings) for (const [i, a] of ring.entries()) cross(a, ring[(i + 1) % ring.length], y0, crossings)
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i] - x0 - 0.5))
      const to = Math.min(width, Math.ceil(xs[i + 1] - x0 - 0.5))
      if (to > from) land.fill(1, row * width + from, row * width + to)
    }
  })
  return { land, x0, y0, width, height }
}

function cross(a, b, y0, crossings) {
  if (a[1] === b[1]) return
  const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a]
  const first = Math.max(0, Math.ceil(top[1] - y0 - 0.5))
  const last = Math.min(crossings.length, Math.ceil(bottom[1] - y0 - 0.5))
  for (let row = first; row < last; row++) {
    const t = (row + 0.5 + y0 - top[1]) / (bottom[1] - top[1])
    crossings[row].push(top[0] + t * (bottom[0] - top[0]))
  }
}

/** The distance of every point of water from land, by two sweeps. */
export function offshore({ land, width, height }) {
  const far = new Float32Array(land.length).fill(1e6)
  for (let i = 0; i < far.length; i++) if (land[i]) far[i] = 0
  const at = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? 1e6 : far[y * width + x])
  const sweep = (x, y, s) => {
    const i = y * width + x
    const slant = Math.SQRT2
    far[i] = Math.min(far[i], at(x - s, y) + 1, at(x, y - s) + 1, at(x - s, y - s) + slant, at(x + s, y - s) + slant)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sweep(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) sweep(x, y, -1)
  return far
}

/** Horizontal strokes along the shore, every second row shorter, their ends uneven as if drawn by hand. */
export function hatching(raster, far, { step, reach }) {
  const random = dice(7)
  const uneven = Array.from({ length: 211 }, random)
  const strokes = ['', '']
  for (let row = 0, y = 2; y < raster.height; y += step, row++) {
    const limit = (x) => reach * (row % 2 ? 0.55 : 1) + uneven[(Math.floor(x / 5) * 31 + row * 17) % 211] * 5 - 2
    strokes[row % 2] += rowOfStrokes(raster, far, y, limit)
  }
  return strokes
}

/** A row as a letter, its height, where its first stroke begins and how long it is; then gap and length of each other one. */
function rowOfStrokes({ land, width, x0, y0 }, far, y, limit) {
  const strokes = []
  let from = -1
  let end = 0
  for (let x = 0; x <= width; x++) {
    const i = y * width + x
    const on = x < width && !land[i] && far[i] < limit(x)
    if (on && from < 0) from = x
    if (!on && from >= 0) {
      if (x - from > 2) {
        strokes.push(strokes.length ? from - end : from + x0, x - 1 - from)
        end = x - 1
      }
      from = -1
    }
  }
  return strokes.length ? `M${y + y0} ${strokes.join(' ')}` : ''
}
