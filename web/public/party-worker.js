/** Keeps the page of a party with real fruit, and nothing else, so that it opens without a network. */
const STORE = 'hesperides-real-party'
const PAGE = '/party/real'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The page names the files that it is made of; those of an older build are dropped. */
self.addEventListener('message', (event) => {
  event.waitUntil(keep([PAGE, ...event.data]))
})

async function keep(paths) {
  const store = await caches.open(STORE)
  await Promise.all(paths.map(async (path) => (await store.match(path)) ?? store.add(path)))
  const wanted = new Set(paths)
  const kept = await store.keys()
  await Promise.all(kept.filter(({ url }) => !wanted.has(new URL(url).pathname)).map((one) => store.delete(one)))
}

/** The network first, so that a new build is seen at once; what is kept where there is none. */
async function answer(request) {
  const path = request.mode === 'navigate' ? PAGE : request
  try {
    const fresh = await fetch(request)
    if (request.mode === 'navigate' && fresh.ok) await (await caches.open(STORE)).put(PAGE, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await (await caches.open(STORE)).match(path, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(answer(event.request))
})
