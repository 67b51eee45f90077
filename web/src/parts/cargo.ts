/** What a galley holds. */

/** Cubes aboard, one by one, in the order of the goods. */
export const cubes = (cargo: Record<string, number>): string[] =>
  Object.entries(cargo).flatMap(([good, count]) => Array<string>(count).fill(good))

/** A galley as a picture beside words. */
export interface Pictured {
  number: string
  owner: string
  sailors: number
  cargo: string[]
  slots: number
  active: boolean
}
