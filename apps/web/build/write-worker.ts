/** Writes what the built site needs on a home screen and without a connection: manifest, offline page and worker. */
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'
import { listCachingRules } from './caching-rules.ts'
import { CLIENT_FOLDER, readManifest } from './client-folder.ts'
import { listDinerFiles } from './diner-chunks.ts'
import { offlinePage } from './offline-page.ts'
import { warmPages } from './warm-pages.ts'
import { webManifest } from './web-manifest.ts'

/** A phone on the road loads this once, in the background; unpacked it is about three times as much. */
const BUDGET_BYTES = 1_500_000

const WARM_PATHS = ['/menu', '/cart', '/order-online']
const OFFLINE_PAGE = 'offline.html'

writeFileSync(join(CLIENT_FOLDER, 'manifest.webmanifest'), JSON.stringify(webManifest))
writeFileSync(join(CLIENT_FOLDER, OFFLINE_PAGE), offlinePage)

const manifest = readManifest()
const files = listDinerFiles(manifest)
const release = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)
// Pages name the files of their release: each worker has pages of its own.
const pagesCache = `tiffin-pages-${release}`

const swDest = join(CLIENT_FOLDER, 'sw.js')
const { count, size, warnings } = await generateSW({
  swDest,
  globDirectory: CLIENT_FOLDER,
  globPatterns: [...files, OFFLINE_PAGE, 'favicon.svg'],
  // Stands for every picture that is not on the device; painted by the software, so it changes with it.
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
  // The first worker takes over the first visit. A later one waits until the pages of the last release are closed:
  // they still load scripts that only the old worker has.
  clientsClaim: true,
  skipWaiting: false,
  runtimeCaching: listCachingRules(pagesCache, `/${OFFLINE_PAGE}`),
})
if (warnings.length > 0) throw new Error(warnings.join('\n'))
if (size > BUDGET_BYTES) throw new Error(`The worker keeps ${size} bytes, more than ${BUDGET_BYTES}`)

appendFileSync(
  swDest,
  `\n;(${warmPages.toString()})(self,${JSON.stringify([pagesCache, WARM_PATHS, files])})\n`,
)
console.log(
  `Kept on the device: ${count} files, ${(size / 1000).toFixed(0)} KB unpacked; worker ${(readFileSync(swDest).length / 1000).toFixed(0)} KB`,
)
