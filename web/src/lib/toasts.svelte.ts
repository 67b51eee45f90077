/** Short notices, each for a few seconds. */

const LASTS = 4000

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'danger' | 'ok'
}

export class Toasts {
  all = $state.raw<Toast[]>([])
  private count = 0

  say(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = ++this.count
    this.all = [...this.all, { id, text, tone }]
    setTimeout(() => {
      this.all = this.all.filter((one) => one.id !== id)
    }, LASTS)
  }
}
