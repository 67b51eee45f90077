/** A record as a part of an address: packed, in letters that addresses may have. */

/** More is no record of a game, but somebody's attempt to fill the memory. */
const MOST = 2_000_000

export async function carried(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record again; it fails where the address was cut off or changed. */
export async function unpacked(said: string): Promise<string> {
  const letters = atob(said.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > MOST) throw new Error('too long')
  }
  return text
}
