/** How a seat is shown: colour, pattern and emblem, never colour alone. */

export interface Arms {
  /** name of the colour tokens: `--red`, `--red-edge`, `--red-on` */
  colour: string
  pattern: 'diagonal' | 'chevron' | 'pale' | 'lozenge' | 'dots' | 'bars'
  emblem: string
}

/** Seats that are called after a colour, and those that a game only numbers, in this order. */
const COLOURS: Record<string, Arms> = {
  blue: { colour: 'blue', pattern: 'diagonal', emblem: 'anchor' },
  yellow: { colour: 'yellow', pattern: 'dots', emblem: 'sun' },
  purple: { colour: 'purple', pattern: 'bars', emblem: 'fleur-de-lys' },
  green: { colour: 'green', pattern: 'lozenge', emblem: 'oak-leaf' },
  red: { colour: 'red', pattern: 'chevron', emblem: 'lion' },
  orange: { colour: 'orange', pattern: 'pale', emblem: 'sun' },
  black: { colour: 'black', pattern: 'lozenge', emblem: 'fleur-de-lys' },
  turkey: { colour: 'turkey', pattern: 'lozenge', emblem: 'crescent' },
}
const BY_NUMBER = Object.values(COLOURS)

/** The arms that rooms have of their own, by what a seat may be called there: `games/<game>/arms.ts`. */
const OWN = import.meta.glob<Record<string, Arms>>('../games/*/arms.ts', { eager: true, import: 'default' })
const ARMS: Record<string, Arms> = Object.assign({}, COLOURS, ...Object.values(OWN))

const NOBODY: Arms = { colour: 'black', pattern: 'lozenge', emblem: 'sailor' }

/** The arms of a seat, by what it is called and else by its number. */
export const arms = (called: string | undefined, seat: number): Arms =>
  ARMS[called ?? ''] ?? BY_NUMBER[seat % BY_NUMBER.length] ?? NOBODY

/** The arms of a person: the same wherever he is met. */
export function personArms(id: string): Arms {
  let mixed = 0
  for (const letter of id) mixed = (mixed * 31 + letter.charCodeAt(0)) >>> 0
  return arms(undefined, mixed)
}

/** The arms that go with a name; nobody's where there are none. */
export const armsNamed = (name: string | null | undefined): Arms => ARMS[name ?? ''] ?? NOBODY

/** The arms of a seat before the game has begun: after the names that its seats may have. */
export const armsBefore = (names: readonly string[], seat: number): Arms =>
  arms(names.filter((name) => name in ARMS)[seat], seat)

export const fill = (of: Arms): string => `var(--${of.colour})`
export const edge = (of: Arms): string => `var(--${of.colour}-edge)`
export const on = (of: Arms): string => `var(--${of.colour}-on)`
