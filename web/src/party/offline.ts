/** Lets the page of a party with real fruit open without a network: a worker keeps the files that it is made of. */
interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => unknown
  }
}
const WORKER = '/party-worker.js'
let address: unknown = null

/** The worker's address, in the form that the page's policy lets through. */
function trusted(): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  address ??=
    trustedTypes?.createPolicy('hesperides-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
  return address as string
}

function files(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(['/icon.svg', ...own.map(({ pathname }) => pathname)])]
}

export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trusted(), { scope: '/party/real' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(files())
  } catch {
    return
  }
}
