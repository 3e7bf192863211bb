interface Worker {
  caches: CacheStorage
  fetch: (path: string) => Promise<Response>
  addEventListener: (
    name: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

/**
 * Fetches pages when a worker is installed, so that they open offline without an earlier visit, and deletes the
 * pages of earlier releases once it is active. Written into the worker as text, so it must be self-contained.
 */
export function warmPages(worker: Worker, [pagesCache, paths, files]: [string, string[], string[]]) {
  const prefix = pagesCache.replace(/[^-]+$/, '')
  const known = new Set(files.map((file) => `/${file}`))

  async function warm(cache: Cache, path: string) {
    const page = await worker.fetch(path)
    if (!page.ok) throw new Error(`${path} returned ${page.status}`)
    const html = await page.clone().text()
    // During a deploy the old release may still answer: its page would need scripts that this worker does not have.
    const names = html.match(/\/assets\/[\w.-]+/g) ?? []
    if (names.length > 0 && names.every((name) => known.has(name))) await cache.put(path, page)
  }

  worker.addEventListener('install', (event) => {
    event.waitUntil(
      worker.caches.open(pagesCache).then((cache) => Promise.all(paths.map((path) => warm(cache, path)))),
    )
  })

  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      worker.caches.keys().then((names) => {
        const outdated = names.filter((name) => name.startsWith(prefix) && name !== pagesCache)
        return Promise.all(outdated.map((name) => worker.caches.delete(name)))
      }),
    )
  })
}
