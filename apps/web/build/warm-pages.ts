interface Worker {
  caches: CacheStorage
  addEventListener: (
    name: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

/**
 * Fetches pages when a worker is installed, so that they open offline although nobody has been there, and forgets the
 * pages of earlier releases once it is in charge. Written into the worker as text: it must stand alone.
 */
export function warmPages(worker: Worker, [pagesCache, paths]: [string, string[]]) {
  const prefix = pagesCache.replace(/[^-]+$/, '')

  worker.addEventListener('install', (event) => {
    event.waitUntil(worker.caches.open(pagesCache).then((cache) => cache.addAll(paths)))
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
