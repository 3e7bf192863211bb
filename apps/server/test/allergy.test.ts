/** One allergy, followed through every place that speaks of an order: anyone who cooks from it must read of it. */
import type { GuestProfile, Order } from '@tiffin/contract'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { exportSite } from '../src/data/site-export/export-site.ts'
import type { CommandContext } from '../src/commands/command.ts'
import { printOrders } from '../src/commands/orders.command.ts'
import type { Connection } from '../src/db/database.ts'
import { drawTicket } from '../src/kitchen/printing/draw-ticket.ts'
import { COUNTER, findPrintedOrder } from '../src/kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE, type TicketLine } from '../src/kitchen/printing/ticket-text.ts'
import { newOrderMail, unansweredMail, unansweredNotice } from '../src/notify/alert-jobs.ts'
import { readNews } from '../src/office/webhooks/write-news.ts'
import { orderMail } from '../src/ordering/orders/order-mails.ts'
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

const changeLines = (of: Order, more: object, by = cook) =>
  site.post<Order>(
    `/api/admin/orders/${of._id}/lines`,
    { revision: of.revision, items: of.items.map(({ note = null }, line) => ({ line, note })), ...more },
    by,
  )

describe('an order that is changed', () => {
  test('keeps it where nothing is said of it, and an undo brings back one that was taken off', async () => {
    await move('placed', 'accepted')
    const more = await changeLines(order, { items: [{ line: 0, quantity: 3 }, { line: 1 }] })
    expect(more.body).toMatchObject(withAllergy)
    await changeLines(more.body, { note: null, allergyNote: false })
    for (const shown of await readEverywhere()) expect(shown).not.toHaveProperty('allergyNote')
    await site.post(`/api/admin/orders/${order._id}/lines/undo`, { revision: 2 }, cook)
    expect(await readEverywhere()).toMatchObject([withAllergy, withAllergy, withAllergy, withAllergy])
  })

  test('is not accepted by somebody who saw it without', async () => {
    const { body: plain } = await site.post<Order>('/api/orders', orderOf(basket))
    const items = [{ line: 0 }, { line: 1 }]
    const own = { revision: 0, items, note: NOTE, allergyNote: true }
    expect((await site.post(`/api/orders/${plain._id}/lines`, own)).status).toBe(200)
    const accept = { from: 'placed', to: 'accepted', revision: 0 }
    expect((await site.post(`/api/admin/orders/${plain._id}/status`, accept, cook)).status).toBe(409)
    const moves = [{ id: plain._id, ...accept }]
    const { body } = await site.post<{ refusal?: object }[]>('/api/admin/orders/status', { moves }, cook)
    expect(body).toMatchObject([{ refusal: { code: 'CONFLICT' } }])
  })
})

test('where the site accepts orders by itself, somebody reads it first', async () => {
  const owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  const alerts = { ...allSampleSettings.alerts, acceptsOrders: true }
  expect((await site.send('PUT', '/api/admin/settings', { alerts }, owner)).status).toBe(200)
  const place = async (more: object) => (await site.post<Order>('/api/orders', orderOf(basket, more))).body
  expect((await place({ note: NOTE })).status).toBe('accepted')
  expect((await place({ note: NOTE, allergyNote: true })).status).toBe('placed')
})

test('who takes the next order of the same guest reads of it, though it is not in that order', async () => {
  const customer = { name: 'Asha', email: 'guest@example.com', phone: '780-555-0142' }
  await site.post('/api/orders', orderOf(basket, { customer, note: NOTE, allergyNote: true }))
  await site.post('/api/orders', orderOf(basket, { customer, note: 'Ring the bell' }))
  const caller = { contact: '(780) 555 0142' }
  const { body } = await site.post<GuestProfile>('/api/admin/guests/find', caller, cook)
  expect(body.allergy).toBe(NOTE)
  expect(body.usual.map(({ note }) => note)).toContain(LINE_NOTE)
})

test('an order that staff take by phone has it everywhere', async () => {
  const taken = {
    channel: 'phone',
    customer: { name: 'Asha', phone: '780-555-0142', email: 'asha@example.com' },
    items: basket,
    note: NOTE,
    allergyNote: true,
  }
  const { body } = await site.post<Order>('/api/admin/orders', taken, cook)
  expect(body).toMatchObject(withAllergy)
  const { body: board } = await site.get<{ orders: Order[] }>('/api/admin/kitchen/board', cook)
  expect(board.orders.find(({ _id }) => _id === body._id)).toMatchObject(withAllergy)
})

