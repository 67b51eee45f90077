/** What a page and the worker that holds its house say to each other. */

export type ToHouse =
  | { t: 'ask'; n: number; method: string; path: string; body: string }
  | { t: 'open'; line: number; url: string }
  | { t: 'say'; line: number; text: string }
  | { t: 'shut'; line: number }

export type FromHouse =
  | { t: 'answer'; n: number; status: number; text: string; plain: boolean }
  | { t: 'frame'; line: number; text: string }
  | { t: 'shut'; line: number }
  | { t: 'ready' }
  | { t: 'failed'; code: string; detail: string }

/** To and from a worker that thinks. */
export type ToThinker = { job: Uint8Array }
export type FromThinker = { awake: true } | { done: Uint8Array } | { judged: number } | { failed: string }
