import { expect, test } from 'vitest'
import { filesOf } from './tar'

/** One file as `tar` writes it: a head of 512 bytes, and its bytes in whole blocks. */
function entry(folder: string, name: string, data: string): Uint8Array {
  const block = new Uint8Array(512 + Math.ceil(data.length / 512) * 512)
  const put = (text: string, at: number) => block.set(new TextEncoder().encode(text), at)
  put(name, 0)
  put(data.length.toString(8).padStart(11, '0'), 124)
  put(folder, 345)
  put(data, 512)
  return block
}

function archive(...entries: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = [...entries, new Uint8Array(1024)].flatMap((one) => [...one])
  return Uint8Array.from(all)
}

test('files come with their names and bytes, empty ones and deep ones too', () => {
  const long = 'x'.repeat(700)
  const found = [...filesOf(archive(entry('', 'a.txt', 'hello'), entry('deep/down', 'b', ''), entry('', 'c', long)))]
  const told = found.map(([name, data]) => [name, new TextDecoder().decode(data)])
  expect(told).toEqual([
    ['a.txt', 'hello'],
    ['deep/down/b', ''],
    ['c', long],
  ])
})
