import type { GuestOrder, Order } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
let owner: Record<string, string>

beforeEach(async () => {
  site.setTime('2026-01-07T12:00:00-07:00')
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'kachori', priceCents: 500 })
})

const place = async (quantity: number) =>
  (await site.post<Order>('/api/orders', orderOf([{ slug: 'kachori', quantity }]))).body._id
const change = async (id: string, revision: number, quantity: number, reason?: string) => {
  const input = { revision, items: [{ line: 0, quantity }], ...(reason && { reason }) }
  expect((await site.post(`/api/admin/orders/${id}/lines`, input, owner)).status).toBe(200)
}
const changeOwn = async (id: string, revision: number, quantity: number) => {
  const input = { revision, items: [{ line: 0, quantity }] }
  expect((await site.post(`/api/orders/${id}/lines`, input)).status).toBe(200)
}
const seenByGuest = async (id: string) => (await site.get<GuestOrder>(`/api/orders/${id}`)).body.staffChange

describe('what staff have changed of an order', () => {
  test('is on its guest’s page, with when, why, and the total before', async () => {
    const id = await place(3)
    expect(await seenByGuest(id)).toBeUndefined()
    site.setTime('2026-01-07T12:05:00-07:00')
    await change(id, 0, 2, 'One was burnt.')
    expect(await seenByGuest(id)).toEqual({
      at: '2026-01-07T19:05:00.000Z',
      local: '2026-01-07T12:05',
      changes: [{ kind: 'cancel', text: '1 × Kachori' }],
      totalBefore: 15.75,
      reasons: ['One was burnt.'],
    })
  })

  test('is all that is different from what the guest wanted last', async () => {
    const id = await place(1)
    await change(id, 0, 2)
    await change(id, 1, 4)
    expect(await seenByGuest(id)).toMatchObject({
      changes: [{ kind: 'add', text: '3 × Kachori' }],
      totalBefore: 5.25,
    })
    await changeOwn(id, 2, 3)
    expect(await seenByGuest(id)).toBeUndefined()
    await change(id, 3, 4)
    expect(await seenByGuest(id)).toMatchObject({
      changes: [{ kind: 'add', text: '1 × Kachori' }],
      totalBefore: 15.75,
    })
  })

  test('gives each reason, but for those of changes that were taken back', async () => {
    const id = await place(3)
    await change(id, 0, 2, 'One was burnt.')
    await change(id, 1, 4, 'You called for two more.')
    expect(await seenByGuest(id)).toMatchObject({ reasons: ['One was burnt.', 'You called for two more.'] })
    await site.post(`/api/admin/orders/${id}/lines/undo`, { revision: 2 }, owner)
    expect(await seenByGuest(id)).toMatchObject({
      changes: [{ kind: 'cancel', text: '1 × Kachori' }],
      reasons: ['One was burnt.'],
    })
    await change(id, 3, 1, 'One was burnt.')
    expect(await seenByGuest(id)).toMatchObject({ reasons: ['One was burnt.'] })
  })

  test('names a coupon for which the order has become too small, also once the lines are as they were', async () => {
    await site.addCoupon({ code: 'TENTH', kind: 'percent', percent: 10, minSubtotalCents: 1000 })
    const placed = await site.post<Order>('/api/orders', {
      ...orderOf([{ slug: 'kachori', quantity: 2 }]),
      couponCode: 'TENTH',
    })
    const { _id: id } = placed.body
    await change(id, 0, 1)
    const lost = { kind: 'coupon', text: 'TENTH no longer applies: the order is too small for it' }
    expect(await seenByGuest(id)).toMatchObject({
      changes: [{ kind: 'cancel', text: '1 × Kachori' }, lost],
      totalBefore: 9.45,
    })
    await change(id, 1, 2)
    expect(await seenByGuest(id)).toMatchObject({ changes: [lost], totalBefore: 9.45 })
  })

  test('says how many portions cost something else', async () => {
    const id = await place(2)
    const input = { revision: 0, items: [{ line: 0, isComp: true, priceReason: 'Cold last time' }] }
    expect((await site.post(`/api/admin/orders/${id}/lines`, input, owner)).status).toBe(200)
    expect(await seenByGuest(id)).toMatchObject({
      changes: [{ kind: 'price', text: '2 × Kachori: on the house – Cold last time', was: '$5.00 each' }],
    })
  })

  test('is nothing once it has been taken back', async () => {
    const id = await place(1)
    await change(id, 0, 2)
    await site.post(`/api/admin/orders/${id}/lines/undo`, { revision: 1 }, owner)
    expect(await seenByGuest(id)).toBeUndefined()
  })
})
