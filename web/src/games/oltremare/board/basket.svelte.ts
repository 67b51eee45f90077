/** The cards in the basket of an offer that is being made up: the hand lights them, the deal table shows them. */

class Basket {
  /** whether cards of the hand may be put in and taken out just now */
  open = $state(false)
  /** whether the hand lies open beside the deal table */
  laid = $state(false)
  give = $state<string[]>([])

  toggle(card: string): void {
    this.give = this.give.includes(card) ? this.give.filter((other) => other !== card) : [...this.give, card]
  }
}

export const basket = new Basket()
