import { expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()

const trpcRead = (input: object) => `/trpc/products.list?input=${encodeURIComponent(JSON.stringify(input))}`

/** Whether the answer came from the cache: an unannounced change does not show in it. */
async function isCached(url: string): Promise<boolean> {
  await site.announce()
  let reads = 0
  const { catalogue } = site.deps
  const { current } = catalogue
  const snapshot = await current()
  // Each fresh answer reads the menu's list.
  const watched = new Proxy(snapshot, {
    get(target, name: keyof typeof snapshot) {
      if (['products', 'popular', 'newest'].includes(name)) reads += 1
      return target[name]
    },
  })
  catalogue.current = async () => watched
  await site.get(url)
  const readsOnce = reads
  await site.get(url)
  catalogue.current = current
  return reads === readsOnce
}

test.each([
  ['as pages ask', '/api/products', true],
  ['of a category', '/api/products?category=rice', true],
  ['the newest eight', '/api/products?sort=newest&limit=8', true],
  ['the popular ones of tRPC', trpcRead({ sort: 'popular', limit: 6 }), true],
  ['for some words', '/api/products?q=samosa', true],
  ['for some words of tRPC', trpcRead({ q: 'samosa', sort: 'popular' }), true],
  ['of some dishes', '/api/products?slugs=samosa,garlic-naan', true],
  ['of some dishes of tRPC', trpcRead({ slugs: ['samosa', 'garlic-naan'] }), true],
  ['without an allergen', '/api/products?without=milk', true],
  ['for some words, with a field that no page sends', '/api/products?q=samosa&invented=1', false],
  ['with a limit of a program', '/api/products?limit=17', true],
  ['from an offset', '/api/products?offset=3', true],
  ['of an unknown category', '/api/products?category=unicorn', true],
  ['with a limit of tRPC', trpcRead({ limit: 17 }), true],
  ['with a field that no page sends', '/api/products?invented=1', false],
])('a read %s: %s is cached: %s', async (_name, url, expected) => {
  expect(await isCached(url)).toBe(expected)
})
