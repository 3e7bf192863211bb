import * as XLSX from '@e965/xlsx'
import type { Order, SalesReport } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function placeAt(time: string, slug = 'samosa') {
  site.setTime(time)
  const { status, body } = await site.post<Order>('/api/orders', orderOf([{ slug, quantity: 2 }]))
  expect(status).toBe(201)
  return body
}
const take = ({ _id }: Order, payment: object) =>
  site.post(`/api/admin/orders/${_id}/payments`, payment, headers)
const setTaxes = (list: object[], version: number) =>
  site.send('PUT', '/api/admin/settings', { taxes: { areIncluded: false, list }, version }, headers)

async function readMonth(month: string) {
  const answer = await site.app.inject({ url: '/api/admin/month/export', query: { month }, headers })
  expect(answer.statusCode).toBe(200)
  const { Sheets, SheetNames } = XLSX.read(answer.rawPayload)
  const rowsOf = (name: string) => XLSX.utils.sheet_to_json<Record<string, unknown>>(Sheets[name] ?? {})
  return { SheetNames, rowsOf }
}

test('a month has every day, what was paid, a sheet for each tax, and its closings', async () => {
  const [gst] = sampleSettings.taxes.list
  await placeAt('2026-01-31T23:59:59-07:00')
  const first = await placeAt('2026-02-01T12:00:00-07:00')
  await take(first, { method: 'cash', tip: 1 })
  const levy = { name: 'Levy [city]', percent: 2, number: '=1+1', categories: null }
  expect((await setTaxes([gst as object, levy], 0)).status).toBe(200)
  const last = await placeAt('2026-02-28T23:59:59.999-07:00')
  await take(last, { method: 'card' })
  await placeAt('2026-03-01T00:00:00-07:00')

  const { SheetNames, rowsOf } = await readMonth('2026-02')
  expect(SheetNames).toEqual(['Sales', 'Payments', 'GST 5%', 'Levy  city  2%', 'Closings'])
  const sales = rowsOf('Sales')
  expect(sales).toHaveLength(29)
  expect(sales[0]).toMatchObject({ Day: '2026-02-01', Sold: 1, Sales: first.amounts.total })
  expect(sales.at(-1)).toMatchObject({
    Day: 'Total',
    Sold: 2,
    Sales: expect.closeTo(first.amounts.total + last.amounts.total),
  })
  const query = 'from=2026-02-01&to=2026-02-28'
  const report = await site.get<SalesReport>(`/api/admin/sales?${query}`, headers)
  expect(sales.at(-1)?.['Sales']).toBe(report.body.totals.revenue)
  expect(rowsOf('Payments')).toEqual([
    {
      Day: '2026-02-01',
      'Paid by': 'cash',
      Payments: 1,
      Taken: first.amounts.total,
      Tips: 1,
      Refunded: 0,
    },
    {
      Day: '2026-02-28',
      'Paid by': 'card',
      Payments: 1,
      Taken: last.amounts.total,
      Tips: 0,
      Refunded: 0,
    },
  ])
  const [gstAmount, levyAmount] = last.taxes.map(({ amount }) => amount)
  expect(rowsOf('GST 5%').at(-1)).toMatchObject({
    Day: 'Total',
    'Sales with it, net': expect.closeTo(first.amounts.subtotal + last.amounts.subtotal),
    GST: expect.closeTo(first.amounts.tax + (gstAmount ?? 0)),
  })
  const levied = rowsOf('Levy  city  2%').at(-1)
  expect(Object.values(levied ?? {})).toContain(levyAmount)
})

test.each(['2026-13', '2026', '26-01', ''])('%o is no month', async (month) => {
  const answer = await site.app.inject({ url: '/api/admin/month/export', query: { month }, headers })
  expect(answer.statusCode).toBe(400)
})

test('a kitchen account does not get it', async () => {
  const cook = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  expect((await site.get('/api/admin/month/export?month=2026-01', cook.headers)).status).toBe(403)
})
