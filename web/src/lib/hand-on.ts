/** A link handed on: by the phone's own sheet where there is one, else copied. */

export type HandedOn = 'shared' | 'copied' | 'neither'

export async function handOn(title: string, link: string): Promise<HandedOn> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url: link })
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared' // he has seen the sheet, and thought better of it
    }
  }
  return navigator.clipboard.writeText(link).then(
    () => 'copied',
    () => 'neither',
  )
}
