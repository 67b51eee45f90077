/** The same answer for the rest of something that lasts a while, such as another's turn; kept by this page alone. */

let during = ''
let answer: string[] = []

export const alike = {
  /** From now on this is answered as long as that lasts. */
  keep(lasts: string, move: string[]): void {
    during = lasts
    answer = move
  },
  /** What is answered while this lasts; nothing where it must be asked. */
  of: (now: string): string[] | null => (now === during ? answer : null),
}
