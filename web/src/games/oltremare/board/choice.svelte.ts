/** Cards chosen to be played together: chosen in any order, then played one after the other in the order of the hand. */

export class Choice {
  cards = $state.raw<string[]>([])
  private playing = $state.raw<string[] | null>(null)
  /** what the seat had seen when the last of them was played */
  private seen = -1

  /** One more or one less; beyond `most` the first chosen gives way. */
  toggle(card: string, most: number): void {
    this.cards = this.cards.includes(card)
      ? this.cards.filter((other) => other !== card)
      : [...this.cards, card].slice(-most)
  }

  play(hand: readonly string[]): void {
    this.playing = hand.filter((card) => this.cards.includes(card))
    this.seen = -1
  }

  /** The card to play now, the first that is not on the table yet; all is given up when something else is asked. */
  next(seen: number, asked: boolean, played: readonly string[], may: (card: string) => boolean): string | null {
    if (!this.playing || seen === this.seen) return null
    const card = this.playing.find((one) => !played.includes(one))
    if (card === undefined || !asked || !may(card)) {
      this.clear()
      return null
    }
    this.seen = seen
    this.cards = this.playing.filter((one) => !played.includes(one))
    return card
  }

  clear(): void {
    this.cards = []
    this.playing = null
  }
}
