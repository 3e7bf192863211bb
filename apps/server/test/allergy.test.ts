/** One allergy, followed through every place that speaks of an order: whoever cooks from it must read of it. */
import type { Order } from '@tiffin/contract'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { exportSite } from '../src/data/site-export/export-site.ts'
import { COUNTER, findPrintedOrder } from '../src/kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE } from '../src/kitchen/printing/ticket-text.ts'
import { newOrderMail, unansweredMail, unansweredNotice } from '../src/notify/alert-mails.ts'
import { findOrder } from '../src/ordering/orders/order-queries.ts'
import { orderOf, PASSWORD, useTestApp } from './create-test-app.ts'
import { allSampleSettings } from '@tiffin/restaurant/sample'

const site = useTestApp()
const folder = mkdtempSync(join(tmpdir(), 'tiffin-allergy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOTE = 'Peanuts: I carry an EpiPen'
const LINE_NOTE = 'No peanuts in the chutney'
const basket = [
  { slug: 'samosa', quantity: 2, note: LINE_NOTE },
  { slug: 'garlic-naan', quantity: 1 },
]

let cook: Record<string, string>
let guest: Record<string, string>
let order: Order
beforeEach(async () => {
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  guest = (await site.signUp('asha@example.com')).headers
  const placed = await site.post<Order>(
    '/api/orders',
    orderOf(basket, { note: NOTE, allergyNote: true }),
    guest,
  )
  order = placed.body
})

const move = (from: string, to: string) =>
  site.post(`/api/admin/orders/${order._id}/status`, { from, to, reason: 'The oven is broken.' }, cook)

const withAllergy = {
  note: NOTE,
  allergyNote: true,
  items: [expect.objectContaining({ slug: 'samosa', note: LINE_NOTE }), expect.anything()] as unknown,
}

/** What the guest, the kitchen and the restaurant read of it. */
async function readEverywhere() {
  const get = async (path: string, headers: Record<string, string>) =>
    (await site.get<unknown>(path, headers)).body
  const board = (await get('/api/admin/kitchen/board', cook)) as { orders: Order[] }
  return [
    await get(`/api/orders/${order._id}`, guest),
    ((await get('/api/orders/my', guest)) as Order[])[0],
    ((await get('/api/admin/orders', cook)) as Order[])[0],
    board.orders[0],
  ]
}

test('it is read wherever the order is, from its placement until it is ready, also after an undo', async () => {
  const everywhere = [withAllergy, withAllergy, withAllergy, withAllergy]
  expect(await readEverywhere()).toMatchObject(everywhere)
  await move('placed', 'accepted')
  await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'accepted' }, cook)
  expect(await readEverywhere()).toMatchObject([{ status: 'placed' }, {}, {}, {}])
  expect(await readEverywhere()).toMatchObject(everywhere)
  for (const [from, to] of [
    ['placed', 'accepted'],
    ['accepted', 'preparing'],
    ['preparing', 'ready'],
  ] as const) {
    await move(from, to)
    expect(await readEverywhere()).toMatchObject(everywhere)
  }
})

describe('on paper', () => {
  const textsOf = async (kind: 'order' | 'change' | 'cancellation', station: string) =>
    describeTicket({ kind, station, isDuplicate: true }, await findPrintedOrder(site.db, order._id), {
      printerName: '',
      region: allSampleSettings.region,
    }).flatMap((line) => (line === RULE ? [] : [line.text]))

  test.each(['order', 'change', 'cancellation'] as const)(
    'it stands above the number on every ticket: %s',
    async (kind) => {
      for (const station of ['fry', 'tandoor', COUNTER]) {
        const texts = await textsOf(kind, station)
        const at = texts.indexOf('ALLERGY')
        expect([station, texts[at + 1]]).toEqual([station, NOTE])
        expect(at).toBeLessThan(texts.indexOf(String(order.number)))
      }
    },
  )

  test('the note of a dish is below the dish', async () => {
    const texts = await textsOf('order', COUNTER)
    expect(texts[texts.indexOf('2 × Samosa') + 1]).toBe(`“${LINE_NOTE}”`)
  })
})

describe('who is told of the order', () => {
  const found = async () => {
    const one = await findOrder(site.db, order._id)
    if (one === null) throw new Error('The order is gone')
    return one
  }

  test.each([
    ['the office', newOrderMail],
    ['managers, when nobody accepts it', unansweredMail],
  ])('%s: reads of it before the dishes', async (_who, write) => {
    const { paragraphs } = write(await found(), {
      to: 'office@example.com',
      publicUrl: 'http://tiffin.test',
      settings: allSampleSettings,
    })
    const at = paragraphs.indexOf(`ALLERGY: ${NOTE}`)
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThan(paragraphs.findIndex((text) => text.includes('Samosa')))
    expect(paragraphs.join('\n')).toContain(LINE_NOTE)
  })

  test('on a device, when nobody accepts it: that there is one', async () => {
    expect(unansweredNotice((await found()).order, allSampleSettings.region).body).toContain('Allergy')
  })
})

describe('in files', () => {
  test('of orders and of the whole site', async () => {
    const owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
    const period = 'from=2026-01-07&to=2026-01-07&format=csv'
    const file = await site.app.inject({ url: `/api/admin/orders/export?${period}`, headers: owner })
    expect(file.body).toContain(`${NOTE},yes`)
    await exportSite({ db: site.db, dataDir: folder, publicUrl: 'http://tiffin.test' }, join(folder, 'site'))
    const [orders, lines] = ['orders.csv', 'order-lines.csv'].map((name) =>
      readFileSync(join(folder, 'site', name), 'utf8'),
    )
    expect(orders).toContain(`${NOTE},yes`)
    expect(lines).toContain(LINE_NOTE)
  })

  test('of the guest’s own data', async () => {
    const { body } = await site.get<{ orders: Order[] }>('/api/account/export', guest)
    expect(body.orders[0]).toMatchObject(withAllergy)
  })
})

test('a guest who deletes the account while it is cooked does not take it along', async () => {
  await move('placed', 'accepted')
  const { status } = await site.post('/api/account/delete', { password: PASSWORD }, guest)
  expect(status).toBe(409)
  expect(await readEverywhere()).toMatchObject([withAllergy, withAllergy, withAllergy, withAllergy])
})
