import { type OpenDrawer, type Order, settingSectionNames } from '@tiffin/contract'
import * as XLSX from '@e965/xlsx'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { startS3 } from '../../../test/start-s3.ts'
import { openBucket } from '../../platform/bucket.ts'
import { heldOrders, onlineDisputes, onlinePayments, onlineRefunds, replies } from '../../db/schema/index.ts'
import { exportSite } from './export-site.ts'

const site = useTestApp()
const parent = mkdtempSync(join(tmpdir(), 'tiffin-export-'))
const dataDir = join(parent, 'data')
afterAll(() => rmSync(parent, { recursive: true }))
let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(parent, 'out-')), 'export')
})

const write = () => exportSite({ db: site.db, dataDir, publicUrl: 'https://tiffin.test' }, folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const rowsOf = (name: string) => {
  const book = XLSX.read(read(name).replace('\u{FEFF}', ''), { type: 'string', raw: true })
  return XLSX.utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
}

test('everything that guests have left is included, each kind in its own file', async () => {
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
  const placed = await site.post<Order>('/api/orders', {
    ...orderOf([{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }]),
    customer: guest,
  })
  await reviewDish(site, 'samosa', 'asha@example.com', { text: '=1+1 "crisp"\nand hot' })
  await site.post('/api/contact', { ...guest, message: 'Do you cook, for forty?' })
  await site.post('/api/reservations', { ...guest, startsAt: '2026-01-09T18:30:00-07:00', partySize: 4 })
  await site.addCoupon({ code: 'TENTH' })
  const { headers: staff } = await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const part = { method: 'cash', amount: 5, tip: 1, tendered: 20 }
  await site.post(`/api/admin/orders/${placed.body._id}/payments`, part, staff)

  const { headers: owner } = await site.signUp('owner@example.com', { role: 'admin' })
  await site.post('/api/admin/drawer/cash', { kind: 'in', amount: 50, reason: '=1+1' }, owner)
  const { after, drawer } = (await site.get<OpenDrawer>('/api/admin/drawer', owner)).body
  const closed = { after, expected: drawer.expected, counted: 55 }
  expect((await site.post('/api/admin/closings', closed, owner)).status).toBe(201)

  const files = await write()
  const counts = Object.fromEntries(files.map(({ name, rows }) => [name, rows]))
  expect(counts).toMatchObject({
    'orders.csv': 2,
    'order-lines.csv': 3,
    'payments.csv': 1,
    'closings.csv': 1,
    'drawer.csv': 1,
    'customers.csv': 2,
    'reviews.csv': 1,
  })
  expect(counts).toMatchObject({
    'messages.csv': 1,
    'reservations.csv': 1,
    'settings.json': settingSectionNames.length,
  })
  expect(readdirSync(folder).toSorted()).toEqual([...files.map(({ name }) => name), 'README.txt'].toSorted())

  expect(rowsOf('orders.csv')[0]).toMatchObject({
    Number: String(placed.body.number),
    Total: placed.body.amounts.total.toFixed(2),
    Email: 'juniper@example.com',
  })
  expect(rowsOf('payments.csv')).toMatchObject([
    {
      Order: String(placed.body.number),
      Kind: 'payment',
      Amount: '5.00',
      Tip: '1.00',
      'Handed over': '20.00',
    },
  ])
  expect(rowsOf('closings.csv')).toMatchObject([{ 'Should be': '56.00', Counted: '55.00', Left: '55.00' }])
  expect(rowsOf('drawer.csv')).toMatchObject([{ Kind: 'in', Amount: '50.00', Reason: "'=1+1" }])
  expect(rowsOf('order-lines.csv').map(({ Slug }) => Slug)).toEqual(['samosa', 'garlic-naan', 'samosa'])
  // No spreadsheet executes it.
  expect(rowsOf('reviews.csv')).toMatchObject([
    { Dish: 'Samosa', Stars: '5', Text: `'=1+1 "crisp"\nand hot` },
  ])
  expect(rowsOf('coupons.csv').map(({ Code }) => Code)).toContain('TENTH')
  for (const { name } of files) expect(read('README.txt')).toContain(`${name} `)
  expect(statSync(join(folder, 'customers.csv')).mode & 0o777).toBe(0o600)
})

test('what went through a provider is in it, also what paid for no order', async () => {
  const at = new Date('2026-01-07T19:00:00Z')
  await site.db.insert(heldOrders).values({
    id: 'h1',
    number: 900,
    state: 'ended',
    ending: 'sold-out',
    contents: {},
    portions: [],
    customerEmail: 'juniper@example.com',
    method: 'card',
    totalCents: 1050,
    currency: 'CAD',
    heldUntil: at,
    createdAt: at,
  })
  const attempt = {
    orderId: 'h1',
    provider: 'stripe',
    isTest: false,
    method: 'card',
    currency: 'CAD',
  } as const
  // More than are read at once.
  const failed = Array.from({ length: 501 }, (_, index) => ({
    ...attempt,
    id: `f${index}`,
    state: 'failed' as const,
    cents: 1050,
    createdAt: at,
  }))
  await site.db.insert(onlinePayments).values([
    ...failed,
    {
      ...attempt,
      id: 'p1',
      state: 'paid',
      reference: 'cs_1',
      chargeId: 'pi_1',
      cents: 1250,
      tipCents: 200,
      feeCents: 66,
      lastFour: '4242',
      createdAt: at,
      paidAt: at,
    },
  ])
  const refund = {
    id: 'r1',
    paymentId: 'p1',
    orderId: 'h1',
    kind: 'unplaced',
    cents: 1250,
    tipCents: 200,
  } as const
  await site.db
    .insert(onlineRefunds)
    .values({ ...refund, state: 'refused', refusal: 'No funds', createdAt: at })
  await site.db
    .insert(onlineDisputes)
    .values({ provider: 'stripe', reference: 'dp_1', paymentId: 'p1', cents: null, createdAt: at })
  await write()
  const paid = rowsOf('online-payments.csv')
  expect(paid).toHaveLength(502)
  expect(paid.filter(({ State }) => State === 'paid')).toMatchObject([
    {
      Order: '900',
      Mode: 'live',
      Amount: '12.50',
      Tip: '2.00',
      Fee: '0.66',
      Charge: 'pi_1',
      'Last four': '4242',
    },
  ])
  expect(rowsOf('online-refunds.csv')).toMatchObject([
    { Order: '900', State: 'refused', Amount: '12.50', Because: 'unplaced', Refusal: 'No funds' },
  ])
  expect(rowsOf('disputes.csv')).toMatchObject([{ Order: '900', Reference: 'dp_1' }])
})

test('each reply says whether it was sent, or only saved', async () => {
  const reply = {
    subjectKind: 'message',
    subjectId: 'm1',
    recipient: 'juniper@example.com',
    writtenBy: 'Asha',
  } as const
  const at = new Date('2026-01-07T19:00:00Z')
  await site.db.insert(replies).values([
    { ...reply, id: 'l1', title: 'Your message', body: 'We do.', createdAt: at, sentAt: at },
    { ...reply, id: 'l2', title: 'Your message', body: 'And sixty.', createdAt: at, savedAt: at },
    { ...reply, id: 'l3', title: 'Your message', body: 'Or eighty.', createdAt: at },
  ])
  await write()
  expect(rowsOf('replies.csv').map(({ Text, State, Sent }) => [Text, State, Sent])).toEqual([
    ['We do.', 'Sent', '2026-01-07 12:00'],
    ['And sixty.', 'Not sent: saved as a file', undefined],
    ['Or eighty.', 'Waiting to be sent', undefined],
  ])
})

test('pictures are exported as they are stored', async () => {
  const picture = 'uploads/3f2a-10x10/400.webp'
  mkdirSync(join(dataDir, picture, '..'), { recursive: true })
  writeFileSync(join(dataDir, picture), 'a picture')
  expect(await write()).toContainEqual({ name: 'pictures', rows: 1 })
  expect(read('pictures/3f2a-10x10/400.webp')).toBe('a picture')
})

test('pictures in a bucket are exported', async () => {
  const s3 = await startS3()
  const bucket = openBucket(s3.settings)
  await bucket.save('uploads/3f2a-10x10/400.webp', Buffer.from('a picture'))
  await bucket.save('uploads/notes.txt', Buffer.from('of somebody else'))
  const files = await exportSite({ db: site.db, dataDir, bucket, publicUrl: 'https://tiffin.test' }, folder)
  expect(files).toContainEqual({ name: 'pictures', rows: 1 })
  expect(read('pictures/3f2a-10x10/400.webp')).toBe('a picture')
  await s3.stop()
})

test('pictures behind a symbolic link are included; those being written are not', async () => {
  const elsewhere = join(mkdtempSync(join(parent, 'disk-')), 'uploads')
  mkdirSync(join(elsewhere, '3f2a-10x10'), { recursive: true })
  writeFileSync(join(elsewhere, '3f2a-10x10/400.webp'), 'a picture')
  writeFileSync(join(elsewhere, '3f2a-10x10/800.webp.01hzy'), 'half')
  writeFileSync(join(elsewhere, 'notes.txt'), 'mine')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir)
  symlinkSync(elsewhere, join(dataDir, 'uploads'))
  expect(await write()).toContainEqual({ name: 'pictures', rows: 1 })
  expect(readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    '3f2a-10x10',
    '3f2a-10x10/400.webp',
  ])
  rmSync(dataDir, { recursive: true })
})

test('nothing is written among other files', async () => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'mine.txt'), 'mine')
  await expect(write()).rejects.toThrow(/is not empty/)
  expect(readdirSync(folder)).toEqual(['mine.txt'])
})

test('a file where the folder should be is reported in plain text', async () => {
  folder = join(parent, 'notes.txt')
  writeFileSync(folder, 'mine')
  await expect(write()).rejects.toThrow(`${folder} is not a folder.`)
})

test.runIf(process.platform === 'linux')(
  'a place where no folder can exist is reported in plain text',
  async () => {
    folder = '/proc/tiffin/export'
    await expect(write()).rejects.toThrow('The folder /proc/tiffin/export cannot be created.')
  },
)

test('concurrent exports to one folder: one fills it, the others are rejected', async () => {
  const made = await Promise.allSettled([write(), write()])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    message: expect.stringContaining('is not empty') as string,
  })
  expect(readdirSync(folder)).toContain('README.txt')
  expect(readdirSync(folder)).not.toContain('export.unfinished')
})
