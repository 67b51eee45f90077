/** What lies open at a table besides the board: sheets, the command line, the side; and the keys that open it. */

import type { DealModule } from '../lib/deals'
import type { Lesson } from '../lib/lesson.svelte'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { Side } from './side.svelte'

const TYPING = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select'
const PRESSED = 'button, a, [role="button"], summary'

export class Desk {
  /** the board as tables of text */
  plain = $state(false)
  /** all moves */
  listed = $state(false)
  keys = $state(false)
  /** why the score is what it is */
  account = $state(false)
  command = $state(settings.command)
  resultSeen = $state(false)
  readonly side: Side

  constructor(
    private readonly at: () => Table,
    private readonly taught: () => Lesson | null,
    deals: () => DealModule | null,
  ) {
    this.side = new Side(at, () => taught() !== null, deals)
  }

  get table(): Table {
    return this.at()
  }

  get lesson(): Lesson | null {
    return this.taught()
  }

  readonly press = (event: KeyboardEvent): void => {
    const at = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || this.table.handOver !== null || at.closest(TYPING)) return
    const act = this.acts[event.key]
    if (!act || event.repeat) return
    if (event.key !== 'Enter') event.preventDefault()
    act(at)
  }

  private readonly acts: Record<string, (at: HTMLElement) => void> = {
    Escape: () => this.back(),
    l: () => {
      this.listed = this.table.asked && !this.listed
    },
    u: () => this.table.undo(),
    r: () => {
      if (!this.lesson) void this.table.since()
    },
    h: () => {
      if (!this.lesson && !this.table.info?.rated) void this.table.hints.ask()
    },
    '/': () => {
      this.command = !this.command
    },
    '?': () => {
      this.keys = !this.keys
    },
    Enter: (at) => this.confirm(at),
  }

  private back(): void {
    if (this.table.hints.asked) this.table.hints.drop()
    else if (this.listed || this.keys || this.account) this.clear()
    else if (this.table.rule !== null && !this.answering) this.side.closeRule()
    else this.table.back()
  }

  /** Something is half said, or refused: that is taken back first. */
  private get answering(): boolean {
    const { whyNot, draft } = this.table
    return !!whyNot || !!draft.waiting || draft.picks.length > 0
  }

  private clear(): void {
    this.listed = this.keys = this.account = false
  }

  private confirm(at: HTMLElement): void {
    if (at.closest(PRESSED)) return
    const { table, lesson } = this
    const [only, ...others] = table.draft.complete
    if (lesson && !lesson.step.play.length) lesson.next()
    else if (table.draft.waiting) table.sure(table.draft.waiting)
    else if (only && !others.length) table.choose(only)
  }
}
