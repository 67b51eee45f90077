/** The house in a tab as people have it: a folder, and a host that hands out its files and nothing more. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { freePort, python } from './server'

const root = join(import.meta.dirname, '../../..')

let there = process.env.SERENISSIMA_STATIC ?? ''

/** The folder, built unless the same is there already, or another one that is named. */
export function built(): string {
  there ||= build()
  return there
}

function build(): string {
  const folder = join(root, 'build/static')
  // built as people build it: what says that this is a test would make another client of it
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$)/.test(name),
  )
  const env = { ...Object.fromEntries(kept), PYTHONPATH: join(root, 'src'), SERENISSIMA_ENGINE: 'interpreted' }
  const done = spawnSync(python(), [join(root, 'tools/static.py'), folder], { env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`The static folder was not built:\n${done.stdout}${done.stderr}`)
  return folder
}

export class Host {
  private process: ChildProcess | null = null
  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async open(folder = built()): Promise<Host> {
    const host = new Host(folder, await freePort())
    await host.start()
    return host
  }

  /** For addresses such as `${url}/learn`: all of them are one page. */
  get url(): string {
    return `http://127.0.0.1:${this.port}/?`
  }

  async start(): Promise<void> {
    const said = ['-m', 'http.server', String(this.port), '--bind', '127.0.0.1', '--directory', this.folder]
    this.process = spawn(python(), said, { stdio: 'ignore' })
    for (let tries = 0; !(await answers(this.port)); tries++) {
      if (tries > 300) throw new Error('http.server did not open')
      await later(100)
    }
  }

  async stop(): Promise<void> {
    const ended = this.process
    this.process = null
    if (!ended) return
    const gone = new Promise((then) => ended.once('exit', then))
    ended.kill()
    await gone
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((then) => {
    const line = connect(port, '127.0.0.1', () => {
      line.destroy()
      then(true)
    })
    line.on('error', () => then(false))
  })
}
