import type { AlertSettings, Order } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { startSmtpServer } from '../../test/start-smtp-server.ts'
import { orders, users } from '../db/schema/index.ts'
import { startJobs } from '../job-table.ts'
import { createMailer } from '../platform/mail.ts'
import { escalate, followUpAlerts, type EscalationLevel } from './alert-jobs.ts'
import { sampleHouse } from '../../test/sample-house.ts'

const site = useTestApp()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let owner: Record<string, string>

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
  await startJobs(site.jobs, { ...site.deps, mailer, sms: { send: async () => {} }, log: console })
})
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  smtp.received.length = 0
})
afterAll(() => smtp.stop())

const usual: AlertSettings = {
  acceptsOrders: false,
  staffAfterMinutes: 3,
  guestAfterMinutes: 10,
  emailsOrders: false,
  warnsWithoutBoard: true,
}
const set = (alerts: Partial<AlertSettings>) =>
  site.send('PUT', '/api/admin/settings', { alerts: { ...usual, ...alerts } }, owner)

const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
const place = async () =>
  (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa', quantity: 2 }], { customer: guest })))
    .body
const read = async (id: string) => (await site.get<Order>(`/api/orders/${id}`)).body
const move = (id: string, from: string, to: string) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, reason: 'The oven is broken.' }, owner)

const climb = (orderId: string, level: EscalationLevel) =>
  site.db.transaction((tx) => site.jobs.enqueueAll(tx, escalate, [{ orderId, level }]))

const mails = () => smtp.received.map(({ to, raw }) => ({ to, text: raw.replaceAll(/=\r?\n/g, '') }))

/** What has reached these addresses after everything that was queued has been handled. */
async function mailsTo(...addresses: string[]) {
  const last = await place()
  await climb(last._id, 'guest')
  await expect
    .poll(() => mails().some(({ text }) => text.includes(`confirmed your order ${last.number}`)), {
      timeout: 20_000,
    })
    .toBe(true)
  return mails()
    .filter(({ to, text }) => addresses.includes(to[0] ?? '') && !text.includes(`${last.number}`))
    .map(({ text }) => text)
}

/** What would be enqueued for this event: the kind, and the seconds until then. */
async function followed(order: Order, change: 'placed' | 'status' | 'undone' | 'unanswered' = 'placed') {
  const { _id: id, number, status } = order
  const event = {
    id,
    number,
    status,
    change,
    createdAt: new Date(order.createdAt),
    pickupAt: new Date(order.fulfillment.pickupAt),
  }
  const following = await site.db.transaction((tx) => followUpAlerts(site.deps.clock)(tx, event))
  return following.map(({ kind, afterSeconds }) => [kind, afterSeconds])
}

describe('the escalation of an order', () => {
  test('has its escalationLevels three and ten minutes after it was placed', async () => {
    expect(await followed(await place())).toEqual([
      [escalate.name, 180],
      [escalate.name, 600],
    ])
  })

  test('starts outside opening hours when cooking begins', async () => {
    site.setTime('2026-01-07T23:00:00-07:00')
    const order = await place()
    expect(order.fulfillment.pickupLocal).toBe('2026-01-08T11:00')
    // 25 minutes before the pickup, twelve hours later.
    const cookingBegins = (12 * 60 - 25) * 60
    expect((await followed(order)).map(([, seconds]) => seconds)).toEqual([
      cookingBegins + 180,
      cookingBegins + 600,
    ])
  })

  test('follows the settings; without a number a level is left out', async () => {
    const order = await place()
    await set({ staffAfterMinutes: null, guestAfterMinutes: 20 })
    expect(await followed(order)).toEqual([[escalate.name, 1200]])
  })

  test('begins again, with the usual minutes, when accepting is undone, and has no other events', async () => {
    const order = await place()
    site.setTime('2026-01-07T12:05:00-07:00')
    expect(await followed(order, 'undone')).toEqual([
      [escalate.name, 180],
      [escalate.name, 600],
    ])
    expect(await followed(order, 'unanswered')).toEqual([])
    expect(await followed({ ...order, status: 'accepted' }, 'status')).toEqual([])
  })
})

