// Nobody who is signed in has anything to do there.
const LOGINS = new Set(['/login', '/signup', '/admin/login', '/forgot-password'])

/** Where somebody wanted to go before they had to log in, if that is a path of this site; else null. */
export function readBackPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || !raw.startsWith('/')) return null
  // What a browser makes of it decides: "//elsewhere" and "/\elsewhere" are other sites.
  const url = URL.parse(raw, 'http://tiffin.invalid')
  const isOwn = url?.host === 'tiffin.invalid' && !url.pathname.startsWith('//')
  return isOwn && !LOGINS.has(url.pathname) ? url.pathname + url.search + url.hash : null
}
