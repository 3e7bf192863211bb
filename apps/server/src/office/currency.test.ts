import type { EditableProduct, ImportResult, Order, Product, SalesReport } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { uploadForm } from '../../test/upload-form.ts'
import { orders } from '../db/schema/index.ts'
import { findPrintedOrder } from '../kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE } from '../kitchen/printing/ticket-text.ts'
import { orderMail } from '../ordering/orders/order-mails.ts'
import { findOrder } from '../ordering/orders/order-queries.ts'
import { readSettings } from '../platform/read-settings.ts'

const site = useTestApp()

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const region = (locale: string, currency: string) => ({ ...sampleSettings.region, locale, currency })

const moveTo = (locale: string, currency: string) =>
  site.send('PUT', '/api/admin/settings', { region: region(locale, currency), version: 0 }, headers)

const addDish = (price: number) =>
  site.post<EditableProduct>('/api/products', { title: 'Dish', categorySlug: 'rice', price }, headers)

const readFile = async (url: string) => (await site.app.inject({ method: 'GET', url, headers })).body

describe.each([
  { locale: 'nl-NL', currency: 'EUR', price: 9.5, tax: 0.95, total: 19.95, text: '€\u{A0}19,95' },
  { locale: 'ja-JP', currency: 'JPY', price: 950, tax: 95, total: 1995, text: '¥1,995' },
  { locale: 'en-KW', currency: 'KWD', price: 1.255, tax: 0.126, total: 2.636, text: 'KWD\u{A0}2.636' },
])('a restaurant that counts in $currency', ({ locale, currency, price, tax, total, text }) => {
  beforeEach(async () => {
    expect((await moveTo(locale, currency)).status).toBe(200)
    expect((await addDish(price)).body.price).toBe(price)
  })

  const place = (shown: object = {}) =>
    site.post<Order>('/api/orders', orderOf([{ slug: 'dish', quantity: 2, price }], shown))

  test('sells at its prices, to its smallest coin, and writes the total as people do there', async () => {
    const { body: dish } = await site.get<Product>('/api/products/dish')
    expect(dish.price).toBe(price)
    const { body: order } = await place({ total })
    expect(order).toMatchObject({ currency, amounts: { tax, total } })

    const found = await findOrder(site.db, order._id)
    const settings = await readSettings(site.db)
    if (!found) throw new Error('The order is gone')
    const mail = orderMail(found, 'placed', { publicUrl: 'http://tiffin.test', settings })
    expect(mail.paragraphs.join('\n')).toContain(`Total ${text}, to pay at pickup.`)

    const printed = await findPrintedOrder(site.db, order._id)
    const ticket = describeTicket({ kind: 'order', station: '', isDuplicate: false }, printed, {
      printerName: '',
      region: settings.region,
    })
    expect(ticket.map((line) => (line === RULE ? '' : line.text))).toContain(`To pay ${text}`)
  })

  test('says what a dish or an order costs now', async () => {
    const changed = await place({ total: 1 })
    expect(changed.body).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(JSON.stringify(changed.body)).toContain(`Your total is now ${text}.`)
  })
})

test.each([
  { locale: 'ja-JP', currency: 'JPY', price: 150 },
  { locale: 'en-KW', currency: 'KWD', price: 0.155 },
])(
  'what choices brought is counted in the smallest coin of $currency',
  async ({ locale, currency, price }) => {
    await moveTo(locale, currency)
    const extras = { name: 'Extras', choices: [{ name: 'Raita', price }] }
    await site.post('/api/option-groups', extras, headers)
    const dish = { title: 'Dish', categorySlug: 'rice', price: 900, optionGroups: [{ group: 'extras' }] }
    await site.post('/api/products', dish, headers)
    const options = [{ group: 'extras', choice: 'raita' }]
    expect((await site.post('/api/orders', orderOf([{ slug: 'dish', quantity: 2, options }]))).status).toBe(
      201,
    )
    const { body } = await site.get<SalesReport>('/api/admin/sales?span=today', headers)
    expect(body.bestChoices).toMatchObject([{ choice: 'raita', quantity: 2, revenue: 2 * price }])
  },
)

test('yen are whole: a fraction is rounded, and a price may have seven digits', async () => {
  await moveTo('ja-JP', 'JPY')
  expect((await addDish(950.5)).body.price).toBe(951)
  expect((await addDish(10_000_001)).body).toMatchObject({
    code: 'VALIDATION',
    issues: [{ path: 'price', message: 'Enter at most 10,000,000' }],
  })
})

test('a thousandth of a dinar is the least, so a price has fewer digits before the point', async () => {
  await moveTo('en-KW', 'KWD')
  expect((await addDish(10_000.001)).body).toMatchObject({
    issues: [{ path: 'price', message: 'Enter at most 10,000' }],
  })
})

test('a spreadsheet has its prices as people write them there; another currency is none', async () => {
  await moveTo('nl-NL', 'EUR')
  const rows = ['Title;Price;Category', 'Een;€ 9,50;rice', 'Twee;1.250,00;rice', 'Drie;$9.50;rice']
  const payload = uploadForm(Buffer.from(rows.join('\n')), { fileName: 'menu.csv' })
  const answer = await site.app.inject({ method: 'POST', url: '/api/products/import', headers, payload })
  const body = answer.json<ImportResult>()
  expect(body).toMatchObject({ inserted: 2 })
  expect(JSON.stringify(body)).toContain('Valid price is required')
  const { body: products } = await site.get<Product[]>('/api/products?slugs=een,twee')
  expect(products.map(({ price }) => price)).toEqual([9.5, 1250])
})

test('an order keeps its currency, in the API and in the export', async () => {
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]))
  expect(body).toMatchObject({ currency: 'CAD', amounts: { subtotal: 5.66 } })
  await site.db.update(orders).set({ currency: 'KWD' }).where(eq(orders.id, body._id))
  const shown = (await site.get<Order>(`/api/orders/${body._id}`)).body
  expect(shown).toMatchObject({ currency: 'KWD', amounts: { subtotal: 0.566 } })
  const csv = await readFile('/api/admin/orders/export?from=2026-01-01&to=2026-12-31&format=csv')
  expect(csv).toContain('0.566 KWD')
})
