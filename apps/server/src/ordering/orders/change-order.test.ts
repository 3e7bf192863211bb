import type { ErrorBody, Order, Product, StaffOrder } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { rowsOf } from '../../db/database.ts'
import { coupons, kitchenWork, orderVersions, products } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = Order & ErrorBody
type Headers = Record<string, string>
let owner: Headers
let cook: Headers

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  await site.addDish({ slug: 'kachori', priceCents: 500, stock: 5 })
  await site.addDish({ slug: 'barfi', priceCents: 300, stock: null })
})

const place = async (items: { slug: string; [field: string]: unknown }[], more = {}) =>
  (await site.post<Answered>('/api/orders', { ...orderOf(items), ...more })).body
const change = (id: string, input: object, headers: Headers = owner) =>
  site.post<Answered>(`/api/admin/orders/${id}/lines`, { revision: 0, ...input }, headers)
const changeOwn = (id: string, input: object) =>
  site.post<Answered>(`/api/orders/${id}/lines`, { revision: 0, ...input })
const undo = (id: string, revision: number, headers: Headers = owner) =>
  site.post<Answered>(`/api/admin/orders/${id}/lines/undo`, { revision }, headers)
const step = (id: string, from: string, to: string) =>
  site.post<Answered>(`/api/admin/orders/${id}/status`, { from, to, reason: 'No gas.' }, owner)
const look = async (id: string) => (await site.get<StaffOrder>(`/api/admin/orders/${id}`, owner)).body
const stockOf = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body.stock
const linesOf = ({ items }: Order) => items.map(({ slug, quantity, price }) => [slug, quantity, price])
const revise = (slug: string, changes: Partial<typeof products.$inferInsert>) =>
  site.db.update(products).set(changes).where(eq(products.slug, slug)).then(site.announce)

