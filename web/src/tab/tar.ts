/** The files of an archive as `tar` writes it, without copying them. */

const BLOCK = 512

export function* filesOf(archive: Uint8Array<ArrayBuffer>): Generator<[name: string, data: Uint8Array<ArrayBuffer>]> {
  const words = new TextDecoder()
  const text = (from: number, length: number): string => {
    const [said = ''] = words.decode(archive.subarray(from, from + length)).split('\0', 1)
    return said
  }
  for (let at = 0; archive[at]; ) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const folder = text(at + 345, 155)
    const name = text(at, 100)
    const data = at + BLOCK
    yield [folder ? `${folder}/${name}` : name, archive.subarray(data, data + size)]
    at = data + Math.ceil(size / BLOCK) * BLOCK
  }
}
