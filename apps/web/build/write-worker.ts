/** Writes what the built site needs to be installable, work offline and show notifications: manifest, offline page, worker. */
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'
import { listCachingRules } from './caching-rules.ts'
import { CLIENT_FOLDER, readManifest } from './client-folder.ts'
import { listDinerFiles } from './guest-chunks.ts'
import { offlinePage } from './offline-page.ts'
import { showNotices } from './show-notices.ts'
import { warmPages } from './warm-pages.ts'
import { webManifest } from './web-manifest.ts'

/** A phone downloads this once, in the background; uncompressed it is about three times as much. */
const BUDGET_BYTES = 1_500_000

const WARM_PATHS = ['/menu', '/cart', '/order-online']
const OFFLINE_PAGE = 'offline.html'
const PAGES_PREFIX = 'tiffin-pages-'

writeFileSync(join(CLIENT_FOLDER, 'manifest.webmanifest'), JSON.stringify(webManifest))
writeFileSync(join(CLIENT_FOLDER, OFFLINE_PAGE), offlinePage(PAGES_PREFIX))

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
  globPatterns: [...files, OFFLINE_PAGE, 'favicon.svg'],
  // Replaces every picture that is not cached. The software draws it, so its revision is the release.
  additionalManifestEntries: [{ url: '/art/default.svg', revision: release }],
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
  runtimeCaching: listCachingRules(pagesCache, `/${OFFLINE_PAGE}`),
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
