import { expect, test, vi } from 'vitest'
import { warmPages } from './warm-pages.ts'

/** A worker of this release on a device that has seen another. */
function startWorker(names: string[]) {
  const addAll = vi.fn(() => Promise.resolve())
  const kept = new Set(names)
  const caches = {
    open: (name: string) => Promise.resolve(kept.add(name) && { addAll }),
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  } as unknown as CacheStorage
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {}
  warmPages({ caches, addEventListener: (name, listener) => void (listeners[name] = listener) }, [
    'tiffin-pages-new',
    ['/menu', '/cart'],
  ])
  const happens = (name: string) => new Promise((done) => listeners[name]?.({ waitUntil: done }))
  return { happens, addAll, kept }
}

test('a new release fetches pages of its own and leaves those of the last one to its open tabs', async () => {
  const { happens, addAll, kept } = startWorker(['tiffin-pages-old'])
  await happens('install')
  expect(addAll).toHaveBeenCalledWith(['/menu', '/cart'])
  expect([...kept]).toEqual(['tiffin-pages-old', 'tiffin-pages-new'])
})

test('once it is in charge only the pages of earlier releases go', async () => {
  const { happens, kept } = startWorker(['tiffin-pages-old', 'tiffin-pages-new', 'tiffin-pictures', 'others'])
  await happens('activate')
  expect([...kept]).toEqual(['tiffin-pages-new', 'tiffin-pictures', 'others'])
})
