import type { AppRouter } from '@tiffin/server/router'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { observable } from '@trpc/server/observable'
import { expect, test } from 'vitest'
import { createQueryClient } from '../lib/api/query-client.ts'
import { sampleDish } from '../lib/api/sample-dish.ts'
import { createApiClient } from '../lib/api/trpc.ts'
import { loadWholeMenu } from './use-whole-menu.ts'

const dishes = ['Samosa', 'Rajma', 'Kulfi', 'Lassi', 'Chai'].map((title) => sampleDish({ title }))

test('a loader reads a menu that is longer than one answer to its end', async () => {
  const asked: unknown[] = []
  const client = createApiClient(
    () =>
      ({ op: { path, input } }) =>
        observable((observer) => {
          asked.push([path, input])
          const { offset = 0 } = input as { offset?: number }
          const data = { products: dishes.slice(offset, offset + 2), total: dishes.length }
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        }),
  )
  const queryClient = createQueryClient()
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient })
  await loadWholeMenu({ queryClient, trpc }, { diet: ['vegan'] })
  expect(asked).toEqual([
    ['products.list', { diet: ['vegan'] }],
    ['products.list', { diet: ['vegan'], offset: 2 }],
    ['products.list', { diet: ['vegan'], offset: 4 }],
  ])
})
