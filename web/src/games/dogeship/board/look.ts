/** How panels and traits look: never by colour alone, each has its hatching and traits their sign. */

export interface Tincture {
  fill: string
  on: string
}

const dark = 'var(--ds-plate-ink)'
export const TINCTURES: Record<string, Tincture> = {
  red: { fill: 'var(--ds-red)', on: 'var(--white)' },
  green: { fill: 'var(--ds-green)', on: 'var(--white)' },
  white: { fill: 'var(--ds-white)', on: dark },
  yellow: { fill: 'var(--ds-yellow)', on: dark },
  blue: { fill: 'var(--ds-blue)', on: 'var(--white)' },
  black: { fill: 'var(--black)', on: 'var(--white)' },
}
export const tinctureOf = (colour: string): Tincture => TINCTURES[colour] ?? { fill: 'var(--ds-white)', on: dark }

/** The name of the hatching that is drawn on a tincture. */
export const hatching = (colour: string): string => `ds-${colour}`

export const VIOLET = 'var(--ds-violet)'

/** A size at which so many letters fit into a width; never larger than wished. */
export const fitted = (text: string, width: number, size: number, letter = 0.47): number =>
  Math.min(size, width / Math.max(1, text.length * letter))

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
/** A number that is added to others. */
export const term = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
