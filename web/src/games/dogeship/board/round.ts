/** Where something round is drawn, and how large. */
export interface Round {
  x?: number
  y?: number
  radius: number
}
