/** What the browser keeps: values under keys, in drawers. Of one writing all is kept, or nothing, before it is said. */

import { forget } from './memory'

const NAME = 'serenissima'
const DRAWERS = ['tables', 'rows', 'chat', 'notes', 'me']
const LAST = '\uffff'

interface Change {
  drawer: string
  key: string
  value: unknown
  new: boolean
}

/** Why nothing was kept, in the words of `serenissima.tab.storage`. */
const WHY: Record<string, string> = { ConstraintError: 'taken', QuotaExceededError: 'full' }

export class Store {
  private opened: Promise<IDBDatabase> | null = null

  /** Keep changes; returns when they are durable, with the reason if they are not. Where room is short, games come first. */
  async write(said: string): Promise<string> {
    const changes = JSON.parse(said) as Change[]
    const why = await this.kept(changes)
    if (why !== WHY.QuotaExceededError) return why
    await forget()
    return this.kept(changes)
  }

  private async kept(changes: Change[]): Promise<string> {
    try {
      const base = await this.base()
      const wanted = { durability: 'strict' } as const
      const writing = base.transaction([...new Set(changes.map(({ drawer }) => drawer))], 'readwrite', wanted)
      for (const one of changes) {
        const drawer = writing.objectStore(one.drawer)
        if (one.new) drawer.add(one.value, one.key)
        else drawer.put(one.value, one.key)
      }
      writing.commit()
      return await new Promise((kept) => {
        writing.oncomplete = () => kept('')
        writing.onabort = () => kept(reason(writing.error))
      })
    } catch (error) {
      return reason(error)
    }
  }

  /** The values whose keys begin so, in the order of their keys. */
  async read(drawer: string, first: string): Promise<string> {
    const base = await this.base()
    const asked = base
      .transaction(drawer)
      .objectStore(drawer)
      .getAll(IDBKeyRange.bound(first, first + LAST))
    return JSON.stringify(await done(asked))
  }

  private base(): Promise<IDBDatabase> {
    this.opened ??= this.open()
    this.opened.catch(() => {
      this.opened = null // asked for again next time
    })
    return this.opened
  }

  private async open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      for (const drawer of DRAWERS) asked.result.createObjectStore(drawer)
    }
    const base = await done(asked)
    const gone = () => {
      this.opened = null
    }
    base.onclose = gone
    base.onversionchange = () => {
      base.close()
      gone()
    }
    return base
  }
}

function reason(error: unknown): string {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>
  return WHY[name] ?? (`${name} ${message}`.trim() || 'unknown')
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((then, fail) => {
    asked.onsuccess = () => then(asked.result)
    asked.onerror = () => fail(asked.error ?? new Error('the storage did not answer'))
  })
}
