/** A page that checks the proof of a game and knows no house: it is one file, and works from a folder without a network. */

import words from 'virtual:proof-words'
import { Messages } from '../lib/messages'
import { check, type Verdict } from './check'
import { sentence } from './sentence'

const language = [...navigator.languages.map((one) => one.slice(0, 2)), 'en'].find((one) => words[one]) ?? 'en'
const messages = new Messages(language, words[language] ?? '')
const say = (key: string, facts = {}): string => messages.say(['trust', key], facts) ?? key
const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body

function line(into: HTMLElement, text: string, kind = 'p'): HTMLElement {
  const made = document.createElement(kind)
  made.textContent = text
  into.append(made)
  return made
}

/** What was found, in sentences. */
function show(verdict: Verdict): void {
  const into = part('found')
  const { problem, record, added, silent } = verdict
  into.replaceChildren()
  into.className = problem ? 'bad' : 'good'
  line(into, say(problem ? 'not_verified' : 'verified'), 'h2')
  line(into, problem ? say(...sentence(problem)) : say('good', { n: verdict.draws }))
  if (!record) return
  line(into, say('page_counts', { acts: record.acts.length, draws: verdict.draws, seals: verdict.seals }))
  if (added.length) line(into, say('who_added', { who: added.join(', ') }))
  if (silent.length) line(into, say('silent', { who: silent.join(', ') }))
  for (const text of [record.terms, `${say('commitment')}: ${record.commitment}`]) line(into, text, 'code')
}

const tell = (text: string): void => show(check(text))

async function take(files: FileList | null | undefined): Promise<void> {
  const [file] = files ?? []
  if (file) tell(await file.text())
}

document.documentElement.lang = language
document.title = say('page_title')
for (const key of ['page_title', 'page_about', 'page_file', 'page_paste', 'page_rules'])
  part(key).textContent = say(key)
part('file').addEventListener('change', (event) => void take((event.target as HTMLInputElement).files))
part('text').addEventListener('input', (event) => {
  const { value } = event.target as HTMLTextAreaElement
  if (value.trim()) tell(value)
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void take(event.dataTransfer?.files)
})
