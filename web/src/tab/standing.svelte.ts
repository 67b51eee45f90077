/** How the house in this browser is: it comes, it is here, or it cannot come; and whether a newer one waits. */

interface Standing {
  house: 'coming' | 'here' | 'failed'
  /** why it cannot come, as a key of a sentence, and in the words of whoever failed */
  why: string
  detail: string
  /** a whole newer version waits; a newer one could not be had whole */
  update: 'none' | 'waits' | 'broken'
  /** everything is kept here, so that no network is needed */
  kept: boolean
}

export const standing = $state<Standing>({ house: 'coming', why: '', detail: '', update: 'none', kept: false })

export function ready(): void {
  standing.house = 'here'
}

export function failed(why: string, detail: string): void {
  Object.assign(standing, { house: 'failed', why, detail })
}
