import type { BoardOrder, ErrorBody, KitchenBoard, Order, StaffOrder } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer } from '../../../test/start-smtp-server.ts'
import { events } from '../../db/schema/index.ts'
import { createMailer } from '../../platform/mail.ts'
import { mailGuestOfOrder, startOrderJobs } from './order-jobs.ts'
import { sampleHouse } from '../../../test/sample-house.ts'

const site = useTestApp()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let fryer: Record<string, string>
let tandoor: Record<string, string>
let id: string

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: smtp.url,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir: '',
    onSaved: () => {},
  })
  await startOrderJobs(site.jobs, { ...site.deps, mailer, sms: { send: async () => {} } })
})
afterAll(() => smtp.stop())
beforeEach(async () => {
  fryer = (await site.signUp('fryer@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  tandoor = (await site.signUp('tandoor@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
  id = await startOrder(['samosa', 'garlic-naan'])
})

async function startOrder(slugs: string[]) {
  const { body } = await site.post<Order>('/api/orders', orderOf(slugs.map((slug) => ({ slug }))))
  await change(body._id, { from: 'placed', to: 'accepted' })
  await change(body._id, { from: 'accepted', to: 'preparing' })
  return body._id
}

const change = (order: string, body: object, headers = fryer) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${order}/status`, body, headers)
const ready = (station: string, headers = fryer, order = id) =>
  change(order, { from: 'preparing', to: 'ready', station }, headers)
const readyAsAWhole = () => change(id, { from: 'preparing', to: 'ready' })
const undo = (body: object, headers = fryer) =>
  site.post<Order & ErrorBody>(`/api/admin/orders/${id}/undo`, { from: 'ready', ...body }, headers)
const at = (time: string) => site.setTime(`2026-01-07T${time}-07:00`)
const statusOf = ({ body }: { body: Order & ErrorBody }) => body.status

async function onBoard(): Promise<Pick<BoardOrder, 'status'> & { ready: string[] }> {
  const { orders } = (await site.get<KitchenBoard>('/api/admin/kitchen/board', fryer)).body
  const order = orders.find(({ _id }) => _id === id)
  return {
    status: order?.status ?? 'completed',
    ready: order?.readyStations.map(({ station }) => station) ?? [],
  }
}

test('an order is ready with the last of its stations, and the board shows which have finished', async () => {
  at('12:00:01')
  expect(statusOf(await ready('fry'))).toBe('preparing')
  expect(await onBoard()).toEqual({ status: 'preparing', ready: ['fry'] })
  at('12:00:02')
  expect(statusOf(await ready('tandoor', tandoor))).toBe('ready')
  expect(await onBoard()).toEqual({ status: 'ready', ready: ['fry', 'tandoor'] })
  const { log } = (await site.get<StaffOrder>(`/api/admin/orders/${id}`, fryer)).body
  expect(log.slice(3)).toMatchObject([
    { station: 'Fryer', isReady: true, by: 'fryer@example.com' },
    { status: 'ready', by: 'tandoor@example.com' },
  ])
})

test('one tap does where one station makes everything', async () => {
  const fried = await startOrder(['samosa'])
  expect(statusOf(await ready('fry', fryer, fried))).toBe('ready')
})

test('two stations that finish at the same moment make it ready once, and its guest gets one email', async () => {
  smtp.received.length = 0
  const answers = await Promise.all([ready('fry'), ready('tandoor', tandoor)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await onBoard()).toMatchObject({ status: 'ready' })
  const told = await site.db.select().from(events).where(eq(events.topic, id))
  const statuses = told.map(({ body }) => (body as Partial<Order>).status)
  expect(statuses.filter((status) => status === 'ready')).toHaveLength(1)

  const isReadyMail = ({ raw }: { raw: string }) => /is ready/.test(raw)
  await expect.poll(() => smtp.received.filter(isReadyMail).length, { timeout: 30_000 }).toBe(1)
  const last = { orderId: id, event: 999_999_999, news: 'placed' as const }
  const before = smtp.received.length
  await site.db.transaction((tx) => site.jobs.enqueueAll(tx, mailGuestOfOrder, [last], 2))
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBeGreaterThan(before)
  expect(smtp.received.filter(isReadyMail)).toHaveLength(1)
})

test('a tap that is sent twice counts once', async () => {
  await ready('fry')
  expect(await ready('fry')).toMatchObject({ status: 200, body: { status: 'preparing' } })
  await ready('tandoor', tandoor)
  expect(await ready('tandoor', tandoor)).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('undo gives back the tap of one station within ten seconds, also if it was the last', async () => {
  await ready('fry')
  await ready('tandoor', tandoor)
  at('12:00:10')
  expect((await undo({ station: 'fry' }, tandoor)).status).toBe(409)
  expect(statusOf(await undo({ station: 'fry' }))).toBe('preparing')
  expect(await onBoard()).toEqual({ status: 'preparing', ready: ['tandoor'] })
  expect((await undo({ station: 'fry' })).status).toBe(409)
  expect(statusOf(await ready('fry'))).toBe('ready')
  at('12:00:21')
  expect((await undo({ station: 'fry' })).status).toBe(409)
})

test('undo of a ready order takes the last station back with it', async () => {
  await ready('fry')
  await ready('tandoor', tandoor)
  expect(statusOf(await undo({}, tandoor))).toBe('preparing')
  expect(await onBoard()).toEqual({ status: 'preparing', ready: ['fry'] })
})

test('all can be marked as ready at once; a station cannot take that back, and keeps what it had said', async () => {
  await ready('fry')
  expect(statusOf(await readyAsAWhole())).toBe('ready')
  expect((await undo({ station: 'fry' })).status).toBe(409)
  expect(statusOf(await undo({}))).toBe('preparing')
  expect(await onBoard()).toEqual({ status: 'preparing', ready: ['fry'] })
})

test('a station that has nothing to do with an order, or an order that is not being prepared, is refused', async () => {
  expect(await ready('curry')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await readyAsAWhole()
  expect((await ready('fry')).body.message).toMatch(/^Someone has already marked order \d+ as ready\.$/)
  const body = { from: 'placed', to: 'accepted', station: 'fry' }
  expect((await change(id, body)).status).toBe(400)
})
