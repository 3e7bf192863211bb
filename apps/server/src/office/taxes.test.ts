import type { Order, TaxesSettings } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { coupons } from '../db/schema/index.ts'
import { findPrintedOrder } from '../kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE } from '../kitchen/printing/ticket-text.ts'
import { orderMail } from '../ordering/orders/order-mails.ts'
import { findOrder } from '../ordering/orders/order-queries.ts'
import { readSettings } from '../platform/read-settings.ts'

const site = useTestApp()

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  for (const [slug, category, price] of dishes)
    await site.post('/api/products', { title: slug, slug, categorySlug: category, price }, headers)
})

const dishes = [
  ['stew', 'rice', 10],
  ['juice', 'drinks', 5],
] as const

const tax = (name: string, percent: number, categories: string[] | null = null, number = '') => ({
  name,
  percent,
  number,
  categories,
})

const change = (taxes: TaxesSettings) => site.send('PUT', '/api/admin/settings', { taxes }, headers)
const btw = tax('BTW', 9, null, 'NL001234567B01')
const byCategory = [tax('Food tax', 9, ['rice']), tax('Drinks tax', 21, ['drinks'])]

const meal = [{ slug: 'stew' }, { slug: 'juice', quantity: 2 }]
const place = (wanted: object = {}) => site.post<Order>('/api/orders', orderOf(meal, wanted))

const addCoupon = () =>
  site.db.insert(coupons).values({ id: 'five', code: 'FIVE', kind: 'fixed', amountCents: 500 })

describe('9 percent that prices include', () => {
  const included = { areIncluded: true, list: [btw] }

  test('do not raise the total, and are on the order, in the mail and on the ticket with their number', async () => {
    expect((await change(included)).status).toBe(200)
    const { body } = await place({ total: 20, taxPercent: 9 })
    const paid = { subtotal: 20, discount: 0, tax: 1.65, deliveryFee: 0, total: 20 }
    expect(body).toMatchObject({
      amounts: paid,
      areTaxesIncluded: true,
      taxes: [{ name: 'BTW', percent: 9, number: 'NL001234567B01', amount: 1.65 }],
    })
    const found = await findOrder(site.db, body._id)
    const settings = await readSettings(site.db)
    if (!found) throw new Error('The order is gone')
    const { paragraphs } = orderMail(found, 'placed', { publicUrl: 'http://tiffin.test', settings })
    const row = 'Includes BTW 9%: $1.65 (NL001234567B01)'
    expect(paragraphs.join('\n')).toContain(`Total $20.00, to pay at pickup.\n${row}`)
    const ticket = describeTicket(
      { kind: 'order', station: '', isDuplicate: false },
      await findPrintedOrder(site.db, body._id),
      { printerName: '', region: settings.region },
    )
    expect(ticket.map((line) => (line === RULE ? '' : line.text))).toContain(row)
  })

  test('are those of the discounted price', async () => {
    await change(included)
    await addCoupon()
    const { body } = await place({ couponCode: 'FIVE' })
    expect(body.amounts).toMatchObject({ subtotal: 20, discount: 5, tax: 1.24, total: 15 })
  })
})

describe('two taxes by category', () => {
  test('are each on their own dishes, and add up to the tax', async () => {
    await change({ areIncluded: false, list: byCategory })
    const { body } = await place({ taxPercent: 30, total: 23 })
    expect(body.amounts).toMatchObject({ tax: 3, total: 23 })
    expect(body.taxes).toEqual([
      { name: 'Food tax', percent: 9, amount: 0.9 },
      { name: 'Drinks tax', percent: 21, amount: 2.1 },
    ])
  })

  test.each([
    { areIncluded: false, amounts: { discount: 5, tax: 2.26, total: 17.26 }, parts: [0.68, 1.58] },
    { areIncluded: true, amounts: { discount: 5, tax: 1.92, total: 15 }, parts: [0.62, 1.3] },
  ])('share a coupon in proportion, included: $areIncluded', async ({ areIncluded, amounts, parts }) => {
    await change({ areIncluded, list: byCategory })
    await addCoupon()
    const { body } = await place({ couponCode: 'FIVE' })
    expect(body.amounts).toMatchObject(amounts)
    expect(body.taxes.map(({ amount }) => amount)).toEqual(parts)
  })

  test('on none of an order’s dishes, one is not on its receipt', async () => {
    await change({ areIncluded: false, list: byCategory })
    const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'stew' }]))
    expect(body.taxes.map(({ name }) => name)).toEqual(['Food tax'])
  })
})

test('taxes that have changed since they were shown are not charged: PRICE_CHANGED', async () => {
  const shown = { taxPercent: 5, total: 21 }
  await change({ areIncluded: true, list: sampleSettings.taxes.list })
  expect((await place(shown)).body).toMatchObject({ code: 'PRICE_CHANGED', issues: [{ path: 'total' }] })
  await change({ areIncluded: false, list: byCategory })
  expect((await place(shown)).body).toMatchObject({ code: 'PRICE_CHANGED', issues: [{ path: 'taxPercent' }] })
})

test('a fifth tax is refused, and a tax on no category', async () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((name) => tax(name, 1))
  expect((await change({ areIncluded: false, list: five })).body).toMatchObject({
    code: 'VALIDATION',
    issues: [{ path: 'taxes.list', message: 'At most four taxes' }],
  })
  expect((await change({ areIncluded: false, list: [tax('A', 1, [])] })).status).toBe(400)
  expect((await change({ areIncluded: false, list: [] })).status).toBe(200)
  expect((await place()).body).toMatchObject({ amounts: { tax: 0, total: 20 }, taxes: [] })
})
