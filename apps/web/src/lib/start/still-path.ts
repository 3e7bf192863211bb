/** Whether an address belongs to the admin, a separate entry that guests never load. */
export const isAdminPath = (address: string): boolean => /^\/admin(\/|\?|#|$)/i.test(address)

/** How one logs in: open to all staff, whatever else they may see, and before anything else. */
export const OWN_LOGIN = '/admin/my-login'

const STILL = /^\/(about|menu|privacy|terms|testimonials|(p|preview)\/[^/]+|order\/[^/]+\/receipt)$/

/**
 * Whether a page only shows: opened by its address it comes without React, and `entry-still.ts` does what is left to
 * press. Within the site the router renders it like any other.
 */
export const isStillPath = (path: string): boolean => STILL.test(path)
