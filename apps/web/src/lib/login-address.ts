// Leaving a mailed link's page would lose the link.
const STAYING = /^\/(login|signup|admin\/login|forgot-password|reset-password|verify-email)(\?|$)/
const ADMIN_PAGES = /^\/admin(\/|\?|#|$)/

/** The login page for whoever made a call without a session, with the way back to where they are. */
export function loginAddress(callPath: string, here: string): string {
  const page = callPath.startsWith('admin.') || ADMIN_PAGES.test(here) ? '/admin/login' : '/login'
  if (STAYING.test(here)) return here
  return here === '/' ? page : `${page}?${new URLSearchParams({ back: here }).toString()}`
}
