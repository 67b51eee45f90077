/** Signs drawn for this client, each in a square of 24: filled, or a line of the given width. */

import icons from './icons.gen.json'

export interface Glyph {
  d: string
  line?: number
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const ray = (at: number): string => {
  const a = (at * Math.PI) / 4
  const turn = (x: number, y: number) =>
    `${(12 + x * Math.cos(a) - y * Math.sin(a)).toFixed(1)} ${(12 + x * Math.sin(a) + y * Math.cos(a)).toFixed(1)}`
  return `M${turn(-1.7, -5.8)}L${turn(0, -11.4)}L${turn(1.7, -5.8)}z`
}

export const GLYPHS: Record<string, Glyph> = {
  sun: { d: disc(12, 12, 5) + [0, 1, 2, 3, 4, 5, 6, 7].map(ray).join('') },
  cross: { d: 'M9.3 2h5.4v7.3H22v5.4h-7.3V22H9.3v-7.3H2V9.3h7.3z' },
  crescent: {
    d: 'M15.5 3.2A9 9 0 1 0 15.5 20.8A7.2 7.2 0 1 1 15.5 3.2ZM18.2 8.2l1.1 2.6 2.8.2-2.1 1.8.7 2.8-2.5-1.5-2.4 1.5.7-2.8-2.2-1.8 2.9-.2z',
  },
  castle: {
    d: 'M4 22V7h1.8V4h2.6v2.2h1.9V4h3.4v2.2h1.9V4h2.6v3H20v15h-5.4v-4.6a2.6 2.6 0 0 0-5.2 0V22z',
  },
  fort: { d: 'M3 22V9H2V5h3v2h2V5h3v2h4V5h3v2h2V5h3v4h-1v13h-6v-5a3 3 0 0 0-6 0v5z' },
  basilica: {
    d: 'M11.4 .5h1.2v2h1.6v1.1h-1.6v1.6C17 5.8 20 9 20 12.5H4C4 9 7 5.8 11.4 5.2V3.6H9.8V2.5h1.6zM3 13.6h18v1.8h-1V22h-4.5v-4.2a2 2 0 0 0-1.7-1.5V22h-3.6v-5.7a2 2 0 0 0-1.7 1.5V22H4v-6.6H3z',
  },
  sailor: { d: `${disc(12, 6.2, 4.6)}M4.5 22C4.5 15 7.5 11.8 12 11.8S19.5 15 19.5 22z` },
  corno: {
    d: 'M4.2 16.4C3 10.8 4.8 7.7 8.8 6.4C12.4 5.3 14.8 4.8 16.3 2.3C17.3.7 19.4 1 20 3.2C21 7 21.2 12 20.3 16.4C15 14.6 9.6 14.6 4.2 16.4ZM3.5 18C9.2 15.9 15.3 15.9 21 18V22.4C15.3 20.3 9.2 20.3 3.5 22.4Z',
  },
  hourglass: {
    d: 'M5 2h14v2.2h-1.2c0 4-1.8 6-4.2 7.8c2.4 1.8 4.2 3.8 4.2 7.8H19V22H5v-2.2h1.2c0-4 1.8-6 4.2-7.8c-2.4-1.8-4.2-3.8-4.2-7.8H5z',
  },
  lock: { d: 'M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zM9.2 10h5.6V7.5a2.8 2.8 0 0 0-5.6 0z' },
  chain: {
    d: 'M5.5 8h3a4 4 0 0 1 0 8h-3a4 4 0 0 1 0-8zM15.5 8h3a4 4 0 0 1 0 8h-3a4 4 0 0 1 0-8z',
    line: 2.6,
  },
  check: { d: 'M4 12.5l5.2 5.5L20 6', line: 3 },
  plus: { d: 'M12 5v14M5 12h14', line: 2.6 },
  minus: { d: 'M5 12h14', line: 2.6 },
  whole: { d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', line: 2.4 },
  close: { d: 'M5.500 5.500l13 13M18.500 5.500l-13 13', line: 2.4 },
  left: { d: 'M15 5l-7 7 7 7', line: 2.6 },
  undo: { d: 'M9 14.5L4 9.500l5-5M4 9.500h9.500a5.500 5.500 0 0 1 0 11H11', line: 2 },
  right: { d: 'M9 5l7 7-7 7', line: 2.6 },
  shuffle: { d: 'M3 7h4l9 10h5M3 17h4l3-3.4M13 10l3-3h5M18 4l3 3-3 3M18 14l3 3-3 3', line: 2.2 },
  hidden: { d: 'M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6zM4 20L20 4', line: 2 },
  letter: { d: 'M2.5 5h19v14h-19zM3 6l9 7.5 9-7.5', line: 1.8 },
  waves: { d: 'M2 9q2.5-3 5 0t5 0 5 0 5 0M2 16q2.5-3 5 0t5 0 5 0 5 0', line: 2 },
}

export const ICONS: Record<string, string> = icons
