/** A table where no server is: whoever keeps it hears what is said there, and tells what comes of it. */

import type { Socket } from './reach'
import { Table } from './table.svelte'
import type { FromClient, FromServer } from './wire'

export class Alone {
  readonly table: Table
  /** tell the table something, as a server would */
  tell: (frame: FromServer) => void = () => {}

  constructor(
    name: string,
    private readonly hear: (frame: FromClient) => void,
    private readonly opened: () => void,
  ) {
    this.table = new Table(name, '', { open: () => this.line(), later: () => () => {}, random: () => 0 })
    this.table.show.off = true
  }

  private line(): Socket {
    const heard = (text: string) => queueMicrotask(() => this.hear(JSON.parse(text) as FromClient))
    const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: heard, close: () => {} }
    this.tell = (frame) => socket.onmessage?.({ data: JSON.stringify(frame) })
    queueMicrotask(() => {
      socket.onopen?.()
      this.opened()
    })
    return socket
  }
}
