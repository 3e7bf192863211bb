import { isAdminPath } from '../start/admin-path.ts'

// Leaving an emailed link's page would lose the link.
const STAYING = /^\/(login|signup|admin\/(login|setup)|forgot-password|reset-password|verify-email)(\?|$)/

// These pages show personal data, and nothing to others.
const NEEDING_SESSION = /^\/(orders|account)(\/|\?|#|$)/

/** Whether the page is useless without a login; public pages are not. */
export const needsSession = (here: string): boolean => isAdminPath(here) || NEEDING_SESSION.test(here)

/** The login page after a call without a session, with the way back to the current page. */
export function loginAddress(callPath: string, here: string): string {
  const page = callPath.startsWith('admin.') || isAdminPath(here) ? '/admin/login' : '/login'
  if (STAYING.test(here)) return here
  return here === '/' ? page : `${page}?${new URLSearchParams({ back: here }).toString()}`
}

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
