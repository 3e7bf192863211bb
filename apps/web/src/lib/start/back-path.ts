// Of no use to signed-in users.
const LOGINS = new Set(['/login', '/signup', '/admin/login', '/forgot-password'])

/** Where a guest wanted to go before they had to log in, if that is a path of this site; else null. */
export function readBackPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || !raw.startsWith('/')) return null
  // The browser's own interpretation decides: "//elsewhere" and "/\elsewhere" are other sites.
  const url = URL.parse(raw, 'http://tiffin.invalid')
  const isOwn = url?.host === 'tiffin.invalid' && !url.pathname.startsWith('//')
  return isOwn && !LOGINS.has(url.pathname) ? url.pathname + url.search + url.hash : null
}
