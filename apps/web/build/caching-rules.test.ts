import { expect, test } from 'vitest'
import { listCachingRules } from './caching-rules.ts'

const rules = listCachingRules('tiffin-pages-new', '/offline.html')

test('a request tries the network for four seconds, for a page as for its menu data', () => {
  const asked = rules.filter(({ handler }) => handler === 'NetworkFirst')
  expect(asked.map(({ options }) => [options?.cacheName, options?.networkTimeoutSeconds])).toEqual([
    ['tiffin-pages-new', 4],
    ['tiffin-menu', 4],
  ])
})

test('only successful responses are cached', () => {
  for (const { options, handler } of rules)
    expect(options?.cacheableResponse).toEqual(handler === 'NetworkOnly' ? undefined : { statuses: [200] })
})
