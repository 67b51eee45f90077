/** How goods look: never by colour alone. */

interface Sign {
  icon: string
  /** what is drawn where there is no room for the icon, in a square of one unit */
  mark: string
  /** whether the mark is filled instead of drawn as a line */
  solid?: boolean
}

export interface Ware extends Sign {
  fill: string
  edge: string
  on: string
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const DOTS = disc(0.5, 0.3, 0.13) + disc(0.29, 0.66, 0.13) + disc(0.71, 0.66, 0.13)

const SIGNS: Record<string, Sign> = {
  wood: { icon: 'log', mark: 'M.22 .34H.78M.22 .66H.78' },
  stone: { icon: 'stone-block', mark: 'M.18 .5H.82M.5 .2V.5M.34 .5V.8M.68 .5V.8' },
  marble: { icon: 'ionic-column', mark: 'M.24 .82L.46 .5L.54 .56L.78 .2' },
  wine: { icon: 'amphora', mark: disc(0.5, 0.5, 0.24), solid: true },
  gold: { icon: 'metal-bar', mark: 'M.32 .3H.68L.84 .7H.16z', solid: true },
  spice: { icon: 'powder-bag', mark: DOTS, solid: true },
  gems: { icon: 'cut-diamond', mark: 'M.5 .18L.82 .5L.5 .82L.18 .5z', solid: true },
  spices: { icon: 'powder-bag', mark: DOTS, solid: true },
  cloth: { icon: 'rolled-cloth', mark: 'M.2 .4Q.35 .22 .5 .4T.8 .4M.2 .68Q.35 .5 .5 .68T.8 .68' },
  iron: { icon: 'anvil', mark: 'M.24 .26H.76M.24 .76H.76M.5 .26V.76' },
}

const UNKNOWN: Ware = {
  fill: 'var(--paper-3)',
  edge: 'var(--brass)',
  on: 'var(--ink)',
  icon: 'log',
  mark: disc(0.5, 0.5, 0.2),
}

/** The colours of a good are among the paints: `--ware-wood`, `--ware-wood-edge`, `--ware-wood-on`. */
export function wareOf(good: string): Ware {
  const sign = SIGNS[good]
  const paint = `--ware-${good}`
  return sign ? { ...sign, fill: `var(${paint})`, edge: `var(${paint}-edge)`, on: `var(${paint}-on)` } : UNKNOWN
}
