// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { dehydrateQueries, createQueryClient, hydrateQueries } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('without a connection requests still go to the worker', async () => {
  onlineManager.setOnline(false)
  const fromWorker = createQueryClient().fetchQuery({ queryKey: ['menu'], queryFn: () => 'kept' })
  expect(await fromWorker).toBe('kept')
})

test('without a connection a failure is reported immediately, without retries', async () => {
  onlineManager.setOnline(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const client = createQueryClient()
  const answer = client.fetchQuery({
    ...client.getDefaultOptions().queries,
    queryKey: ['menu'],
    queryFn: ask,
  })
  await expect(answer).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledOnce()
})

test('a page carries what its lists have in common once, and the browser has it as the server had it', () => {
  const samosa = { slug: 'samosa', title: 'Samosa', optionGroups: [{ key: 'spice', name: 'Spice level' }] }
  const pakora = { ...samosa, slug: 'pakora', title: 'Pakora' }
  const server = createQueryClient()
  server.setQueryData(['menu'], { products: [samosa, pakora], total: 2 })
  server.setQueryData(['specials'], { products: [{ ...samosa }], total: 1 })
  server.setQueryData(['nothing'], null)
  const carried = dehydrateQueries(server)
  for (const text of ['Samosa', 'Spice level']) expect(carried.split(text)).toHaveLength(2)
  const browser = createQueryClient()
  hydrateQueries(browser, carried)
  for (const key of ['menu', 'specials', 'nothing'])
    expect(browser.getQueryData([key])).toEqual(server.getQueryData([key]))
})

test('of a page’s sections only those with something to press are carried, and what they show', () => {
  const read = (path: string[], input?: object) => [path, { input, type: 'query' }]
  const column = { heading: 'Drinks', category: 'drinks', dishes: ['mango-lassi'] }
  const server = createQueryClient()
  server.setQueryData(read(['pages', 'get'], { path: '/' }), {
    path: '/',
    title: 'Home',
    sections: [
      { kind: 'dishes', show: 'featured', heading: 'Chef Specials' },
      { kind: 'categories', heading: 'Explore' },
      { kind: 'priceList', heading: 'Drinks & desserts', columns: [column] },
    ],
  })
  server.setQueryData([['categories', 'list'], { type: 'query' }], [{ name: 'Soup' }])
  server.setQueryData(read(['products', 'list'], { slugs: ['mango-lassi'] }), { products: ['Mango Lassi'] })
  server.setQueryData(read(['products', 'list'], { featured: true }), { products: ['Masala Dosa'] })
  const carried = dehydrateQueries(server)
  for (const text of ['Chef Specials', 'Masala Dosa']) expect(carried).toContain(text)
  for (const text of ['Explore', 'Drinks', 'Soup', 'Mango Lassi']) expect(carried).not.toContain(text)
})
