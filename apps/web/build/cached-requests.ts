/**
 * Which requests the worker may answer from its cache. These functions are written into the worker as text, so each
 * must be self-contained. What is not listed here is never cached: orders, accounts, the admin area, anything sent.
 */
export interface Asked {
  url: URL
  request: Pick<Request, 'mode' | 'headers' | 'destination'>
  sameOrigin: boolean
}

/** Pages that the server renders without knowing who asks, and without a secret in their address. */
export function isCachedPage({ url, request, sameOrigin }: Asked): boolean {
  const pages =
    /^\/(|menu|order-online|product\/[^/]+|cart|checkout|wishlist|about|catering|contact|testimonials|reservations|terms|privacy)$/
  const filters = url.pathname === '/order-online' ? ['category', 'sort', 'page'] : []
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    pages.test(url.pathname) &&
    [...url.searchParams.keys()].every((name) => filters.includes(name))
  )
}

/** Every other page visit: answered by the server or not at all. */
export function isOtherPage({ request, sameOrigin }: Asked): boolean {
  return sameOrigin && request.mode === 'navigate'
}

/** Reads of the menu, the same for everyone. A batch that contains anything else is left alone. */
export function isMenuRead({ url, request, sameOrigin }: Asked): boolean {
  const calls = /^\/trpc\/((categories\.list|products\.list|products\.get)(,|$))+$/
  return sameOrigin && calls.test(url.pathname) && !request.headers.has('authorization')
}

export function isPicture({ url, request, sameOrigin }: Asked): boolean {
  return sameOrigin && request.destination === 'image' && /^\/(art|uploads)\//.test(url.pathname)
}

/** Built files of a release that this worker does not know. Their names are hashes of their content. */
export function isAsset({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/')
}
