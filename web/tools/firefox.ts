/** The Firefox of this machine: named by FIREFOX, else found on the path. It is spoken to by WebDriver BiDi. */
import { join } from 'node:path'
import { type Browser, firefox } from 'playwright-core'
import { onPath } from './chromium'

const NAMES = ['firefox-esr', 'firefox']

export const found = (): string | undefined => onPath(process.env.FIREFOX ? [process.env.FIREFOX] : NAMES)

export function launch(): Promise<Browser> {
  const FIREFOX = found()
  if (!FIREFOX) throw new Error('There is no Firefox here (Debian: apt install firefox-esr)')
  const executablePath = join(import.meta.dirname, 'old-firefox.mjs')
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    env: { ...process.env, FIREFOX } as Record<string, string>,
  })
}
