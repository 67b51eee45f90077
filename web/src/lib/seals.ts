/**
 * The seals of sealed answers as this browser saw them while they were closed, so that the check after the game can show
 * that they are the same ones.
 */

import type { Position } from './wire'

const key = (table: string): string => `serenissima.seals.${table}`

export function sealsSeen(table: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Notes the seals of one table; those of answers that were taken back do not count. */
export class SealNotes {
  private closed: string[] = []

  constructor(private readonly table: string) {}

  see({ sealings, news }: Position): void {
    const opened = this.closed.length > 0 && !sealings.length && !news.some((one) => one.undone)
    if (opened) localStorage.setItem(key(this.table), JSON.stringify([...sealsSeen(this.table), ...this.closed]))
    this.closed = sealings.map((one) => one.digest)
  }
}
