/** The lines of a round ship in a field of 64 by 56. */
export const SAIL = 'M16 11C26 8 40 8 49 11C46 19 46 26 50 34C38 37 27 37 15 34C19 26 19 19 16 11Z'
export const HULL = 'M3 35C12 41 44 42 55 36L62 31L59 44C48 53 20 53 10 47Z'
export const RAIL = 'M7 41C20 46 44 46 60 39'
