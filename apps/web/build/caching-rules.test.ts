import { expect, test } from 'vitest'
import { listCachingRules } from './caching-rules.ts'

const rules = listCachingRules('tiffin-pages-new', '/offline.html')

test('whoever waits for the network waits four seconds, for a page as for the menu in it', () => {
  const asked = rules.filter(({ handler }) => handler === 'NetworkFirst')
  expect(asked.map(({ options }) => [options?.cacheName, options?.networkTimeoutSeconds])).toEqual([
    ['tiffin-pages-new', 4],
    ['tiffin-menu', 4],
  ])
})

test('nothing but a success is kept', () => {
  for (const { options, handler } of rules)
    expect(options?.cacheableResponse).toEqual(handler === 'NetworkOnly' ? undefined : { statuses: [200] })
})
