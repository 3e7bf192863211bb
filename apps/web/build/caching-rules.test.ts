import { expect, test } from 'vitest'
import { listCachingRules } from './caching-rules.ts'

const rules = listCachingRules('tiffin-pages-new', '/offline.html')

test('a page waits four seconds for the network; menu data as long as it takes, or an old menu would replace a newer one', () => {
  const asked = rules.filter(({ handler }) => handler === 'NetworkFirst')
  expect(asked.map(({ options }) => [options?.cacheName, options?.networkTimeoutSeconds])).toEqual([
    ['tiffin-pages-new', 4],
    ['tiffin-menu', undefined],
  ])
})

test('only successful responses are cached', () => {
  for (const { options, handler } of rules)
    expect(options?.cacheableResponse).toEqual(handler === 'NetworkOnly' ? undefined : { statuses: [200] })
})
