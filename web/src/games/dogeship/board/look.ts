/** How panels and traits look: never by colour alone, each has its hatching and traits their sign. */

export interface Tincture {
  fill: string
  on: string
}

const dark = '#2c2017'
export const TINCTURES: Record<string, Tincture> = {
  red: { fill: '#b23a2e', on: '#ffffff' },
  green: { fill: '#3f7d4a', on: '#ffffff' },
  white: { fill: '#f4efe2', on: dark },
  yellow: { fill: '#dba92e', on: dark },
  blue: { fill: '#2f62a3', on: '#ffffff' },
  black: { fill: '#35302e', on: '#ffffff' },
}
export const tinctureOf = (colour: string): Tincture => TINCTURES[colour] ?? { fill: '#f4efe2', on: dark }

/** The name of the hatching that is drawn on a tincture. */
export const hatching = (colour: string): string => `ds-${colour}`

export const VIOLET = '#6f4a9e'

/** A size at which so many letters fit into a width; never larger than wished. */
export const fitted = (text: string, width: number, size: number, letter = 0.47): number =>
  Math.min(size, width / Math.max(1, text.length * letter))

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
/** A number that is added to others. */
export const term = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
