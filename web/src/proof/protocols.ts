/** The protocols of luck, the first one too: only who checks a record needs that, so no table carries it. */

import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type Digest, digest, framed, utf8 } from './digests'

export const OLD = 1
export const NOW = 2

/** The same digest by the first protocol. */
export const oldDigest: Digest = (purpose, ...parts) => {
  const personalization = new Uint8Array(16)
  personalization.set(utf8.encode(purpose))
  return bytesToHex(blake2b(framed(parts), { dkLen: 32, personalization }))
}

export const digestBy = (protocol: number): Digest => (protocol === NOW ? digest : oldDigest)
