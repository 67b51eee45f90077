/** How a seat is shown: colour, pattern and emblem, never colour alone. */

export interface Arms {
  /** name of the colour tokens: `--red`, `--red-edge`, `--red-on` */
  colour: string
  pattern: 'diagonal' | 'chevron' | 'pale' | 'lozenge' | 'dots' | 'bars'
  emblem: string
}

const ARMS: Record<string, Arms> = {
  blue: { colour: 'blue', pattern: 'diagonal', emblem: 'anchor' },
  red: { colour: 'red', pattern: 'chevron', emblem: 'lion' },
  orange: { colour: 'orange', pattern: 'pale', emblem: 'sun' },
  black: { colour: 'black', pattern: 'lozenge', emblem: 'fleur-de-lys' },
  venice: { colour: 'red', pattern: 'chevron', emblem: 'lion' },
  genoa: { colour: 'blue', pattern: 'diagonal', emblem: 'cross' },
  spain: { colour: 'orange', pattern: 'pale', emblem: 'castle' },
  turkey: { colour: 'turkey', pattern: 'lozenge', emblem: 'crescent' },
  yellow: { colour: 'yellow', pattern: 'dots', emblem: 'sun' },
  purple: { colour: 'purple', pattern: 'bars', emblem: 'fleur-de-lys' },
  green: { colour: 'green', pattern: 'lozenge', emblem: 'oak-leaf' },
}

/** For seats that a game only numbers. */
const BY_NUMBER = ['blue', 'yellow', 'purple', 'green', 'red', 'orange', 'black', 'turkey']

/** The arms of a seat, by what it is called and else by its number. */
export function arms(called: string | undefined, seat: number): Arms {
  const own = called === undefined ? undefined : ARMS[called]
  const other = ARMS[BY_NUMBER[seat % BY_NUMBER.length] ?? 'blue']
  return own ?? other ?? { colour: 'blue', pattern: 'diagonal', emblem: 'anchor' }
}

/** The arms of a game's seats before it has begun: after the names of its seats, or of the nations they may be dealt. */
export function armsBefore(names: Record<string, Record<string, string>> | undefined, seat: number): Arms {
  const seats = Object.keys(names?.seat ?? {}).filter((name) => name in ARMS)
  const nations = Object.keys(names?.nation ?? {})
  return arms((nations.length ? nations : seats)[seat], seat)
}

export const fill = (of: Arms): string => `var(--${of.colour})`
export const edge = (of: Arms): string => `var(--${of.colour}-edge)`
export const on = (of: Arms): string => `var(--${of.colour}-on)`