describe('staff change what was ordered', () => {
  test('more, fewer, another dish, a note: with the portions, the total and the tax that follow', async () => {
    const placed = await place([{ slug: 'kachori', quantity: 2 }, { slug: 'barfi' }])
    expect(placed.amounts).toMatchObject({ subtotal: 13, tax: 0.65, total: 13.65 })
    const { status, body } = await change(placed._id, {
      items: [
        { line: 0, quantity: 3, note: 'extra hot' },
        { slug: 'samosa', quantity: 1 },
      ],
      note: 'Ring the bell',
    })
    expect([status, linesOf(body)]).toEqual([
      200,
      [
        ['kachori', 3, 5],
        ['samosa', 1, 5.66],
      ],
    ])
    expect(body).toMatchObject({ revision: 1, note: 'Ring the bell', number: placed.number })
    expect(body.items[0]?.note).toBe('extra hot')
    expect(body.amounts).toMatchObject({ subtotal: 20.66, tax: 1.03, total: 21.69 })
    expect(body.payment.toPay).toBe(21.69)
    expect(await stockOf('kachori')).toBe(2)
    const fewer = await change(placed._id, { revision: 1, items: [{ line: 0, quantity: 1 }] })
    expect([linesOf(fewer.body), await stockOf('kachori')]).toEqual([[['kachori', 1, 5]], 4])
  })

  test('what stays keeps its price, what is added costs what the menu says now', async () => {
    const { _id } = await place([{ slug: 'kachori', quantity: 2 }])
    await revise('kachori', { priceCents: 600 })
    const same = await change(_id, { items: [{ line: 0, note: 'hot' }] })
    expect(linesOf(same.body)).toEqual([['kachori', 2, 5]])
    const more = await change(_id, { revision: 1, items: [{ line: 0, quantity: 3 }] })
    expect(linesOf(more.body)).toEqual([
      ['kachori', 2, 5],
      ['kachori', 1, 6],
    ])
  })

  test('a dish that was deleted or hidden can stay or be taken off, and there is no more of it', async () => {
    const { _id } = await place([{ slug: 'barfi', quantity: 2 }, { slug: 'kachori' }])
    await site.db.delete(products).where(eq(products.slug, 'barfi')).then(site.announce)
    const more = await change(_id, { items: [{ line: 0, quantity: 3 }, { line: 1 }] })
    expect([more.status, more.body.code, more.body.issues?.[0]]).toEqual([
      404,
      'NOT_FOUND',
      {
        path: 'items.0.line',
        message: 'Barfi is no longer on our menu: it can stay as it is, or be taken off',
      },
    ])
    const fewer = await change(_id, { items: [{ line: 0, quantity: 1 }, { line: 1 }] })
    expect(linesOf(fewer.body)).toEqual([
      ['barfi', 1, 3],
      ['kachori', 1, 5],
    ])
  })

  test('a dish that is deleted while it is being added is not on the menu', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const { _id } = await place([{ slug: 'kachori' }])
    const { changing } = await site.db.transaction(async (tx) => {
      await tx.delete(products).where(eq(products.slug, 'barfi'))
      const answer = change(_id, { items: [{ line: 0 }, { slug: 'barfi', quantity: 2 }] })
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => rowsOf(tx, waiting), { timeout: 10_000 }).toHaveLength(1)
      return { changing: answer }
    })
    expect(await changing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await look(_id)).revision).toBe(0)
  })

  test('more than is left is refused, nothing changes, and the line is named', async () => {
    const { _id } = await place([{ slug: 'barfi' }, { slug: 'kachori', quantity: 2 }])
    const { status, body } = await change(_id, { items: [{ line: 1, quantity: 9 }] })
    expect([status, body.code, body.issues]).toEqual([
      409,
      'OUT_OF_STOCK',
      [{ path: 'items.0.quantity', message: 'Only 3 left of Kachori' }],
    ])
    expect([await stockOf('kachori'), (await look(_id)).revision]).toEqual([3, 0])
    await revise('barfi', { isSoldOut: true })
    const gone = await change(_id, { items: [{ line: 0, quantity: 2 }, { line: 1 }] })
    expect([gone.body.code, gone.body.issues?.[0]?.path]).toEqual(['OUT_OF_STOCK', 'items.0.quantity'])
    // What has been ordered stays, whatever has run out since.
    expect((await change(_id, { items: [{ line: 0, note: 'cut in two' }, { line: 1 }] })).status).toBe(200)
  })

  test.each([
    [{ items: [] }, 'items'],
    [{ items: [{}] }, 'items.0.slug'],
    [{ items: [{ line: 0, slug: 'samosa' }] }, 'items.0.slug'],
    [{ items: [{ line: 7 }] }, 'items.0.line'],
    [{ items: [{ line: 0 }, { line: 0 }] }, 'items.1.line'],
    [{ items: [{ line: 0, quantity: 0 }] }, 'items.0.quantity'],
    [{ items: [{ line: 0, quantity: 100 }] }, 'items.0.quantity'],
    [{ items: [{ line: 0, charge: 1 }] }, 'items.0.priceReason'],
    [{ items: [{ line: 0, charge: 0.001, priceReason: 'x' }] }, 'items.0.charge'],
    [{ items: [{ line: 0, charge: 100_000.01, priceReason: 'x' }] }, 'items.0.charge'],
    [{ items: [{ line: 0, charge: 1e9, priceReason: 'x' }] }, 'items.0.charge'],
    [{ items: [{ line: 0 }], allergyNote: true }, 'note'],
    [{ items: [{ line: 0, options: [{ group: 'heat', choice: 'lava' }] }] }, 'items.0.options.0'],
  ])('%j is refused at its field', async (input, path) => {
    const { _id } = await place([{ slug: 'barfi' }])
    const { status, body } = await change(_id, input)
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'VALIDATION', path])
  })

  test('one of two colleagues is told that the order has been changed', async () => {
    const { _id, number } = await place([{ slug: 'kachori' }])
    const answers = await Promise.all(
      [2, 3].map((quantity) => change(_id, { items: [{ line: 0, quantity }] })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `Order ${number} has been changed since you looked. Please look again.`,
    )
    const { items } = await look(_id)
    expect(await stockOf('kachori')).toBe(5 - (items[0]?.quantity ?? 0))
  })

  test('until it is handed over; a ready order with something new is prepared again', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    for (const [from, to] of [
      ['placed', 'accepted'],
      ['accepted', 'preparing'],
      ['preparing', 'ready'],
    ] as const)
      await step(_id, from, to)
    const fewer = await change(_id, { items: [{ line: 0, note: 'in a box' }] })
    expect(fewer.body.status).toBe('preparing')
    await step(_id, 'preparing', 'ready')
    await step(_id, 'ready', 'completed')
    const late = await change(_id, { revision: 1, items: [{ line: 0, quantity: 2 }] })
    expect([late.status, late.body.message]).toEqual([
      409,
      `Order ${fewer.body.number} is completed: it cannot be changed any more.`,
    ])
  })

  test('a total that is not the one that was shown changes nothing', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    const shown = await change(_id, { items: [{ line: 0, quantity: 2 }], total: 10 })
    expect([shown.status, shown.body.code]).toEqual([409, 'PRICE_CHANGED'])
    expect((await change(_id, { items: [{ line: 0, quantity: 2 }], total: 10.5 })).status).toBe(200)
  })
})

