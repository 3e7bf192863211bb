import type { RuntimeCaching } from 'workbox-build'
import { isAsset, isCachedPage, isMenuRead, isOtherPage, isPicture } from './cached-requests.ts'

const DAY_SECONDS = 24 * 60 * 60
// After that, an older page is better than none.
const PATIENCE_SECONDS = 4

const success = { statuses: [200] }

/** How the worker handles each kind of request; `fallbackURL` is shown where a page is unavailable. */
export function listCachingRules(pagesCache: string, fallbackURL: string): RuntimeCaching[] {
  const fallback = { fallbackURL }
  return [
    {
      urlPattern: isCachedPage,
      handler: 'NetworkFirst',
      options: {
        cacheName: pagesCache,
        networkTimeoutSeconds: PATIENCE_SECONDS,
        cacheableResponse: success,
        expiration: { maxEntries: 60 },
        precacheFallback: fallback,
      },
    },
    { urlPattern: isOtherPage, handler: 'NetworkOnly', options: { precacheFallback: fallback } },
    {
      urlPattern: isMenuRead,
      handler: 'NetworkFirst',
      options: {
        // No patience: the page shows a menu already, and would take last week's for a newer one.
        cacheName: 'tiffin-menu',
        cacheableResponse: success,
        expiration: { maxEntries: 60, maxAgeSeconds: 7 * DAY_SECONDS },
      },
    },
    {
      urlPattern: isPicture,
      handler: 'StaleWhileRevalidate',
      options: {
        cacheName: 'tiffin-pictures',
        cacheableResponse: success,
        expiration: { maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true },
      },
    },
    {
      urlPattern: isAsset,
      handler: 'CacheFirst',
      options: {
        cacheName: 'tiffin-assets',
        cacheableResponse: success,
        expiration: { maxEntries: 100, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true },
      },
    },
  ]
}
