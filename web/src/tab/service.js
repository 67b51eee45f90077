// Keeps the house for days without a network: `tools/static.py` writes before this line which files it has.
const VERSION = ''
const FILES = {}
// --8<--

const NAME = `serenissima-${VERSION}`
const HOME = new URL('./', self.location.href)

/**
 * All files of this version, each as it was built, or none: a host that changes meanwhile hands out a mixture. What has
 * come stays for the next attempt, unless there is no room: that is needed for games.
 */
async function fill() {
  const cache = await caches.open(NAME)
  try {
    const waiting = Object.entries(FILES)
    const hand = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await take(cache, ...one)
    }
    await Promise.all(Array.from({ length: 6 }, hand))
  } catch (error) {
    if (error.name === 'QuotaExceededError') await caches.delete(NAME)
    throw error
  }
}

async function take(cache, name, digest) {
  const at = new URL(name, HOME)
  if (await cache.match(at)) return
  const known = await kept(at, digest)
  if (known) return cache.put(at, known)
  const answer = await fetch(at, { cache: name.startsWith('assets/') ? 'default' : 'no-cache' })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  if ((await digestOf(answer.clone())) !== digest) throw new Error(`${name} is of another version`)
  await cache.put(at, answer)
}

/** The same file of an older version need not come again. */
async function kept(at, digest) {
  const known = await caches.match(at)
  return known && (await digestOf(known.clone())) === digest ? known : null
}

async function digestOf(answer) {
  const sum = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(sum)))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((one) => one.startsWith('serenissima-') && one !== NAME).map((one) => caches.delete(one)),
  )
  await self.clients.claim()
}

/** What this version has; under any other address of the folder its page. */
async function found(request) {
  const at = new URL(request.url)
  const cache = await caches.open(NAME)
  const file = await cache.match(at.origin + at.pathname)
  const page = request.mode === 'navigate' ? await cache.match(new URL('index.html', HOME)) : undefined
  return file ?? page ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(HOME.href)) event.respondWith(found(event.request))
})