describe('other prices than the menu’s', () => {
  test('a comp and an override cost what staff say, with the reason, and go back again', async () => {
    const { _id } = await place([{ slug: 'kachori', quantity: 2 }, { slug: 'barfi' }])
    const comped = await change(_id, {
      items: [
        { line: 0, isComp: true, priceReason: 'Cold last time' },
        { line: 1, charge: 1.5, priceReason: 'Broken' },
      ],
    })
    expect(comped.body.items).toMatchObject([
      { price: 0, listPrice: 5, isComp: true, priceReason: 'Cold last time' },
      { price: 1.5, listPrice: 3, priceReason: 'Broken' },
    ])
    expect(comped.body.amounts.subtotal).toBe(1.5)
    const more = await change(_id, {
      revision: 1,
      items: [
        { line: 0, quantity: 3 },
        { line: 1, isComp: false },
      ],
    })
    expect(linesOf(more.body)).toEqual([
      ['kachori', 2, 0],
      ['barfi', 1, 3],
      ['kachori', 1, 5],
    ])
    const { log } = await look(_id)
    expect(log[1]).toMatchObject({
      by: 'owner@example.com',
      total: 1.58,
      totalBefore: 13.65,
      changes: [
        { kind: 'price', text: '2 × Kachori: on the house – Cold last time', was: '$5.00 each' },
        { kind: 'price', text: '1 × Barfi: $1.50 – Broken', was: '$3.00' },
      ],
    })
  })

  test('are for owners and managers', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    const { status, body } = await change(_id, { items: [{ line: 0, isComp: true, priceReason: 'x' }] }, cook)
    expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    expect((await change(_id, { items: [{ line: 0, quantity: 2 }] }, cook)).status).toBe(200)
  })
})

