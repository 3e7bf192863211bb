/** Writes the worker with which the built site works offline and shows notifications. */
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'
import { listCachingRules } from './caching-rules.ts'
import { CLIENT_FOLDER, readManifest } from './client-folder.ts'
import { listDinerFiles } from './guest-chunks.ts'
import { showNotices } from './show-notices.ts'
import { warmPages } from './warm-pages.ts'

/** A phone downloads this once, in the background; uncompressed it is about three times as much. */
const BUDGET_BYTES = 1_500_000

const WARM_PATHS = ['/menu', '/cart', '/order-online']
const OFFLINE_PAGE = '/offline.html'
// The offline page looks for the telephone number in these caches.
const PAGES_PREFIX = 'tiffin-pages-'
// The server writes these files from the settings, and a hash of those in its place.
const HOUSE_REVISION = '__HOUSE_REVISION__'

const manifest = readManifest()
const still = readManifest('manifest-still')
const files = [...listDinerFiles(manifest), ...Object.values(still).map(({ file }) => file)]
const release = createHash('sha256')
  .update(JSON.stringify([manifest, still]))
  .digest('hex')
  .slice(0, 12)
// Pages name the files of their release, so each worker has its own pages.
const pagesCache = PAGES_PREFIX + release

const swDest = join(CLIENT_FOLDER, 'sw.js')
const { count, size, warnings } = await generateSW({
  swDest,
  globDirectory: CLIENT_FOLDER,
  globPatterns: files,
  // Replaces every picture that is not cached. The software draws it, so its revision is the release.
  additionalManifestEntries: [
    { url: '/art/default.svg', revision: release },
    { url: OFFLINE_PAGE, revision: HOUSE_REVISION },
    { url: '/favicon.svg', revision: HOUSE_REVISION },
  ],
  dontCacheBustURLsMatching: /^assets\//,
  cacheId: 'tiffin',
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  babelPresetEnvTargets: ['chrome 100', 'firefox 100', 'safari 15.4'],
  directoryIndex: null,
  navigationPreload: true,
  cleanupOutdatedCaches: true,
  // The first worker takes over during the first visit. A later one waits until the pages of the previous release
  // are closed: they still load scripts that only the old worker has.
  clientsClaim: true,
  skipWaiting: false,
  runtimeCaching: listCachingRules(pagesCache, OFFLINE_PAGE),
})
if (warnings.length > 0) throw new Error(warnings.join('\n'))
if (size > BUDGET_BYTES)
  throw new Error(`The service worker caches ${size} bytes; the limit is ${BUDGET_BYTES}`)

appendFileSync(
  swDest,
  `\n;(${warmPages.toString()})(self,${JSON.stringify([pagesCache, WARM_PATHS, files])})` +
    `\n;(${showNotices.toString()})(self)\n`,
)
console.log(
  `Cached on the device: ${count} files, ${(size / 1000).toFixed(0)} KB unpacked; worker ${(readFileSync(swDest).length / 1000).toFixed(0)} KB`,
)
