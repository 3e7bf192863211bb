import { type KitchenBoard, type KitchenSettings, MAX_BOARD_ORDERS, type Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { insertOrders } from '../../../test/insert-orders.ts'
import { orders, products } from '../../db/schema/index.ts'

const site = useTestApp()
let cook: Record<string, string>

beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

const board = async () => (await site.get<KitchenBoard>('/api/admin/kitchen/board', cook)).body
const numbers = async () => (await board()).orders.map(({ number }) => number)
const at = (local: string) => `2026-01-07T${local}:00-07:00`
const place = async (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], change), headers)).body
const placeFor = (local: string) => place({ fulfillment: { pickupAt: at(local) } })
const move = (id: string, from: string, to: string) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'Test' }, cook)

test('the open orders come by pickup time, whoever has accepted them; finished ones are gone', async () => {
  const late = await placeFor('14:00')
  const early = await placeFor('12:30')
  const middle = await placeFor('13:00')
  await move(middle._id, 'placed', 'accepted')
  expect(await numbers()).toEqual([early.number, middle.number, late.number])
  await move(early._id, 'placed', 'cancelled')
  expect(await numbers()).toEqual([middle.number, late.number])
})

test('an order that nobody has accepted is there however many others are more urgent', async () => {
  await insertOrders(site.db, MAX_BOARD_ORDERS)
  await site.db.update(orders).set({ status: 'accepted', pickupAt: new Date(at('12:10')) })
  const waiting = await placeFor('14:00')
  const found = await numbers()
  expect(found).toHaveLength(MAX_BOARD_ORDERS)
  expect(found.at(-1)).toBe(waiting.number)
})

test('an order for later says when its lead time begins; one for as soon as possible has begun', async () => {
  await placeFor('14:00')
  site.setTime(at('12:02'))
  await place()
  const [soon, later] = (await board()).orders
  expect(Date.parse(soon?.startsAt ?? '')).toBeLessThanOrEqual(Date.parse(at('12:02')))
  expect(later?.startsAt).toBe(new Date(at('13:30')).toISOString())
})

test('an order that is delayed does not become one for later; one that is moved forward begins earlier', async () => {
  const { _id: id } = await placeFor('14:00')
  const moveTo = (time: string) =>
    site.post(`/api/admin/orders/${id}/pickup`, { pickupAt: at(time), reason: 'A busy day.' }, cook)
  await moveTo('14:15')
  expect((await board()).orders[0]?.startsAt).toBe(new Date(at('13:30')).toISOString())
  await moveTo('13:45')
  expect((await board()).orders[0]?.startsAt).toBe(new Date(at('13:15')).toISOString())
})

test('two colleagues who were shown one pickup time move an order once: the second one is told', async () => {
  const { _id: id } = await placeFor('14:00')
  const moveTo = (time: string) =>
    site.post(
      `/api/admin/orders/${id}/pickup`,
      { from: at('14:00'), pickupAt: at(time), reason: 'A busy day.' },
      cook,
    )
  expect((await moveTo('14:15')).status).toBe(200)
  expect(await moveTo('14:30')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await board()).orders[0]?.fulfillment.pickupAt).toBe(new Date(at('14:15')).toISOString())
})

test('a customer is returning from the second order on, by account or by the address of a guest', async () => {
  const guest = (email: string) => place({ customer: { name: 'Test Guest', email } })
  const { headers } = await site.signUp('same@example.com')
  await guest('same@example.com')
  await guest('other@example.com')
  await place({}, headers)
  await guest('SAME@example.com')
  await place({}, headers)
  const returning = (await board()).orders.map(({ isReturning }) => isReturning)
  expect(returning).toEqual([false, false, false, true, true])
})

test('each line has its station; a dish that is gone has none', async () => {
  const kitchen: KitchenSettings = {
    stations: [
      { key: 'fry', name: 'Fryer', capacityMinutes: null },
      { key: 'tawa', name: 'Tawa', capacityMinutes: 30 },
    ],
    work: [{ category: 'chaat-frying', station: 'fry', minutes: 2 }],
  }
  const owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  expect((await site.send('PUT', '/api/admin/settings', { kitchen }, owner)).status).toBe(200)
  await site.addDish({ slug: 'kachori' })
  await site.post('/api/orders', orderOf([{ slug: 'kachori' }]))
  const fried = await board()
  expect(fried.stations).toEqual([
    { key: 'fry', name: 'Fryer' },
    { key: 'tawa', name: 'Tawa' },
  ])
  expect(fried.orders[0]?.items).toMatchObject([{ slug: 'kachori', station: 'fry' }])
  await site.db.delete(products).where(eq(products.slug, 'kachori'))
  expect((await board()).orders[0]?.items).toMatchObject([{ slug: 'kachori', station: null }])
})

test('it says how the kitchen keeps up, and what time it is there', async () => {
  await site.post('/api/admin/kitchen/pause', { length: '30' }, cook)
  const { pace, now } = await board()
  expect(pace.pausedUntilLocal).toBe('2026-01-07T12:30')
  expect(now.local).toBe('2026-01-07T12:00')
})
