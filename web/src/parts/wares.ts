/** How goods look: never by colour alone. */

export interface Ware {
  fill: string
  edge: string
  on: string
  icon: string
  /** what is drawn where there is no room for the icon, in a square of one unit */
  mark: string
  /** whether the mark is filled instead of drawn as a line */
  solid?: boolean
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const DOTS = disc(0.5, 0.3, 0.13) + disc(0.29, 0.66, 0.13) + disc(0.71, 0.66, 0.13)

export const WARES: Record<string, Ware> = {
  wood: { fill: '#86582c', edge: '#54340f', on: '#fff8e8', icon: 'log', mark: 'M.22 .34H.78M.22 .66H.78' },
  stone: {
    fill: '#6d7275',
    edge: '#3f4345',
    on: '#ffffff',
    icon: 'stone-block',
    mark: 'M.18 .5H.82M.5 .2V.5M.34 .5V.8M.68 .5V.8',
  },
  marble: {
    fill: '#f3f0ea',
    edge: '#8b857a',
    on: '#5a544a',
    icon: 'ionic-column',
    mark: 'M.24 .82L.46 .5L.54 .56L.78 .2',
  },
  wine: { fill: '#7b1e3a', edge: '#4a0f21', on: '#ffeef0', icon: 'amphora', mark: disc(0.5, 0.5, 0.24), solid: true },
  gold: {
    fill: '#e2b32a',
    edge: '#8c6a06',
    on: '#4a3602',
    icon: 'metal-bar',
    mark: 'M.32 .3H.68L.84 .7H.16z',
    solid: true,
  },
  spice: { fill: '#7440a0', edge: '#46226a', on: '#f8efff', icon: 'powder-bag', mark: DOTS, solid: true },
  gems: {
    fill: '#bb4f17',
    edge: '#762f06',
    on: '#fff4ea',
    icon: 'cut-diamond',
    mark: 'M.5 .18L.82 .5L.5 .82L.18 .5z',
    solid: true,
  },
  spices: { fill: '#597a2a', edge: '#37500f', on: '#f6ffe8', icon: 'powder-bag', mark: DOTS, solid: true },
  cloth: {
    fill: '#3a3744',
    edge: '#1c1a24',
    on: '#f4f0ff',
    icon: 'rolled-cloth',
    mark: 'M.2 .4Q.35 .22 .5 .4T.8 .4M.2 .68Q.35 .5 .5 .68T.8 .68',
  },
  iron: { fill: '#68727a', edge: '#3c444a', on: '#ffffff', icon: 'anvil', mark: 'M.24 .26H.76M.24 .76H.76M.5 .26V.76' },
}

const UNKNOWN: Ware = { fill: '#dccaa3', edge: '#8f6a26', on: '#2c2017', icon: 'log', mark: disc(0.5, 0.5, 0.2) }

export const wareOf = (good: string): Ware => WARES[good] ?? UNKNOWN
