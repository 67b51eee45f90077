/** A house on a server: requests by HTTP, lines by WebSocket, and every path is its own address. */

import type { Reach, Socket } from '../lib/reach'
import { happened, met, missed } from './aside.svelte'

/** Nobody else can be met here. */
export const ALONE = false

export const reach: Reach = {
  async ask(method, path, body) {
    const headers: HeadersInit = body === null ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(`/api${path}`, { method, headers, body }).catch((error) => {
      missed()
      throw error
    })
    met()
    const json = !!answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, text: await answer.text(), json }
  },
  open(url) {
    const at = new URL(url, location.href)
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:'
    const line = new WebSocket(at)
    const send = (text: string) => line.send(text)
    let wanted = true
    const close = () => {
      wanted = false
      line.close()
    }
    const socket: Socket = { onopen: null, onmessage: null, onclose: null, send, close }
    line.onopen = () => {
      met()
      socket.onopen?.()
    }
    line.onmessage = ({ data }) => {
      if (at.pathname.includes('/tables/')) happened(at.pathname.split('/').at(-2) ?? '')
      socket.onmessage?.({ data })
    }
    line.onclose = () => {
      if (wanted) missed()
      socket.onclose?.()
    }
    return socket
  },
  address: (path) => path,
  path: ({ pathname, search, hash }) => pathname + search + hash,
}
