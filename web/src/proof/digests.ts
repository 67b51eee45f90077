/** The digests that luck and seals are made of, as docs/proof.md describes them; the server's code is not used here. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const DOMAIN = 'serenissima/2 '
export const utf8 = new TextEncoder()

export type Digest = (purpose: string, ...parts: string[]) => string

/** Texts one after the other, each with its length before it. */
export function framed(parts: readonly string[]): Uint8Array {
  const said = parts.map((part) => utf8.encode(part))
  const whole = new Uint8Array(said.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(whole.buffer)
  let at = 0
  for (const part of said) {
    view.setUint32(at, part.length)
    whole.set(part, at + 4)
    at += 4 + part.length
  }
  return whole
}

export const digest: Digest = (purpose, ...parts) => bytesToHex(sha256(framed([DOMAIN + purpose, ...parts])))

/** The seal of an answer, bound to its table and its seat. */
export const sealed = (table: string, seat: number, salt: string, said: string): string =>
  digest('seal', table, String(seat), salt, said)

/** So many bytes that nobody else knows, in hexadecimal. */
export const fresh = (bytes = 16): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

const RANGE = 1n << 64n

/** A number below that bound from the key, each equally likely: what is above the last whole multiple is drawn again. */
export function below(digest: Digest, key: string, label: string, bound: bigint): (from?: number) => [bigint, number] {
  const limit = (RANGE / bound) * bound
  return (from = 0) => {
    for (let drawn = from; ; drawn++) {
      const number = BigInt(`0x${digest('draw', key, label, String(drawn)).slice(0, 16)}`)
      if (number < limit) return [number % bound, drawn + 1]
    }
  }
}

/** The chairs in the order in which luck hands them out. */
export function seated(digest: Digest, key: string, count: number): number[] {
  const left = Array.from({ length: count }, (_, at) => at)
  const order: number[] = []
  let drawn = 0
  while (left.length) {
    const [number, next] = below(digest, key, 'seats', BigInt(left.length))(drawn)
    drawn = next
    order.push(...left.splice(Number(number), 1))
  }
  return order
}

/** Which of these luck answers, by their weights. */
export function fall(digest: Digest, key: string, label: string, odds: readonly (readonly [string, number])[]): string {
  const sum = odds.reduce((total, [, weight]) => total + BigInt(weight), 0n)
  let [at] = below(digest, key, label, sum)()
  for (const [move, weight] of odds) {
    at -= BigInt(weight)
    if (at < 0n) return move
  }
  throw new Error('luck has no answer')
}
