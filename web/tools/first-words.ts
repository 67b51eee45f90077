/** The few sentences that a page must know before a server has told it any, from the text files: some in the script, the title in the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../src/serenissima/text')

/** @param alone whether the house is in the page's own browser: then a few more may be needed */
export function firstWords(alone: boolean): Plugin {
  const first = { ...read('web', 'problems-') }
  if (alone)
    for (const begun of ['problems-', 'tab-'])
      for (const [language, text] of Object.entries(read('tab', begun))) first[language] += `\n${text}`
  /** what is asked for; the page of the proof has words of its own */
  const words: Record<string, Record<string, string>> = {
    'virtual:first-words': first,
    'virtual:proof-words': read('web', 'trust-'),
  }
  return {
    name: 'first-words',
    resolveId: (id) => (id in words ? `\0${id}` : undefined),
    load: (id) => {
      const said = id.startsWith('\0') ? words[id.slice(1)] : undefined
      return said && `export default ${JSON.stringify(said)}`
    },
    transformIndexHtml: (page) => page.replace('<!-- first words -->', painted()),
  }
}

/** The title of the house in every language: it stands in the page itself, so that it is painted before any script runs. */
function painted(): string {
  const told = Object.entries(read('web', 'home-')).map(([language, text]) => {
    const said = (key: string) => new RegExp(`^home-${key} = (.*)$`, 'm').exec(text)?.[1] ?? ''
    return `<div lang="${language}"><h1>${said('title')}</h1><p>${said('lead')}</p></div>`
  })
  return `<div id="first"><header class="dark">Serenissima</header>${told.join('')}</div>${missed()}`
}

/** What `light.js` shows in every language should the script of the page not come. */
function missed(): string {
  const told = Object.entries(read('web', 'problems-')).map(([language, text]) => {
    const said = /^problems-stale_page = (.*)$/m.exec(text)?.[1] ?? ''
    return `<p class="not-come" lang="${language}" hidden>${said}</p>`
  })
  return told.join('')
}

/** Of every language the messages of a file whose ids begin so. */
function read(name: string, first: string): Record<string, string> {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())
  return Object.fromEntries(
    languages.flatMap((language) => {
      try {
        return [[language.name, messages(readFileSync(join(folder, language.name, `${name}.ftl`), 'utf8'), first)]]
      } catch {
        return []
      }
    }),
  )
}

/** The messages whose ids begin so; the lines of one that follow its first are indented. */
function messages(text: string, first: string): string {
  let kept = false
  const lines = text.split('\n').filter((line) => {
    if (!line.startsWith(' ')) kept = line.startsWith(first)
    return kept
  })
  return lines.join('\n')
}
