/** Cards chosen to be played together: chosen in any order, then played one after the other in the order of the hand. */

export class Choice {
  cards = $state.raw<string[]>([])
  private left = $state.raw<string[] | null>(null)
  /** what the seat had seen when the last of them was played */
  private seen = -1

  /** One more or one less; beyond `most` the first chosen gives way. */
  toggle(card: string, most: number): void {
    this.cards = this.cards.includes(card)
      ? this.cards.filter((other) => other !== card)
      : [...this.cards, card].slice(-most)
  }

  play(hand: readonly string[]): void {
    this.left = hand.filter((card) => this.cards.includes(card))
    this.seen = -1
  }

  /** The card to play now; all is given up when something else is asked. */
  next(seen: number, asked: boolean, may: (card: string) => boolean): string | null {
    if (!this.left || seen === this.seen) return null
    const [card, ...left] = this.left
    if (card === undefined || !asked || !may(card)) {
      this.clear()
      return null
    }
    this.seen = seen
    this.left = left
    this.cards = left
    return card
  }

  clear(): void {
    this.cards = []
    this.left = null
  }
}
