/** The Chromium of this machine: named by CHROMIUM, else found on the path. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage']

export const found = (): string | undefined => onPath(process.env.CHROMIUM ? [process.env.CHROMIUM] : NAMES)

/** The first of these programs that can be run: named with its folder, or found in one of the path. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const all = names.flatMap((name) => (name.includes(sep) ? [name] : folders.map((one) => join(one, name))))
  return all.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export function launch(): Promise<Browser> {
  const executablePath = found()
  if (!executablePath) throw new Error('There is no Chromium here (Debian, Ubuntu: apt install chromium)')
  return chromium.launch({ executablePath, args: ARGS })
}
