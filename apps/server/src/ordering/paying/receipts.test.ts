/** Receipts: read by anyone who has the link, and mailed by staff, with what was paid and how. */
import type { ErrorBody, GuestOrder, Receipt } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { startStripe, STRIPE_KEYS } from '../../../test/stand-ins/stripe.ts'
import { onlinePayments, onlineRefunds } from '../../db/schema/index.ts'
import type { Mail } from '../../platform/mail.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { startOrderJobs } from '../orders/order-jobs.ts'
import { startPayingJobs } from './paying-jobs.ts'
import { receiptMail } from './receipt-mail.ts'
import { carryOutRefund } from './refund-payment.ts'

const providerUrls = { stripe: '', paypal: '' }
const site = useTestApp({}, () => ({ providerUrls }))
let stripe: Awaited<ReturnType<typeof startStripe>>
let owner: Record<string, string>
const mails: Mail[] = []

beforeAll(async () => {
  stripe = await startStripe({ nowMs: () => site.deps.clock.nowMs() })
  providerUrls.stripe = stripe.server.url
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    },
  }
  await startPayingJobs(site.jobs, { ...site.deps, mailer })
  await startOrderJobs(site.jobs, { ...site.deps, mailer, sms: { send: async () => {} } })
})
afterAll(() => stripe.close())
beforeEach(async () => {
  mails.length = 0
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.send('PUT', '/api/admin/payment-providers/stripe/test', STRIPE_KEYS, owner)
  const online = {
    mode: 'possible' as const,
    methods: ['card' as const],
    requiredFrom: null,
    isRequiredOfNewGuests: false,
    holdMinutes: 10,
    tips: { isOffered: true, percents: [10, 15, 20] as [number, number, number] },
  }
  await saveSection(site.db, 'payments', { methods: ['cash', 'card'], online, upiId: '' }, new Date())
  await site.addDish({ slug: 'kachori', priceCents: 1000 })
})

const one = [{ slug: 'kachori', quantity: 1 }]

async function begin(): Promise<GuestOrder> {
  const payment = { method: 'card', online: true, tip: 2 }
  return (await site.post<GuestOrder>('/api/orders', orderOf(one, { payment }))).body
}

async function pay({ _id: id }: GuestOrder) {
  const [attempt] = await site.db.select().from(onlinePayments).where(eq(onlinePayments.orderId, id))
  stripe.approve(attempt?.reference ?? '')
  return (await site.post<GuestOrder>(`/api/orders/${id}/check-payment`, {})).body
}

const receiptOf = (id: string) => site.get<Receipt & ErrorBody>(`/api/orders/${id}/receipt`)
const mailFor = (subject: string) =>
  vi.waitFor(
    () => {
      const found = mails.find((mail) => mail.subject.startsWith(subject))
      expect(found).toBeDefined()
      return found as Mail
    },
    { timeout: 15_000 },
  )

test('an order that waits for its payment has none; once it is paid, it names tip and card', async () => {
  const order = await begin()
  expect((await receiptOf(order._id)).status).toBe(404)
  await pay(order)
  const { status, body } = await receiptOf(order._id)
  const { lastFour } = body.order.online ?? {}
  expect(lastFour).toMatch(/^\d{4}$/)
  expect([status, body]).toMatchObject([
    200,
    {
      order: { number: order.number, taxes: [{ name: 'GST', amount: 0.5 }] },
      payments: [{ kind: 'payment', method: 'card', amount: 10.5, tip: 2, lastFour }],
    },
  ])
  const mail = await mailFor(`We have your order ${order.number}`)
  expect(mail.paragraphs.join('\n')).toContain(
    `Paid by card ending in ${lastFour ?? ''}: $10.50, and a tip of $2.00`,
  )
})

test('what went back is in it, what was marked by mistake is not', async () => {
  const order = await pay(await begin())
  await site.post(`/api/orders/${order._id}/cancel`, {})
  for (const { id } of await site.db.select().from(onlineRefunds)) await carryOutRefund(site.deps, id)
  expect((await receiptOf(order._id)).body.payments).toMatchObject([
    { kind: 'payment', amount: 10.5, tip: 2 },
    { kind: 'refund', amount: -10.5, tip: -2, lastFour: order.online?.lastFour },
  ])
  const { body } = await site.post<GuestOrder>('/api/orders', orderOf(one))
  const path = `/api/admin/orders/${body._id}`
  await site.post(`${path}/payments`, { method: 'cash' }, owner)
  const { body: staff } = await site.get<{ payments: { _id: string }[] }>(path, owner)
  await site.post(`${path}/payments/${staff.payments[0]?._id}/void`, { reason: 'Another order' }, owner)
  await site.post(`${path}/payments`, { method: 'card', tip: 1 }, owner)
  expect((await receiptOf(body._id)).body.payments).toMatchObject([{ method: 'card', amount: 10.5, tip: 1 }])
})

test('staff mail it, to the guest or to whom they are told; an order without an address asks for one', async () => {
  const { body: order } = await site.post<GuestOrder>('/api/orders', orderOf(one))
  await site.post(`/api/admin/orders/${order._id}/payments`, { method: 'cash', tip: 1 }, owner)
  const path = `/api/admin/orders/${order._id}/receipt`
  expect(await site.post(path, {}, owner)).toMatchObject({
    status: 200,
    body: { to: order.customer.email },
  })
  const mail = await mailFor(`Receipt for order ${order.number}`)
  const text = mail.paragraphs.join('\n')
  for (const part of [
    'Masala & Maple\n10620 Jasper Ave',
    '1 × ',
    'GST 5%: $0.50',
    'Paid by cash: $10.50, and a tip of $1.00',
  ])
    expect(text).toContain(part)
  expect(mail.action?.url).toContain(`/order/${order._id}/receipt`)

  mails.length = 0
  await site.post(path, { email: 'accounts@example.com' }, owner)
  expect((await mailFor('Receipt')).to).toBe('accounts@example.com')

  const taken = { channel: 'counter', customer: { name: 'Test Walk-in' }, payment: { method: 'cash' } }
  const { body: walkIn } = await site.post<GuestOrder>('/api/admin/orders', orderOf(one, taken), owner)
  const refused = await site.post(`/api/admin/orders/${walkIn._id}/receipt`, {}, owner)
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'email'])
  const wrong = await site.post(path, { email: 'nowhere' }, owner)
  expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, 'email'])
  expect((await site.post(`/api/admin/orders/${'a'.repeat(32)}/receipt`, {}, owner)).status).toBe(404)
})

test('an order that is deleted before its receipt is sent has no mail, and its job is done', async () => {
  expect(await receiptMail(site.deps, { orderId: 'a'.repeat(32), to: 'accounts@example.com' })).toBeNull()
})
