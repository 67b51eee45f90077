/** Short notices, each for a few seconds. */

const LASTS = 6000

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'danger' | 'ok'
  /** a later one about the same takes its place */
  about: string
}

export class Toasts {
  all = $state.raw<Toast[]>([])
  private count = 0

  /** The one that a page shows which has room for one. */
  get latest(): Toast | null {
    return this.all.at(-1) ?? null
  }

  say(text: string, tone: Toast['tone'] = 'plain', about = text): void {
    const id = ++this.count
    this.all = [...this.all.filter((one) => one.about !== about), { id, text, tone, about }]
    setTimeout(() => {
      this.all = this.all.filter((one) => one.id !== id)
    }, LASTS)
  }
}
