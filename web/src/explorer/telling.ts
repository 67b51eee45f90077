/** One level of an opening in words: `sell good:stone` is what is done, and to what. */

import type { Words } from '../lib/words'

export function told(words: Words, key: string): string {
  const parts = key.split(' ')
  const verb = parts.find((part) => !part.includes(':')) ?? ''
  const things = parts.filter((part) => part.includes(':')).map((part) => part.split(':') as [string, string])
  const names = things.map(([kind, name]) => words.name(kind, name)).join(', ')
  const act = words.act(verb) || (names ? '' : verb.replaceAll('_', ' '))
  const said = act && names ? `${act}: ${names}` : act || names
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1)
}