describe('a coupon', () => {
  const useOf = async (code: string) =>
    (await site.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses

  test('goes on applying by its terms, and is given back by an order too small for it', async () => {
    await site.addCoupon({ code: 'TENTH', kind: 'percent', percent: 10, minSubtotalCents: 1000 })
    const { _id, amounts } = await place([{ slug: 'kachori', quantity: 2 }], { couponCode: 'TENTH' })
    expect([amounts.discount, await useOf('TENTH')]).toEqual([1, 1])
    const more = await change(_id, { items: [{ line: 0, quantity: 4 }] })
    expect([more.body.amounts.discount, more.body.couponCode]).toEqual([2, 'TENTH'])
    const fewer = await change(_id, { revision: 1, items: [{ line: 0, quantity: 1 }] })
    expect([fewer.body.amounts.discount, fewer.body.couponCode, await useOf('TENTH')]).toEqual([
      0,
      undefined,
      0,
    ])
    // Taken back, it applies again.
    expect((await undo(_id, 2)).body).toMatchObject({ couponCode: 'TENTH', amounts: { discount: 2 } })
    expect(await useOf('TENTH')).toBe(1)
  })

  test('goes on applying to an order of exactly its minimum', async () => {
    await site.addCoupon({ code: 'TENTH', kind: 'percent', percent: 10, minSubtotalCents: 1000 })
    const { _id } = await place([{ slug: 'kachori', quantity: 4 }], { couponCode: 'TENTH' })
    const { body } = await change(_id, { items: [{ line: 0, quantity: 2 }] })
    expect(body).toMatchObject({ couponCode: 'TENTH', amounts: { subtotal: 10, discount: 1 } })
    expect(await useOf('TENTH')).toBe(1)
  })
})

describe('the kitchen', () => {
  const workOf = async (id: string) =>
    (await site.db.select().from(kitchenWork).where(eq(kitchenWork.orderId, id))).reduce(
      (sum, { halfMinutes }) => sum + halfMinutes,
      0,
    )
  async function limit(capacityMinutes: number) {
    const kitchen = {
      stations: [{ key: 'fry', name: 'Fry', capacityMinutes }],
      work: [{ category: 'chaat-frying', station: 'fry', minutes: 2 }],
    }
    expect((await site.send('PUT', '/api/admin/settings', { kitchen }, owner)).status).toBe(200)
  }

  test('takes and gives back minutes; more than it has left is refused, unless staff override it', async () => {
    await limit(10)
    const { _id } = await place([{ slug: 'barfi', quantity: 4 }])
    expect(await workOf(_id)).toBe(16)
    expect((await change(_id, { items: [{ line: 0, quantity: 2 }] })).status).toBe(200)
    expect(await workOf(_id)).toBe(8)
    const other = await place([{ slug: 'barfi', quantity: 3 }])
    expect(other.fulfillment.pickupAt).toBe((await look(_id)).fulfillment.pickupAt)
    const tooMuch = await change(_id, { revision: 1, items: [{ line: 0, quantity: 3 }] })
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.issues?.[0]?.path]).toEqual([
      409,
      'SLOT_FULL',
      'items',
    ])
    expect(await workOf(_id)).toBe(8)
    const overriding = { revision: 1, items: [{ line: 0, quantity: 3 }], overridesKitchen: true }
    expect((await change(_id, overriding, cook)).body.code).toBe('FORBIDDEN')
    const forced = await change(_id, {
      revision: 1,
      items: [{ line: 0, quantity: 3 }],
      overridesKitchen: true,
    })
    expect([forced.status, await workOf(_id)]).toEqual([200, 12])
    expect((await changeOwn(_id, { revision: 2, items: [{ line: 0, quantity: 4 }] })).body.message).toContain(
      'Please call us',
    )
  })

  test('is asked only at the stations that get more to do', async () => {
    await limit(10)
    const { _id } = await place([{ slug: 'barfi', quantity: 4 }])
    // Its window is over: nothing more can be fried, and a naan is made elsewhere.
    site.setTime('2026-01-07T12:20:00-07:00')
    const fried = await change(_id, { items: [{ line: 0, quantity: 5 }] })
    expect([fried.status, fried.body.code]).toEqual([409, 'SLOT_FULL'])
    expect((await change(_id, { items: [{ line: 0 }, { slug: 'garlic-naan' }] })).status).toBe(200)
  })

  test('adds nothing for a guest while orders are paused, or once the order is due', async () => {
    const { _id } = await place([{ slug: 'samosa' }])
    const more = { items: [{ line: 0, quantity: 2 }] }
    await site.post('/api/admin/kitchen/pause', { length: 'tomorrow' }, owner)
    expect((await changeOwn(_id, more)).body.code).toBe('CLOSED')
    expect((await changeOwn(_id, { items: [{ line: 0, note: 'hot' }] })).status).toBe(200)
    await site.post('/api/admin/kitchen/resume', {}, owner)
    site.setTime('2026-01-07T13:00:00-07:00')
    expect((await changeOwn(_id, { revision: 1, ...more })).body.message).toContain('Please call us')
    expect((await change(_id, { revision: 1, ...more, overridesKitchen: true })).status).toBe(200)
  })

  test('does not cook what it does not serve at that time', async () => {
    const evening = await place([{ slug: 'barfi' }], {
      fulfillment: { type: 'pickup', pickupAt: '2026-01-07T19:00:00-07:00' },
    })
    const { status, body } = await change(evening._id, { items: [{ line: 0 }, { slug: 'masala-dosa' }] })
    expect([status, body.code]).toEqual([409, 'CLOSED'])
    const forced = { items: [{ line: 0 }, { slug: 'masala-dosa' }], overridesKitchen: true }
    expect((await change(evening._id, forced)).status).toBe(200)
  })
})

