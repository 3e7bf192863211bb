import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../lib/api/trpc.ts'
import { sampleDish } from '../lib/api/sample-dish.ts'
import { loadWholeMenu } from './use-whole-menu.ts'

const dishes = ['Samosa', 'Rajma', 'Kulfi', 'Lassi', 'Chai'].map((title) => sampleDish({ title }))

test('a loader reads a menu that is longer than one answer to its end', async () => {
  const ensureData = vi.fn(async ({ offset = 0 }: { offset?: number }) => ({
    products: dishes.slice(offset, offset + 2),
    total: dishes.length,
  }))
  const api = { products: { list: { ensureData } } } as unknown as LoaderApi
  await loadWholeMenu(api, { diet: ['vegan'] })
  expect(ensureData.mock.calls).toEqual([
    [{ diet: ['vegan'] }],
    [{ diet: ['vegan'], offset: 2 }],
    [{ diet: ['vegan'], offset: 4 }],
  ])
})