describe('after three minutes', () => {
  test('staff are alerted again if accepting was undone, and who has not accepted an invitation is not', async () => {
    await site.signUp('invited@example.com', { role: 'admin', staffRole: 'manager', isInvited: true })
    const order = await place()
    await climb(order._id, 'staff')
    const toOwner = () => mails().filter(({ to }) => to[0] === 'owner@example.com').length
    await expect.poll(toOwner, { timeout: 20_000 }).toBe(1)
    await move(order._id, 'placed', 'accepted')
    await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'accepted' }, owner)
    await climb(order._id, 'staff')
    expect(await mailsTo('owner@example.com', 'invited@example.com')).toHaveLength(2)
  })

  test('owners and managers get an email each, once, even if the job runs twice', async () => {
    await site.signUp('manager@example.com', { role: 'admin', staffRole: 'manager' })
    await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
    await site.signUp('former@example.com', { role: 'admin', staffRole: 'manager' })
    await site.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'former@example.com'))
    const order = await place()
    await climb(order._id, 'staff')
    await climb(order._id, 'staff')
    const received = await mailsTo(
      'manager@example.com',
      'owner@example.com',
      'cook@example.com',
      'former@example.com',
    )
    expect(received).toHaveLength(2)
    expect(received[0]).toContain(`Nobody has accepted order ${order.number}`)
    expect(received[0]).toContain(`http://tiffin.test/admin/orders?q=3D${order.number}`)
    expect(received[0]).toContain('780-555-0199')
  })

  test.each([
    ['accepted', (id: string) => move(id, 'placed', 'accepted')],
    ['cancelled by staff', (id: string) => move(id, 'placed', 'cancelled')],
    ['cancelled by its guest', (id: string) => site.post(`/api/orders/${id}/cancel`, {})],
  ])('nobody is told of an order that was %s', async (_how, end) => {
    const order = await place()
    await end(order._id)
    await climb(order._id, 'staff')
    await climb(order._id, 'guest')
    expect(await mailsTo('owner@example.com')).toEqual([])
    expect((await read(order._id)).unansweredSince).toBeUndefined()
  })

  test('nobody is told if that was switched off since', async () => {
    const order = await place()
    await set({ staffAfterMinutes: null })
    await climb(order._id, 'staff')
    expect(await mailsTo('owner@example.com')).toEqual([])
  })
})

test('after ten minutes the guest is asked to call, by email and on the page, until somebody accepts', async () => {
  const order = await place()
  await climb(order._id, 'guest')
  await climb(order._id, 'guest')
  await expect.poll(async () => (await read(order._id)).unansweredSince).toBe('2026-01-07T19:00:00.000Z')
  const received = await mailsTo(guest.email)
  expect(received.filter((text) => text.includes('Please call us at 780-555-0142'))).toHaveLength(1)
  await move(order._id, 'placed', 'accepted')
  expect((await read(order._id)).unansweredSince).toBeUndefined()
})

test('orders can be accepted without anyone doing so', async () => {
  await set({ acceptsOrders: true })
  const order = await place()
  expect(order.status).toBe('accepted')
  expect((await read(order._id)).steps.map(({ status }) => status)).toEqual(['placed', 'accepted'])
  expect(await followed(order)).toEqual([])
  await smtp.waitFor(1)
  expect(mails()[0]?.text).toContain(`accepted your order ${order.number}`)
  expect((await move(order._id, 'accepted', 'preparing')).status).toBe(200)
  const [row] = await site.db.select().from(orders).where(eq(orders.id, order._id))
  expect(row?.steps.map(({ status }) => status)).toEqual(['accepted', 'preparing'])
})

test('an order with an allergy is always accepted by somebody', async () => {
  await set({ acceptsOrders: true })
  const words = { note: 'No peanuts', allergyNote: true }
  const { body } = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], words))
  expect(body).toMatchObject({ status: 'placed', note: 'No peanuts', allergyNote: true })
  expect(await read(body._id)).toMatchObject(words)
})

test('the office gets an email for each order if it wants', async () => {
  await set({ emailsOrders: true })
  const order = await place()
  await smtp.waitFor(2)
  const mail = mails().find(({ text }) => text.includes(`/admin/orders?q=3D${order.number}`))
  expect(mail?.to).toEqual([sampleSettings.contact.officeEmail])
  expect(mail?.text).toContain('Juniper Testwell has ordered')
  expect(mail?.text).toContain('780-555-0199')
})

test.each([0, 241, 2.5, '3'])('%j minutes are rejected', async (staffAfterMinutes) => {
  const { status, body } = await set({ staffAfterMinutes: staffAfterMinutes as number })
  expect([status, body.issues?.[0]?.path]).toEqual([400, 'alerts.staffAfterMinutes'])
})
