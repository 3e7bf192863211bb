import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

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
