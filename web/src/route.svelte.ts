/** Which page is shown: the address bar is the only truth. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; at: number | null }
  | { page: 'rules'; game: string }
  | { page: 'party'; id: string }

/** What a part of an address says; as it stands where it says nothing (`%`): then there is nothing of that name. */
function said(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function read(path: string): Route {
  const [, first, second, third] = path.split('/')
  if (first === 'table' && second)
    return {
      page: 'table',
      id: said(second),
      at: third && /^\d{1,6}$/.test(third) ? Number(third) : null,
    }
  if (first === 'party' && second) return { page: 'party', id: said(second) }
  if (first === 'party') return { page: 'party', id: '' }
  if (first === 'rules' && second) return { page: 'rules', game: said(second) }
  return { page: 'home' }
}

let path = $state(location.pathname)

addEventListener('popstate', () => (path = location.pathname))

export function route(): Route {
  return read(path)
}

export function go(address: string): void {
  history.pushState(null, '', address)
  path = location.pathname
  scrollTo(0, 0)
}

/** Tells where on a page one is; `anew` so that one step back leads to where one was before. */
export function place(address: string, anew: boolean): void {
  if (address === location.pathname) return
  if (anew) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  path = location.pathname
}

/** Makes links inside an element change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
