import { expect, expectTypeOf, test } from 'vitest'
import { createTiffin, each, type Category, type Order, type Product, type Review } from '../src/index.ts'
import { answers, losesTheAnswer, useFaultyProxy } from './faulty-proxy.ts'
import { samosas, useSite } from './use-site.ts'

const site = useSite()
const proxy = useFaultyProxy(() => site.url)
const guest = () => createTiffin({ url: site.url })

async function place(count: number): Promise<number[]> {
  const numbers: number[] = []
  for (let index = 0; index < count; index += 1) numbers.push((await guest().orders.place(samosas())).number)
  return numbers
}

test('a list is read to its end, part by part', async () => {
  const numbers = await place(7)
  const { token = '' } = await site.admin()
  const tiffin = createTiffin({ url: proxy.url, token })
  const read = await Array.fromAsync(each(tiffin.orders.list, { limit: 3 }), ({ number }) => number)
  expect(read).toEqual(numbers.toReversed())
  expect(proxy.seen.length).toBeGreaterThan(2)
})

test('its other input and its options are passed on', async () => {
  const [first = 0, second] = await place(2)
  const admin = await site.admin()
  const { orders } = await admin.orders.list({ q: String(first) })
  await admin.orders.changeStatus({ id: orders[0]?._id ?? '', from: 'placed', to: 'accepted' })
  const placed = await Array.fromAsync(each(admin.orders.list, { status: 'placed', limit: 2 }))
  expect(placed.map(({ number }) => number)).toEqual([second])
  const options = { signal: AbortSignal.abort() }
  await expect(each(admin.orders.list, {}, options).next()).rejects.toMatchObject({ code: 'ABORTED' })
})

test('what is an answer by itself is a list, too; an empty one has nothing', async () => {
  const admin = await site.admin()
  const coupons = await admin.coupons.list()
  expect(coupons.length).toBeGreaterThan(1)
  expect(await Array.fromAsync(each(admin.coupons.list, { limit: 2 }))).toEqual(coupons)
  expect(await Array.fromAsync(each(admin.messages.list))).toEqual([])
})

test('what is added meanwhile repeats nothing', async () => {
  const numbers = await place(6)
  const admin = await site.admin()
  const read: number[] = []
  for await (const { number } of each(admin.orders.list, { limit: 3 })) {
    read.push(number)
    // Newest first: it moves all others on by one.
    if (read.length <= 3) await place(1)
  }
  expect(read.filter((number) => numbers.includes(number))).toEqual(numbers.toReversed())
  expect(new Set(read).size).toBe(read.length)
})

test('what leaves the list meanwhile hides nothing that stays on it', async () => {
  const numbers = await place(12)
  const admin = await site.admin()
  const read: number[] = []
  for await (const { _id: id, number } of each(admin.orders.list, { status: 'placed', limit: 4 })) {
    read.push(number)
    // Each order that was read leaves the list at once, as when a program works it off.
    await admin.orders.changeStatus({ id, from: 'placed', to: 'accepted' })
  }
  expect(read).toEqual(numbers.toReversed())
})

test('a lost answer is asked for again; an error of the server ends it', async () => {
  await place(5)
  const { token = '' } = await site.admin()
  const tiffin = createTiffin({ url: proxy.url, token })
  proxy.injectFaults(answers(503), losesTheAnswer)
  expect(await Array.fromAsync(each(tiffin.orders.list, { limit: 2 }))).toHaveLength(5)
  await expect(each(guest().orders.list).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('its entries have the type of the list’s', () => {
  const tiffin = guest()
  expectTypeOf(each(tiffin.orders.list, { day: '2026-12-01' })).toEqualTypeOf<
    AsyncGenerator<Order, void, undefined>
  >()
  expectTypeOf(each(tiffin.products.list)).toEqualTypeOf<AsyncGenerator<Product, void, undefined>>()
  expectTypeOf(each(tiffin.reviews.list, { slug: 'samosa' })).toEqualTypeOf<
    AsyncGenerator<Review, void, undefined>
  >()
  // @ts-expect-error: of which dish?
  each(tiffin.reviews.list)
  // @ts-expect-error: this call has no parts.
  each((): Promise<Category[]> => tiffin.categories.list(), { offset: 3 })
})
