const LOGIN_PAGES = /^\/(login|signup|admin\/login)(\?|$)/

/** The login page for whoever made a call without a session, with the way back to where they are. */
export function loginAddress(callPath: string, here: string): string {
  const page = callPath.startsWith('admin.') ? '/admin/login' : '/login'
  // Already on the way: the page knows where from.
  if (LOGIN_PAGES.test(here)) return here
  return here === '/' ? page : `${page}?${new URLSearchParams({ back: here }).toString()}`
}
