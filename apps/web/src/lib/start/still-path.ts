const STILL = /^\/(about|menu|privacy|terms|testimonials|(p|preview)\/[^/]+|order\/[^/]+\/receipt)$/

/**
 * Whether a page only shows: opened by its address it comes without React, and `entry-still.ts` does what is left to
 * press. Within the site the router renders it like any other.
 */
export const isStillPath = (path: string): boolean => STILL.test(path)
