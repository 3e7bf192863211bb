import type { AnyRouter } from '@tanstack/react-router'

/** Lets links in the parts of a page that React does not know of lead on without a new page, as all others do. */
export function followKeptLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('[data-kept] a[href^="/"]')
    if (link === null) return
    event.preventDefault()
    void router.navigate({ href: link.getAttribute('href') ?? '/' })
  })
}
