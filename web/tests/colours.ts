/** Colours as eyes see them, and how far apart two of them are. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Rgb = [number, number, number]
const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')

/** Matrices of Viénot, Brettel and Mollon (1999) on linear light. */
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.29275, 0.70725, -0.02234],
    [0.29275, 0.70725, -0.02234],
    [-0.02234, 0.02234, 1],
  ],
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/** A colour token in linear light, as such an eye sees it. */
export function seen(eye: keyof typeof EYES, token: string): Rgb {
  const hex = new RegExp(`${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!hex) throw new Error(`no colour ${token}`)
  const light = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return (EYES[eye] ?? []).map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (light[at] ?? 0), 0),
      ),
    ),
  ) as Rgb
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The contrast of the accessibility guidelines. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