describe('programs', () => {
  test('read it with one order, with those that have changed, and in a webhook', async () => {
    await move('placed', 'accepted')
    const one = await site.get<Order>(`/api/admin/orders/${order._id}`, cook)
    expect(one.body).toMatchObject(withAllergy)
    const since = encodeURIComponent('2026-01-07T18:00:00Z')
    await expect
      .poll(async () => (await site.get<Order[]>(`/api/admin/orders?since=${since}`, cook)).body[0])
      .toMatchObject(withAllergy)
    const told = await readNews(
      site.db,
      { type: 'order.accepted', about: order._id },
      site.deps.clock.nowMs(),
    )
    expect(told?.data).toMatchObject(withAllergy)
  })

  test('the command “orders” prints it before the dishes', async () => {
    const printed: string[] = []
    const connection = { db: site.db } as Connection
    const ctx = {
      openDatabase: () => Promise.resolve(connection),
      out: { answer: (text: string) => printed.push(text) },
    }
    await printOrders.run(ctx as unknown as CommandContext, {})
    const text = printed.join('\n')
    expect(text.indexOf(`ALLERGY: ${NOTE}`)).toBeGreaterThan(0)
    expect(text.indexOf(`ALLERGY: ${NOTE}`)).toBeLessThan(text.indexOf('2 × Samosa'))
    expect(text).toContain(LINE_NOTE)
  })
})

const printing = { printerName: '', region: allSampleSettings.region }
const textsIn = (lines: readonly TicketLine[]) => lines.flatMap((line) => (line === RULE ? [] : [line.text]))

describe('on paper', () => {
  const textsOf = async (kind: 'order' | 'change' | 'cancellation', station: string) =>
    textsIn(
      describeTicket(
        { kind, station, isDuplicate: true },
        await findPrintedOrder(site.db, order._id),
        printing,
      ),
    )

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

  test('it reaches who has the order on paper and has not read of it', async () => {
    const { body: plain } = await site.post<Order>('/api/orders', orderOf(basket))
    await changeLines(plain, { note: NOTE, allergyNote: true })
    const found = await findPrintedOrder(site.db, plain._id, {
      kind: 'lines',
      revision: 1,
      revisionBefore: 0,
    })
    const facts = { kind: 'lines' as const, isDuplicate: false }
    for (const station of ['fry', 'tandoor', COUNTER]) {
      const texts = textsIn(describeTicket({ ...facts, station }, found, printing))
      expect(texts.slice(0, texts.indexOf(NOTE) + 1)).toEqual([
        expect.anything(),
        'ORDER CHANGED',
        'The note has changed.',
        'ALLERGY',
        NOTE,
      ])
    }
  })

  test.each(['🥜', 'عندي حساسية من الفول السوداني', '花生过敏'])(
    'in whatever letters it is written it is no empty box: %s',
    async (note) => {
      const { body } = await site.post<Order>('/api/orders', orderOf(basket, { note, allergyNote: true }))
      const found = await findPrintedOrder(site.db, body._id)
      const facts = { kind: 'order' as const, station: 'fry', isDuplicate: false }
      const lines = describeTicket(facts, found, printing)
      const written = textsIn(lines)[textsIn(lines).indexOf('ALLERGY') + 1] ?? ''
      expect(written).not.toMatch(/\p{Extended_Pictographic}/u)
      const [withIt, without] = await Promise.all(
        [lines, lines.filter((line) => line === RULE || line.text !== written)].map(async (each) =>
          sharp(await drawTicket(each, '80mm')).metadata(),
        ),
      )
      expect(withIt?.height).toBeGreaterThan(without?.height ?? 0)
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

  test.each(['placed', 'accepted', 'changed'] as const)(
    'the guest, in the email that it is %s: as the kitchen reads it, first of all',
    async (news) => {
      const sender = { publicUrl: 'http://tiffin.test', settings: allSampleSettings }
      const { paragraphs } = orderMail(await found(), news, sender)
      expect(paragraphs[0]).toBe(`Allergy, as the kitchen reads it: “${NOTE}”`)
      expect(paragraphs.join('\n')).toContain(LINE_NOTE)
    },
  )

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

test('a guest who deletes the account while the order is cooked does not take the allergy along', async () => {
  await move('placed', 'accepted')
  const { status } = await site.post('/api/account/delete', { password: PASSWORD }, guest)
  expect(status).toBe(204)
  const [, , listed, onBoard] = await readEverywhere()
  const { body: byLink } = await site.get(`/api/orders/${order._id}`)
  expect([byLink, listed, onBoard]).toMatchObject([withAllergy, withAllergy, withAllergy])
})
