/** The few sentences that a page must know before a server has told it any, from the text files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const NAME = 'virtual:first-words'
const SECTION = 'problems'
const folder = join(import.meta.dirname, '../../src/serenissima/text')

export function firstWords(): Plugin {
  return {
    name: 'first-words',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(read())}` : undefined),
  }
}

function read(): Record<string, unknown> {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  const web = languages.map(({ name }) => [name, join(folder, name, 'web.toml')] as const)
  return Object.fromEntries(
    web.flatMap(([name, file]) => {
      try {
        return [[name, { [SECTION]: parse(readFileSync(file, 'utf8'))[SECTION] }]]
      } catch {
        return []
      }
    }),
  )
}
