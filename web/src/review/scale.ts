/** Turns are equally wide, whatever happened in them: where an entry of the record lies, and what lies at a point. */

import { type Arms, edge, fill } from '../lib/heraldry'
import type { Turn } from '../lib/replay.svelte'

export interface Scale {
  x(entry: number): number
  entry(x: number): number
}

/** `at` are the entries at which turns end, the start first. */
export function turnScale(at: readonly number[], left: number, right: number): Scale {
  const each = (right - left) / Math.max(1, at.length - 1)
  return {
    x(entry) {
      const n = at.findIndex((end) => end >= entry)
      if (n < 0) return right
      if (n === 0) return left
      const [before, end] = [at[n - 1] ?? 0, at[n] ?? 0]
      return left + each * (n - 1 + (entry - before) / (end - before))
    },
    entry(x) {
      const place = Math.min(at.length - 1, Math.max(0, (x - left) / each))
      const n = Math.floor(place)
      const [before, end] = [at[n] ?? 0, at[n + 1] ?? at[n] ?? 0]
      return Math.round(before + (place - n) * (end - before))
    },
  }
}

export interface Band {
  round: number
  from: number
  to: number
}

/** Where rounds begin and end; what comes before the first round is none. */
export function roundBands(turns: readonly Turn[], scale: Scale): Band[] {
  const found: Band[] = []
  for (const one of turns) {
    if (one.round === null) continue
    const before = found.at(-1)
    if (before?.round === one.round) before.to = scale.x(one.last)
    else found.push({ round: one.round, from: scale.x(one.first - 1), to: scale.x(one.last) })
  }
  return found.filter((one) => one.round > 0)
}

/** Where labels at these heights come to stand so that none covers another, in the same order. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y)
  let edge = low
  for (const one of order) {
    one.y = Math.max(one.y, edge)
    edge = one.y + gap
  }
  edge = high
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, edge)
    edge = one.y - gap
  }
  const found: number[] = []
  for (const { y, n } of order) found[n] = y
  return found
}

/** Round numbers from low to high, about as many as wished. */
export function ticks(low: number, high: number, wished: number): number[] {
  const rough = Math.max(1e-9, (high - low) / wished)
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((many) => many * size).find((one) => one >= rough) ?? rough
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first
  return Array.from({ length: count + 1 }, (_, n) => (first + n) * step)
}

/** Light colours are drawn as lines in their dark edge, which stands out from the paper. */
export const ink = (of: Arms): string =>
  ['orange', 'yellow'].includes(of.colour) ? edge(of) : `color-mix(in srgb, ${fill(of)} var(--of-fill), ${edge(of)})`

/** A share of the win as points with a sign. */
export function points(share: number, digits = 0): string {
  const text = (100 * Math.abs(share)).toFixed(digits)
  if (Number(text) === 0) return digits ? (0).toFixed(digits) : '0'
  return `${share < 0 ? '−' : '+'}${text}`
}
