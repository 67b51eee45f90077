/** The deal table of one seat: what may be done at it just now, and the offer that is being made up on it. */

import { type Arms, arms } from '../../../lib/heraldry'
import { count, say } from '../../../lib/house.svelte'
import { known } from '../../../lib/known'
import type { Table } from '../../../lib/table.svelte'
import type { Position, View } from '../../../lib/wire'
import { basket } from '../board/basket.svelte'
import type { Card } from '../board/table'
import type { Components, Game, Turn } from '../view.gen'
import {
  type Claim,
  composing,
  counted,
  type Draft,
  emptyDraft,
  goodOf,
  type Keeping,
  keeping,
  nextMove,
  SILENT,
  silent,
  UNSAID,
} from './draft'
import { dealing, lyingOffer, type Offer, type Talk, talksOf } from './talks'

export class Desk {
  draft = $state<Draft>(emptyDraft(''))
  countering = $state(false)
  sending = $state(false)
  /** the card of which something is said */
  claimed = $state<string | null>(null)

  constructor(
    readonly table: Table,
    private readonly now: () => Position<Game> | null,
    private readonly components: () => Components,
  ) {}

  // What is known

  get printed(): Components {
    return this.components()
  }

  get view(): View<Game> | null {
    return this.now()?.view ?? null
  }

  get turn(): Turn | null {
    return this.view?.table.turn ?? null
  }

  get hand(): string[] {
    return known(this.view?.own?.hand ?? [])
  }

  get me(): string {
    return this.table.seat === null ? '' : (this.table.names.seat?.[this.table.seat] ?? '')
  }

  get seats(): string[] {
    return (this.table.names.seat ?? []).slice(0, this.table.info?.seats.length)
  }

  get goods(): string[] {
    const removed = new Set(known(this.view?.table.pile.removed ?? []).map(goodOf))
    return (this.table.names.good ?? []).filter((good) => !removed.has(good))
  }

  get talks(): Talk[] {
    return talksOf(this.table.news)
  }

  get offer(): Offer | null {
    return this.turn?.offer ? lyingOffer(this.turn.offer) : null
  }

  card(id: string): Card | undefined {
    return this.printed.cards.find((card) => card.id === id)
  }

  handOf(seat: string): number {
    return this.view?.table.hands[seat] ?? 0
  }

  ducatiOf(seat: string): number {
    return this.view?.table.ducati[seat] ?? 0
  }

  armsOf(seat: string): Arms {
    const at = this.table.names.seat?.indexOf(seat) ?? 0
    return arms(this.table.position?.called[at], at)
  }

  name(seat: string): string {
    return this.table.words.name('seat', seat)
  }

  good(good: string): string {
    const name = this.table.words.name('good', good)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }

  // What is asked

  may(...move: string[]): boolean {
    const said = move.join(' ')
    return this.table.all.some((option) => option.move.join(' ') === said)
  }

  verb(verb: string): boolean {
    return this.table.all.some((option) => option.move[0] === verb)
  }

  get answering(): boolean {
    return this.table.asked && this.table.step === 'deal_reply'
  }

  get invited(): boolean {
    return this.table.asked && this.table.step === 'invite_reply'
  }

  /** the server has begun to hear an offer */
  get begun(): boolean {
    return this.table.asked && composing(this.table.step)
  }

  get opening(): boolean {
    return this.table.asked && this.table.step === 'trade_action' && (this.verb('propose') || this.verb('invite'))
  }

  get composes(): boolean {
    return this.opening || this.invited || this.begun || (this.answering && this.countering)
  }

  open(seat: string): boolean {
    return this.table.all.some(({ move }) => (move[0] === 'propose' || move[0] === 'invite') && move[1] === seat)
  }

  get partner(): string {
    if (!this.opening) return this.turn?.talk === this.me ? (this.turn?.active ?? '') : (this.turn?.talk ?? '')
    return this.open(this.draft.partner) ? this.draft.partner : (this.seats.find((seat) => this.open(seat)) ?? '')
  }

  // The offer that is made up

  get give(): string[] {
    return basket.give.filter((card) => this.hand.includes(card))
  }

  get keep(): Keeping | null {
    const { view, printed } = this
    return view ? keeping(view, printed, this.me, this.give.length, this.draft.want.length) : null
  }

  get ready(): boolean {
    const moves = this.give.length + this.draft.want.length > 0
    const gift = this.table.info?.options.ducati_gift_is_deal === true && this.draft.ducati !== 0
    return (moves || gift) && this.keep?.enough !== false && !this.sending && this.partner !== ''
  }

  /** how many cards may still be wanted: never more than the other hand holds */
  get wantable(): number {
    return this.handOf(this.partner) - this.draft.want.length
  }

