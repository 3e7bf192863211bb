import { isAdminPath } from './admin-path.ts'

// Leaving a mailed link's page would lose the link.
const STAYING = /^\/(login|signup|admin\/login|forgot-password|reset-password|verify-email)(\?|$)/

// They show somebody's own, and nothing to others.
const NEEDING_SESSION = /^\/(orders|account)(\/|\?|#|$)/

/** Whether the page is of no use to whoever is not signed in; one that anybody may look at stays. */
export const needsSession = (here: string): boolean => isAdminPath(here) || NEEDING_SESSION.test(here)

/** The login page for whoever made a call without a session, with the way back to where they are. */
export function loginAddress(callPath: string, here: string): string {
  const page = callPath.startsWith('admin.') || isAdminPath(here) ? '/admin/login' : '/login'
  if (STAYING.test(here)) return here
  return here === '/' ? page : `${page}?${new URLSearchParams({ back: here }).toString()}`
}
