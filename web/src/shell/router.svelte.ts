/** The current address. The part after `#` may hold secrets: it is never sent to a server. */
const place = $state({ path: location.pathname, hash: location.hash.slice(1), search: location.search })

function look(): void {
  place.path = location.pathname
  place.hash = location.hash.slice(1)
  place.search = location.search
}

export function here(): { path: string; hash: string; search: string } {
  return place
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  look()
  if (!replace) scrollTo(0, 0)
}

/** Follows links inside the application without reloading it. */
export function startRouter(): void {
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api')) return
    if (link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