  toggle(card: string): void {
    basket.toggle(card)
    if (!basket.give.includes(card)) delete this.draft.claims[card]
    if (this.claimed === card) this.claimed = null
  }

  want(good: string, by: 1 | -1): void {
    if (by > 0 && this.wantable > 0) this.draft.want = [...this.draft.want, good]
    const last = this.draft.want.lastIndexOf(good)
    if (by < 0 && last >= 0) this.draft.want = this.draft.want.filter((_, at) => at !== last)
  }

  claim(card: string, said: Partial<Claim>): void {
    this.draft.claims[card] = { ...SILENT, ...this.draft.claims[card], ...said }
  }

  clear(partner = this.partner): void {
    this.draft = emptyDraft(partner)
    basket.give = []
    this.claimed = null
  }

  /** Fill the baskets with an offer that was made: cards of the same goods, as far as they are still in the hand. */
  fill(goods: readonly string[], want: readonly string[], ducati: number): void {
    const left = [...this.hand]
    const found = goods.flatMap((good) => {
      const at = left.findIndex((card) => goodOf(card) === good)
      return at < 0 ? [] : left.splice(at, 1)
    })
    this.draft = { ...emptyDraft(this.partner), want: [...want].slice(0, this.handOf(this.partner)), ducati }
    basket.give = found
  }

  async send(): Promise<void> {
    this.sending = true
    const wish: Draft = { ...$state.snapshot(this.draft), give: this.give, partner: this.partner }
    const done = await this.table.follow(
      () => this.next(wish),
      () => composing(this.view?.step?.step ?? ''),
    )
    this.sending = false
    if (done) this.clear('')
  }

  /** The next small move towards a wish, as the game stands. */
  private next(wish: Draft): string[] | null {
    const position = this.now()
    return position && dealing(position) ? nextMove(position, wish, this.table.names) : null
  }

  /** The other side of what one could do: why it is not possible. */
  why(verb: string, ...nouns: string[]): void {
    void this.table.why({ kind: 'verb', name: verb }, [verb, ...nouns])
  }

  // In words

  claimText(claim: Claim | undefined): string {
    if (!claim || silent(claim)) return say('deal', 'silent')
    const { words } = this.table
    const parts = [
      claim.symbols === UNSAID ? '' : words.name('symbols', claim.symbols),
      claim.power === UNSAID ? '' : say('deal', 'power_n', { n: claim.power }),
      claim.named === UNSAID
        ? ''
        : claim.named === 'none'
          ? say('deal', 'names_none')
          : words.name('named', claim.named),
    ]
    return parts.filter(Boolean).join('; ')
  }

  /** What one side of an offer holds. */
  private listed(goods: readonly string[]): string {
    const { words } = this.table
    const all = counted(goods, this.table.names.good ?? []).map(({ good, n }) => `${n} ${words.name('good', good)}`)
    return all.join(', ') || words.nothing
  }

  offerText(offer: Offer, whom: string): string {
    return this.sentence(offer.proposer, whom, this.listed(offer.goods), this.listed(offer.want), offer.ducati)
  }

  /** The sentence everyone will read. */
  get readBack(): string {
    const { words } = this.table
    const give = this.give.map((card) => {
      const claim = this.draft.claims[card]
      const good = words.name('good', goodOf(card))
      return silent(claim) ? good : `${good} (“${this.claimText(claim)}”)`
    })
    return this.sentence(
      this.me,
      this.partner,
      give.join(', ') || words.nothing,
      this.listed(this.draft.want),
      this.draft.ducati,
    )
  }

  private sentence(who: string, whom: string, give: string, want: string, ducati: number): string {
    const paid = ducati === 0 ? '' : count('deal', ducati > 0 ? 'and_pays' : 'and_asks', Math.abs(ducati))
    return say('deal', 'read_back', { who: this.name(who), whom: this.name(whom), give, want, ducati: paid }).trim()
  }

  talkText(talk: Talk): string {
    const offer = talk.offers.at(-1)
    if (offer) return this.offerText(offer, offer.proposer === talk.with ? (this.turn?.active ?? '') : talk.with)
    const topic = talk.topic ? this.table.words.name('topic', talk.topic) : ''
    return topic ? say('deal', 'asked_about', { who: this.name(talk.with), topic }) : this.name(talk.with)
  }

  /** How it stands with a partner; `good` while the first deal of this turn would bring him a tile. */
  standing(seat: string): { note: string; good: boolean } {
    const cards = count('deal', 'hand', this.handOf(seat))
    const last = this.talks.findLast((talk) => talk.with === seat && talk.outcome !== 'open')
    const note = last ? `${cards}, ${say('deal', `talk_${last.outcome}`)}` : cards
    return { note, good: !this.turn?.dealt.includes(seat) }
  }
}
