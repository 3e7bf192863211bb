import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { carryQueries, createQueryClient, receiveQueries } from './query-client.ts'

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

test('a page carries a group that many dishes share once, and each dish has it again in the browser', () => {
  const spice = { key: 'spice', name: 'A name that is long enough to be found', choices: [{ key: 'hot' }] }
  const products = ['one', 'two', 'three'].map((slug) => ({ slug, optionGroups: [structuredClone(spice)] }))
  const server = createQueryClient()
  server.setQueryData(['list'], { products, total: 3 })
  server.setQueryData(['dish'], products[0])
  server.setQueryData(['nothing'], null)
  const carried = carryQueries(server)
  expect(carried.split(spice.name)).toHaveLength(3)
  const browser = createQueryClient()
  receiveQueries(browser, carried)
  for (const key of ['list', 'dish', 'nothing'])
    expect(browser.getQueryData([key])).toEqual(server.getQueryData([key]))
})
