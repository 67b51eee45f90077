/** The deal table of one seat: what may be done at it just now, and the offer that is being made up on it. */

import { sayer } from '../../../chart/say'
import { type Arms, arms } from '../../../lib/heraldry'
import { say } from '../../../lib/house.svelte'
import { known } from '../../../lib/known'
import type { Table } from '../../../lib/table.svelte'
import type { Position, View } from '../../../lib/wire'
import { basket } from '../board/basket.svelte'
import type { Card } from '../board/table'
import type { Bargain, Components, Figures, Game, Open, Turn } from '../view.gen'
import { type Claim, composing, type Draft, emptyDraft, goodOf, nextMove, SILENT } from './draft'
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

  get figures(): Figures | null {
    return this.view?.figures ?? null
  }

  get goods(): string[] {
    return (this.table.names.good ?? []).filter((good) => this.figures?.payout[good])
  }

  /** the talks of this turn */
  get talks(): Talk[] {
    return talksOf(this.table.news)
  }

  /** what was talked about since one's own last turn began */
  get ledger(): Talk[] {
    return talksOf(this.table.news, this.me)
  }

  /** what everybody sees of the last offer that lay open: it is told with the answer */
  weighed = $state.raw<Open | null>(null)

  /** whether a seat is a bot's: it says why, people need not */
  bot(seat: string): boolean {
    return !!this.table.info?.seats[this.table.names.seat?.indexOf(seat) ?? -1]?.bot
  }

  /** the refusal of one's own offer that is still to be looked at */
  get refused(): Talk | null {
    const last = this.talks.at(-1)
    if (!this.opening || !last || last.n === this.laidAside) return null
    return last.outcome === 'declined' && last.offers.at(-1)?.proposer === this.me ? last : null
  }

  /** the number of the refused talk that one is done with */
  laidAside = $state(0)
  /** the turn in which nothing more is wanted */
  private closed = $state(-1)

  /** whether every offer of this turn is declined */
  get declinesAll(): boolean {
    return this.closed === (this.turn?.turns ?? -2) && this.turn?.active !== this.me
  }

  declineAll(): void {
    this.closed = this.turn?.turns ?? -1
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

  /** within which limits one may deal with a partner */
  with(seat: string): Bargain | null {
    return this.figures?.bargains.find(({ partner }) => partner === seat) ?? null
  }

  /** whether the first deal of this turn would bring a partner a tile */
  tileFor(seat: string): boolean {
    return this.with(seat)?.tile === seat
  }

  /** the fewest and the most cards that may be wanted for those given; none where so many cannot be given */
  get limits(): { least: number; most: number } | null {
    const [least, most] = this.with(this.partner)?.wants[this.give.length] ?? []
    return least === undefined || most === undefined ? null : { least, most }
  }

  /** whether nothing has been laid into the baskets yet */
  private get blank(): boolean {
    return !(this.give.length || this.draft.want.length || this.draft.ducati)
  }

  get ready(): boolean {
    const { draft, limits } = this
    if (!limits || this.sending || this.blank) return false
    return draft.want.length >= limits.least && draft.want.length <= limits.most
  }

  /** whether one more card may be wanted */
  get wantable(): boolean {
    return this.draft.want.length < (this.limits?.most ?? 0)
  }

  private get onBoard() {
    return sayer(this.table.words)
  }

  /** Why so many cards cannot be given, or so few wanted; empty where nothing is wrong. */
  get trouble(): string {
    const { limits, partner, turn } = this
    if (!partner) return ''
    const who = turn?.active ?? ''
    if (!limits) return this.onBoard('gives_too_many', { who: this.name(who), me: who === this.me ? 'who' : '' })
    if (this.blank) return ''
    return this.draft.want.length < limits.least ? this.onBoard('wants_at_least', { n: limits.least }) : ''
  }

  /** That no more can be wanted. */
  get full(): string {
    return this.onBoard('wants_at_most', { n: this.limits?.most ?? 0 })
  }

  /** How many cards whoever is active must play, and why that is within reach. */
  get quota(): string {
    const { turn, figures } = this
    if (!turn?.active || !figures) return ''
    const { active, quota } = turn
    const who = { who: this.name(active), me: active === this.me ? 'who' : '' }
    return this.onBoard('must_play', { ...who, hand: this.handOf(active), buys: figures.sure, quota })
  }

  private refuse(text: string): void {
    this.table.whyNot = { about: null, text, rule: this.table.askedRules[0] ?? null }
  }

  toggle(card: string): void {
    basket.toggle(card)
    if (!basket.give.includes(card)) delete this.draft.claims[card]
    if (this.claimed === card) this.claimed = null
  }

  want(good: string, by: 1 | -1): void {
    if (by > 0 && !this.wantable) return this.refuse(this.full)
    if (by > 0) this.draft.want = [...this.draft.want, good]
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
  fill(goods: readonly string[], want: readonly string[], ducati: number, partner = this.partner): void {
    const left = [...this.hand]
    const found = goods.flatMap((good) => {
      const at = left.findIndex((card) => goodOf(card) === good)
      return at < 0 ? [] : left.splice(at, 1)
    })
    this.draft = { ...emptyDraft(partner), want: [...want], ducati }
    basket.give = found
  }

  async send(): Promise<void> {
    if (this.sending) return
    if (!this.ready) return this.refuse(this.trouble || say('deal', 'give_hint'))
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
}
