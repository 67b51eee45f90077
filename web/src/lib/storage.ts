/** A browser may refuse its storage, as it does to boards in frames of other sites: then what is kept lasts as long as the page. */

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

class Memory implements Kept {
  private readonly kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }

  clear(): void {
    this.kept.clear()
  }
}

for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    void window[name]
  } catch {
    Object.defineProperty(window, name, { value: new Memory() })
  }
}