describe('undone within ten seconds', () => {
  test('the order is what it was, with portions and total; the history keeps both', async () => {
    const { _id, amounts } = await place([{ slug: 'kachori', quantity: 2 }])
    await change(_id, { items: [{ line: 0, quantity: 4 }, { slug: 'samosa' }], note: 'Bell' })
    const { status, body } = await undo(_id, 1)
    expect([status, body.revision, linesOf(body)]).toEqual([200, 2, [['kachori', 2, 5]]])
    expect([body.amounts, body.note, await stockOf('kachori')]).toEqual([amounts, undefined, 3])
    const { log } = await look(_id)
    expect(log.slice(1)).toMatchObject([
      {
        changes: [
          { kind: 'add', text: '2 × Kachori' },
          { kind: 'add', text: '1 × Samosa' },
          { kind: 'note' },
        ],
      },
      { isUndo: true, total: amounts.total },
    ])
    expect((await undo(_id, 2)).body.message).toBe('This change has already been taken back.')
  })

  test('only by whoever made it, while it is fresh, and unless somebody has changed it again', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    await change(_id, { items: [{ line: 0, quantity: 2 }] })
    expect((await undo(_id, 1, cook)).status).toBe(409)
    expect((await undo(_id, 0)).status).toBe(400)
    await change(_id, { revision: 1, items: [{ line: 0, quantity: 3 }] })
    expect((await undo(_id, 1)).status).toBe(409)
    site.setTime('2026-01-07T12:00:11-07:00')
    expect((await undo(_id, 2)).body.message).toBe('This can only be undone within ten seconds.')
  })

  test('a dish that was deleted since is in the order again, as it was', async () => {
    const placed = await place([{ slug: 'kachori' }, { slug: 'barfi', quantity: 2 }])
    await change(placed._id, { items: [{ line: 0 }] })
    expect((await site.send('DELETE', '/api/products/barfi', undefined, owner)).status).toBe(204)
    const { status, body } = await undo(placed._id, 1)
    expect([status, linesOf(body), body.amounts.total]).toEqual([200, linesOf(placed), placed.amounts.total])
  })

  test('not if somebody else has the portions by now', async () => {
    const { _id } = await place([{ slug: 'kachori', quantity: 5 }])
    await change(_id, { items: [{ line: 0, quantity: 1 }] })
    await place([{ slug: 'kachori', quantity: 2 }])
    const { status, body } = await undo(_id, 1)
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK'])
    expect(await stockOf('kachori')).toBe(2)
  })
})

describe('the guest', () => {
  test('changes the order while it is placed, within the limits of guests, at the menu’s prices', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    const { status, body } = await changeOwn(_id, { items: [{ line: 0, quantity: 2 }], total: 10.5 })
    expect([status, body.amounts.total]).toEqual([200, 10.5])
    expect((await look(_id)).log[1]).toMatchObject({
      by: null,
      changes: [{ kind: 'add', text: '1 × Kachori' }],
    })
    const free = await changeOwn(_id, {
      revision: 1,
      items: [{ line: 0, isComp: true, charge: 0 }],
      total: 10.5,
    })
    expect(free.body.items[0]).not.toHaveProperty('isComp')
    const large = await changeOwn(_id, {
      revision: 2,
      items: ['barfi', 'garlic-naan', 'samosa'].map((slug) => ({ slug, quantity: 90 })),
    })
    expect([large.status, large.body.message]).toEqual([400, expect.stringContaining('please call us')])
    await step(_id, 'placed', 'accepted')
    const late = await changeOwn(_id, { revision: 2, items: [{ line: 0, quantity: 1 }] })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('already accepted')])
  })

  test('and a colleague who accepts at that moment: one comes after the other, and nothing is lost', async () => {
    const { _id } = await place([{ slug: 'kachori' }])
    const [changed, accepted] = await Promise.all([
      changeOwn(_id, { items: [{ line: 0, quantity: 2 }] }),
      step(_id, 'placed', 'accepted'),
    ])
    expect(accepted.status).toBe(200)
    const { status, items } = await look(_id)
    expect([status, items[0]?.quantity]).toEqual(['accepted', changed.status === 200 ? 2 : 1])
  })

  test('cannot fill a mailbox by changing it back and forth', async () => {
    const { _id } = await place([{ slug: 'barfi' }])
    for (let revision = 0; revision < 10; revision += 1)
      expect(
        (await changeOwn(_id, { revision, items: [{ line: 0, quantity: (revision % 2) + 1 }] })).status,
      ).toBe(200)
    expect((await changeOwn(_id, { revision: 10, items: [{ line: 0 }] })).body.message).toContain(
      'changed often',
    )
  })
})

test('the last portions go to a change or to an order, not to both', async () => {
  const { _id } = await place([{ slug: 'kachori' }])
  const answers = await Promise.all([
    change(_id, { items: [{ line: 0, quantity: 4 }] }),
    site.post<Answered>('/api/orders', orderOf([{ slug: 'kachori', quantity: 3 }])),
  ])
  expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(1)
  expect(await stockOf('kachori')).toBe(1)
})

