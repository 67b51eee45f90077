/** The side of a table: which part of it is shown, and whether it lies over the board where there is no room beside it. */

import type { DealModule } from '../lib/deals'
import { say } from '../lib/house.svelte'
import { narrow } from '../lib/screen'
import type { Table } from '../lib/table.svelte'

export type Tab = 'deal' | 'log' | 'chat' | 'position' | 'notes' | 'votes'

export interface TabShown {
  key: Tab
  text: string
  icon: string
  n: number
}

export class Side {
  tab = $state<Tab>('log')
  /** open over the board */
  drawer = $state(false)
  private read = $state(0)

  constructor(
    private readonly at: () => Table,
    private readonly lesson: () => boolean,
    private readonly dealt: () => DealModule | null,
  ) {}

  get deals(): DealModule | null {
    return this.dealt()
  }

  get tabs(): TabShown[] {
    const { info, chat } = this.at()
    const learning = this.lesson()
    const shown: [Tab, string, boolean, number?][] = [
      ['deal', 'letter', !!this.deals],
      ['log', 'list', true],
      ['chat', 'chat', !learning, chat.length - this.read],
      ['position', 'map', true],
      ['notes', 'note', !!info?.yours.length && !learning],
      ['votes', 'ballot', !learning, info?.vote ? 1 : 0],
    ]
    return shown.flatMap(([key, icon, there, n = 0]) => (there ? [{ key, icon, n, text: say('table', key) }] : []))
  }

  /** The part in sight; none while a rule is open instead. */
  get chosen(): Tab | null {
    return this.at().rule === null ? this.tab : null
  }

  show(tab: Tab): void {
    this.tab = tab
    this.at().rule = null
    this.drawer = true
  }

  /** The rules open beside the table, which stays as it is. */
  readonly openRule = (rule: string): void => {
    this.at().rule = rule
    this.drawer = true
  }

  /** The rules are laid aside; a drawer that had come out for them goes back. */
  readonly closeRule = (): void => {
    this.at().rule = null
    this.close()
  }

  close(): void {
    this.drawer = false
  }

  readChat(): void {
    this.read = this.at().chat.length
  }

  // The deal table

  /** Whether a deal can be made just now. */
  get dealing(): boolean {
    const { position } = this.at()
    return !!this.deals && !!position && this.deals.dealing(position)
  }

  /** Where it has no place of its own, it comes over the board while this seat is asked in a talk. */
  get talked(): boolean {
    const { position, asked } = this.at()
    return narrow.current && asked && !!this.deals && !!position && this.deals.talking(position)
  }

  /** The way to the deal table, where one is wanted and it is not in sight. */
  get openDeals(): (() => void) | undefined {
    const hidden = narrow.current && !(this.drawer && this.tab === 'deal')
    return hidden && this.dealing && this.at().asked ? () => this.show('deal') : undefined
  }

  /** It opens by itself when a deal can be made, and gives way to the log when none can. */
  follow(dealing: boolean): void {
    if (dealing && this.tab === 'log') this.tab = 'deal'
    if (!dealing && this.tab === 'deal') this.tab = 'log'
  }
}
