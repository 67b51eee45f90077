/** How a page reaches its house: `$kind/reach` is a server, or a worker of the browser that holds the same house. */

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => unknown) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

/** What is answered to a request: a status as of HTTP, and the text, which may be JSON. */
export interface Reply {
  status: number
  text: string
  json: boolean
}

export interface Reach {
  /** A request; it fails where nobody is there to answer. */
  ask(method: string, path: string, body: string | null): Promise<Reply>
  /** A line to a table. */
  open(url: string): Socket
  /** How a path of the house stands in the address of this page, */
  address(path: string): string
  /** and the path that an address means. */
  path(at: { pathname: string; search: string; hash: string }): string
}
