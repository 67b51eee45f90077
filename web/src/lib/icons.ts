/** Line drawings of the shell on a field of 24, and a few of game-icons.net on a field of 512. */

import taken from './icons.gen.json'

const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`
const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((a) => `<path transform="rotate(${a} 12 12)" d="M10.300 6.200L12 .6L13.700 6.200Z" fill="currentColor"/>`)
  .join('')

const OWN: Record<string, string> = {
  sun: `<circle cx="12" cy="12" r="5" fill="currentColor"/>${rays}`,
  moon: solid('M19.8 14.6A8.600 8.600 0 0 1 9.400 4.200A8.600 8.600 0 1 0 19.8 14.600Z'),
  cross: solid('M9.3 2h5.4v7.3H22v5.4h-7.3V22H9.3v-7.3H2V9.3h7.3z'),
  crescent:
    solid('M15.5 3.2A9 9 0 1 0 15.5 20.8A7.2 7.2 0 1 1 15.5 3.2Z') +
    solid('M18.2 8.2l1.1 2.6 2.8.2-2.1 1.8.7 2.8-2.5-1.5-2.4 1.5.7-2.8-2.2-1.8 2.900-.2z'),
  castle: solid('M4 22V7h1.8V4h2.6v2.2h1.9V4h3.4v2.200h1.9V4h2.6v3H20v15h-5.4v-4.6a2.6 2.6 0 0 0-5.2 0V22z'),
  hour: solid(
    'M5 2h14v2.2h-1.2c0 4-1.8 6-4.2 7.8c2.4 1.8 4.2 3.8 4.2 7.8H19V22H5v-2.2h1.2c0-4 1.8-6 4.2-7.8c-2.4-1.8-4.2-3.8-4.2-7.800H5z',
  ),
  calendar: line(
    'M4 5.500h16V21H4zM4 10h16M8 2.500v5M16 2.500v5M8 14h.1M12 14h.1M16 14h.1M8 17.500h.1M12 17.500h.1',
    2,
  ),
  lock: '<path d="M7 10V7.500a5 5 0 0 1 10 0V10h1.500v11h-13V10z M9.200 10h5.600V7.500a2.800 2.800 0 0 0-5.600 0z" fill="currentColor" fill-rule="evenodd"/>',
  undo: line('M9 4L3.500 9.500L9 15M4 9.500h9.500a6 6 0 0 1 0 12H9', 2.4),
  check: line('M4 12.500l5.200 5.500L20 6', 3),
  plus: line('M12 5v14M5 12h14', 3),
  minus: line('M5 12h14', 3),
  x: line('M6 6l12 12M18 6L6 18', 2.6),
  right: line('M9 5l7 7-7 7', 2.6),
  left: line('M15 5l-7 7 7 7', 2.6),
  down: line('M5 9l7 7 7-7', 2.6),
  up: line('M5 15l7-7 7 7', 2.6),
  bulb: line(
    'M9 21h6M10 18h4M12 3a6 6 0 0 0-3.500 10.900c.8.6 1 1.200 1 2.100h5c0-.9.200-1.500 1-2.100A6 6 0 0 0 12 3z',
  ),
  sound:
    solid('M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z') + line('M15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11', 1.9),
  mute: solid('M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z') + line('M16 9.500l5 5M21 9.500l-5 5', 1.9),
  book: line(
    'M12 6C10 4.500 6.500 4.200 3 4.700v13.800c3.500-.5 7-.2 9 1.300c2-1.500 5.500-1.800 9-1.300V4.700C17.500 4.200 14 4.500 12 6zm0 0v13.600',
    1.9,
  ),
  gear: `<circle cx="12" cy="12" r="3.200" fill="none" stroke="currentColor" stroke-width="2"/>${line(
    'M12 2.500v3.200M12 18.300v3.200M2.500 12h3.200M18.300 12h3.200M5.300 5.300l2.300 2.300M16.400 16.400l2.300 2.300M18.700 5.300l-2.300 2.300M7.600 16.400l-2.300 2.300',
    2.4,
  )}`,
  globe: `<g fill="none" stroke="currentColor" stroke-width="1.700"><circle cx="12" cy="12" r="9"/><ellipse cx="12" cy="12" rx="4" ry="9"/><path d="M3.500 9h17M3.500 15h17"/></g>`,
  replay: line('M4 12a8 8 0 1 0 2.600-5.900M4 4.500v4h4M12 8v4.500l3 1.800'),
  info: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.900"/>${line('M12 11v6M12 7.300v.1', 2.2)}`,
  list: line('M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1', 2.2),
  people:
    '<circle cx="8.500" cy="8" r="3.600" fill="currentColor"/><circle cx="17" cy="9" r="2.800" fill="currentColor"/>' +
    solid('M2 19.500c0-4.500 2.700-7 6.500-7s6.500 2.500 6.500 7z') +
    solid('M16.500 13c3.300-.2 5.500 2 5.500 6.500h-5c0-2.700-.6-4.900-2-6z'),
  eyeoff: line('M3 12c2.400-4 5.400-6 9-6s6.600 2 9 6c-2.400 4-5.400 6-9 6s-6.600-2-9-6zM4 20L20 4'),
  eye: `${line('M3 12c2.400-4 5.400-6 9-6s6.600 2 9 6c-2.400 4-5.400 6-9 6s-6.600-2-9-6z')}<circle cx="12" cy="12" r="2.600" fill="currentColor"/>`,
  chat: line('M4 5h16v11h-9l-4.500 4v-4H4z'),
  note: line('M6 3h9l4 4v14H6zM9 11h7M9 15h7', 1.9),
  map: line('M3 6l6-2.500 6 2.500 6-2.500V18l-6 2.500L9 18l-6 2.500zM9 3.500V18M15 6v14.500', 1.8),
  letter: line('M3 6h18v13H3zM3 6.500l9 7 9-7', 1.9),
  link: line(
    'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  ),
  bot: line('M5 9h14v9H5zM12 5v4M9 13v1.500M15 13v1.500M3 12.500v3M21 12.500v3'),
  ballot: line('M5 12l3.500 3.500L15 8.500M4 20h16M4 4h16', 2),
  flag: line('M6 21V4c4-2 8 2 12 0v9c-4 2-8-2-12 0'),
  copy: line('M8 8h11v12H8zM5 16V4h11', 1.9),
  first: line('M18 5l-8 7 8 7M6 5v14', 2.6),
  last: line('M6 5l8 7-8 7M18 5v14', 2.6),
  leftleft: line('M12 5l-7 7 7 7M20 5l-7 7 7 7', 2.4),
  rightright: line('M12 5l7 7-7 7M4 5l7 7-7 7', 2.4),
  play: solid('M7 4.500v15l12-7.500z'),
  pause: solid('M6.500 5h4v14h-4zM13.500 5h4v14h-4z'),
  die: `<rect x="4" y="4" width="16" height="16" rx="3.500" fill="none" stroke="currentColor" stroke-width="2"/>${solid('M8.500 7a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3zM15.500 14a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3zM12 10.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3z')}`,
  swords: line('M4 4l13 13M20 4L7 17M14.500 18.500l4-4M5.500 14.500l4 4M17.500 17.500L20 20M6.500 17.500L4 20', 2),
  wreck: line('M3 15c3 2 6 2 9 0s6-2 9 0M5 11l9-6M10 12l6-4M3 19c3 2 6 2 9 0s6-2 9 0', 2),
  dot: solid('M12 8.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7z'),
  download: line('M12 4v11M7 10.500l5 5 5-5M4.500 20h15', 2.2),
  arrow: line('M5 19L18.500 5.500M9 5h10v10', 2.4),
  share: line('M12 15V3M7.500 7L12 3l4.500 4M5 12v8h14v-8', 2.1),
  chart: line('M4 4v16h16M8 15l4-5 3 3 5-7', 2.1),
  menu: line('M4 6h16M4 12h16M4 18h16', 2.4),
}

export type Glyph = string

/** The drawing and the size of its field. */
export function glyph(name: string): { body: string; size: number } {
  const other = (taken as Record<string, string>)[name]
  return other ? { body: other, size: 512 } : { body: OWN[name] ?? '', size: 24 }
}
