/**
 * The memory of a Python that has begun and read the house in. To begin takes seconds, to find it again a moment; so it is
 * kept, one for each house and browser. It holds nothing of anybody, and can be lost at any time.
 */

const NAME = 'begun'
/** Games come first: memory is kept only where there is room for it so many times over. */
const ROOM = 10

/** Where it lies: memory of another house, or of another browser, is another one. */
export async function spotFor(folder: URL, house: ArrayBuffer): Promise<URL> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', house))
  const spot = new URL('memory', folder)
  const letters = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  spot.search = new URLSearchParams({ house: letters, browser: navigator.userAgent }).toString()
  return spot
}

export async function kept(spot: URL): Promise<ArrayBuffer | null> {
  try {
    const found = await (await caches.open(NAME)).match(spot)
    return found ? await found.arrayBuffer() : null
  } catch {
    return null // a browser that keeps nothing here
  }
}

/** Keep it, and nothing older of this folder. */
export async function keep(spot: URL, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate()
    if (quota - usage < ROOM * memory.byteLength) return
    const cache = await caches.open(NAME)
    const older = (await cache.keys()).filter(({ url }) => url.split('?')[0] === spot.href.split('?')[0])
    await Promise.all(older.map((one) => cache.delete(one)))
    await cache.put(spot, new Response(memory))
  } catch {
    // the next visit begins as this one did
  }
}

/** Whoever needs the room may have it. */
export async function forget(): Promise<void> {
  await globalThis.caches?.delete(NAME).catch(() => false)
}
