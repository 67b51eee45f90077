#!/usr/bin/env node
// Firefox as Debian has it, for a Playwright that is newer: commands that it does not know yet are answered with nothing.
// It is started in place of the browser, whose name stands in FIREFOX.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/
const browser = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
browser.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => browser.kill())
createInterface({ input: browser.stderr }).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? []
  if (address) relay(address)
  else console.error(line)
})

/** What is said to one is said to the other, apart from what the browser does not know. */
function relay(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
  server.on('connection', (person) => {
    const line = new WebSocket(`${address}/session`)
    const open = new Promise((then) => line.once('open', then))
    const asked = new Map()
    person.on('message', async (text) => {
      await open
      const { id, method } = JSON.parse(text)
      asked.set(id, method)
      line.send(String(text))
    })
    line.on('message', (text) => person.send(known(JSON.parse(text), asked)))
    person.on('close', () => line.close())
    line.on('close', () => person.close())
  })
}

function known(said, asked) {
  const method = asked.get(said.id) ?? ''
  asked.delete(said.id)
  const unknown = said.error === 'unknown command' && method.startsWith('emulation.')
  return JSON.stringify(unknown ? { type: 'success', id: said.id, result: {} } : said)
}
