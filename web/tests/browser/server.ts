/** A server as people have it: a process of its own that hands out the built client. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')
const START = 'from serenissima.cli import main; raise SystemExit(main())'
const CHANGE = 'import sqlite3, sys; b = sqlite3.connect(sys.argv[1], 60); b.execute(sys.argv[2]); b.commit()'
/** People in tests do not tire, and neither should the limits on them. */
const QUICK = {
  SERENISSIMA_FRAMES_PER_SECOND: '2000',
  SERENISSIMA_REQUESTS_PER_MINUTE: '100000',
  SERENISSIMA_LIMITS: '10000',
  SERENISSIMA_TABLES_PER_PERSON: '10000',
  SERENISSIMA_SOCKETS_PER_PERSON: '10000',
  SERENISSIMA_SOCKETS_PER_ADDRESS: '10000',
  SERENISSIMA_RATED_AT_ONE_ADDRESS: 'true',
  SERENISSIMA_SHORTEST_PAUSE: '0',
  SERENISSIMA_LONGEST_PAUSE: '0',
}

const FOLDER = 'serenissima-browser-'
const PID = 'server.pid'

/** Servers and folders that a killed run has left behind go, before anything new begins. */
export function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(FOLDER))) {
    const folder = join(tmpdir(), name)
    const [owner, server] = ['owner.pid', PID].map((file) => numberIn(join(folder, file)))
    if (owner && isAlive(owner)) continue
    if (server && isServer(server)) process.kill(-server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function numberIn(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Numbers of processes are given again; only what still looks like a server is ended. */
function isServer(pid: number): boolean {
  const said = `/proc/${pid}/cmdline`
  return isAlive(pid) && existsSync(said) && readFileSync(said, 'utf8').includes(FOLDER)
}

export function python(): string {
  const ours = join(root, '.venv/bin/python')
  return process.env.SERENISSIMA_PYTHON ?? (existsSync(ours) ? ours : 'python3')
}

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), FOLDER))
  private process: ChildProcess | null = null
  private constructor(
    readonly port: number,
    private readonly more: Record<string, string>,
  ) {
    writeFileSync(join(this.folder, 'owner.pid'), String(process.pid))
  }

  static async open(port?: number, more: Record<string, string> = {}): Promise<Server> {
    const server = new Server(port ?? (await freePort()), more)
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  private get log(): string {
    return join(this.folder, 'log.txt')
  }

  private get books(): string {
    return join(this.folder, 'house.sqlite')
  }

  /** Change what is written in its books while it is open: so a time that was to come has come. */
  change(statement: string): void {
    const { status, stderr } = spawnSync(python(), ['-c', CHANGE, this.books, statement], { encoding: 'utf8' })
    if (status) throw new Error(stderr)
  }

  /** Start it, and wait until it is open. */
  async start(): Promise<void> {
    const database = `sqlite+aiosqlite:///${this.books}`
    // SERENISSIMA_PACKAGED: the client is the one that was installed with the server
    const client = process.env.SERENISSIMA_PACKAGED ? [] : ['--client', join(root, 'web/dist')]
    const more = ['--port', String(this.port), '--database', database, ...client]
    const env = { ...process.env, ...QUICK, ...this.more }
    this.process = spawn(python(), ['-c', START, 'serve', ...more], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    writeFileSync(join(this.folder, PID), String(this.process.pid ?? 0))
    const log = createWriteStream(this.log, { flags: 'a' })
    this.process.stdout?.pipe(log, { end: false })
    this.process.stderr?.pipe(log, { end: false })
    for (let tries = 0; !(await this.isOpen()); tries++) {
      if (this.process.exitCode !== null || tries > 600)
        throw new Error(`The server did not open:\n${readFileSync(this.log, 'utf8').slice(-4000)}`)
      await later(100)
    }
  }

  /** Start it anew, unless it runs. */
  async again(): Promise<void> {
    if (!this.process) await this.start()
  }

  private async isOpen(): Promise<boolean> {
    return await fetch(`${this.url}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
  }

  /** End it: politely, or with all its workers as a crash would. */
  async stop(how: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const ended = this.process
    this.process = null
    if (!ended || ended.exitCode !== null) return
    const gone = new Promise((then) => ended.once('exit', then))
    if (how === 'SIGKILL' && ended.pid) process.kill(-ended.pid, how)
    else ended.kill(how)
    await gone
  }

  /** End it for good: what it has written is gone. */
  async close(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export function freePort(): Promise<number> {
  return new Promise((then) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => then(typeof at === 'object' && at ? at.port : 0))
    })
  })
}