test('a paid order that costs more is to be paid in part, one that costs less leaves money to give back', async () => {
  const { _id } = await place([{ slug: 'kachori', quantity: 2 }])
  await site.post(`/api/admin/orders/${_id}/paid`, { method: 'card' }, owner)
  const more = await change(_id, { items: [{ line: 0, quantity: 3 }] })
  expect(more.body.payment).toEqual({ method: 'cash', toPay: 5.25, amountPaid: 10.5 })
  const fewer = await change(_id, { revision: 1, items: [{ line: 0, quantity: 1 }] })
  expect(fewer.body.payment).toMatchObject({ paid: { method: 'card' }, toPay: 0, toReturn: 5.25 })
  const refund = (amount: number) =>
    site.post<Answered>(
      `/api/admin/orders/${_id}/refund`,
      { method: 'cash', amount, reason: 'One less' },
      owner,
    )
  expect((await refund(6)).body.issues?.[0]).toEqual({
    path: 'amount',
    message: 'Only $5.25 was paid too much',
  })
  expect((await refund(5.25)).body.payment).toEqual({
    method: 'cash',
    paid: expect.objectContaining({ method: 'card' }) as object,
    toPay: 0,
    amountPaid: 5.25,
  })
})

test('a preview says what a change would cost, or why it is refused, and changes nothing', async () => {
  const { _id, amounts } = await place([{ slug: 'kachori', quantity: 2 }])
  const { status, body } = await changeOwn(_id, { items: [{ line: 0, quantity: 4 }], isPreview: true })
  expect([status, body.amounts.total, body.payment.toPay]).toEqual([200, 21, 21])
  const tooMany = await changeOwn(_id, { items: [{ line: 0, quantity: 9 }], isPreview: true })
  expect([tooMany.status, tooMany.body.code]).toEqual([409, 'OUT_OF_STOCK'])
  const kept = await look(_id)
  expect([kept.amounts, kept.revision, await stockOf('kachori')]).toEqual([amounts, 0, 3])
  expect(await site.db.$count(orderVersions)).toBe(0)
})

test('a step names the lines that its caller saw: a cook does not mark as ready what came since', async () => {
  const { _id, number } = await place([{ slug: 'kachori' }])
  await step(_id, 'placed', 'accepted')
  await step(_id, 'accepted', 'preparing')
  await change(_id, { items: [{ line: 0, quantity: 2 }] })
  const ready = (revision: number) =>
    site.post<Answered>(`/api/admin/orders/${_id}/status`, { from: 'preparing', to: 'ready', revision }, cook)
  const late = await ready(0)
  expect([late.status, late.body.message]).toEqual([
    409,
    `Order ${number} has been changed since you looked. Please look again.`,
  ])
  expect((await ready(1)).status).toBe(200)
})

test('what is handed over is paid with the amount that was shown, or not at all', async () => {
  const { _id, number } = await place([{ slug: 'kachori' }])
  for (const [from, to] of [
    ['placed', 'accepted'],
    ['accepted', 'preparing'],
    ['preparing', 'ready'],
  ] as const)
    await step(_id, from, to)
  const handOver = (toPay: number) =>
    site.post<Answered>(
      `/api/admin/orders/${_id}/status`,
      { from: 'ready', to: 'completed', paidBy: 'cash', toPay },
      cook,
    )
  const other = await handOver(4)
  expect([other.status, other.body.message]).toEqual([
    409,
    `$5.25 is left to pay for order ${number} now. Please look again.`,
  ])
  expect((await handOver(5.25)).body.payment).toMatchObject({ paid: { method: 'cash' }, toPay: 0 })
})

test('a line on the house stays so with other options', async () => {
  const { _id } = await place([{ slug: 'butter-chicken' }])
  await change(_id, { items: [{ line: 0, isComp: true, priceReason: 'Birthday' }] })
  const hot = { line: 0, options: [{ group: 'spice', choice: 'hot' }] }
  const { status, body } = await change(_id, { revision: 1, items: [hot] }, cook)
  expect([status, body.items[0]]).toMatchObject([
    200,
    { price: 0, isComp: true, priceReason: 'Birthday', options: [{ choice: 'hot' }] },
  ])
})
