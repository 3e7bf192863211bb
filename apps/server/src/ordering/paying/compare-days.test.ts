/** Every day is held against the providers' own lists by itself, and the report of payments says what came of it. */
import * as XLSX from '@e965/xlsx'
import type { ErrorBody, GuestOrder, PaymentsReport } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { startStripe, STRIPE_KEYS } from '../../../test/stand-ins/stripe.ts'
import { bookComparisons, onlinePayments, onlineRefunds, providerKeys } from '../../db/schema/index.ts'
import type { Mail } from '../../platform/mail.ts'
import { saveSection } from '../../platform/read-settings.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { compareDays } from './compare-days.ts'
import { mailDifferences } from './paying-job-kinds.ts'
import { startPayingJobs } from './paying-jobs.ts'
import { carryOutRefund } from './refund-payment.ts'

const DAY = '2026-01-07'

const providerUrls = { stripe: '', paypal: '' }
const site = useTestApp({}, () => ({ providerUrls }))
let stripe: Awaited<ReturnType<typeof startStripe>>
let owner: Record<string, string>
const mails: Mail[] = []

beforeAll(async () => {
  await startPayingJobs(site.jobs, {
    ...site.deps,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail)
        return 'sent' as const
      },
    },
  })
})
beforeEach(async () => {
  mails.length = 0
  site.setTime(`${DAY}T12:00:00-07:00`)
  stripe = await startStripe({ nowMs: () => site.deps.clock.nowMs() })
  providerUrls.stripe = stripe.server.url
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.send('PUT', '/api/admin/payment-providers/stripe/test', STRIPE_KEYS, owner)
  await saveSection(
    site.db,
    'payments',
    {
      methods: ['cash', 'card'],
      online: {
        mode: 'possible',
        methods: ['card'],
        requiredFrom: null,
        isRequiredOfNewGuests: false,
        holdMinutes: 10,
        tips: { isOffered: true, percents: [10, 15, 20] },
      },
      upiId: '',
    },
    new Date(),
  )
  await site.addDish({ slug: 'kachori', priceCents: 1000 })
})
afterEach(() => stripe.close())

async function pay({ tip }: { tip?: number } = {}): Promise<GuestOrder> {
  const wanted = orderOf([{ slug: 'kachori', quantity: 1 }], {
    payment: { method: 'card', online: true, ...(tip && { tip }) },
  })
  const { body } = await site.post<GuestOrder>('/api/orders', wanted)
  const [attempt] = await site.db.select().from(onlinePayments).where(eq(onlinePayments.orderId, body._id))
  stripe.approve(attempt?.reference ?? '')
  return (await site.post<GuestOrder>(`/api/orders/${body._id}/check-payment`, {})).body
}

const report = async (query = `from=${DAY}&to=${DAY}`) =>
  (await site.get<PaymentsReport>(`/api/admin/payments?${query}`, owner)).body
const comparisons = async () => (await report()).comparisons
const compareAt = async (time: string) => {
  site.setTime(time)
  await compareDays(site.deps)
}
const MORNING = '2026-01-08T03:00:00-07:00'

test('a day that is over is compared, and what was paid adds up with the sales and with the provider', async () => {
  await pay({ tip: 2 })
  const { _id: id } = await pay()
  await site.post(`/api/orders/${id}/cancel`, {})
  for (const refund of await site.db.select().from(onlineRefunds)) await carryOutRefund(site.deps, refund.id)
  await compareAt(MORNING)
  const rows = await site.db.select({ feeCents: onlinePayments.feeCents }).from(onlinePayments)
  const fees = rows.reduce((total, { feeCents }) => total + (feeCents ?? 0), 0) / 100
  expect(fees).toBeGreaterThan(0.5)
  expect(await report()).toMatchObject({
    methods: [
      {
        method: 'card',
        payments: 2,
        taken: 21,
        tips: 2,
        refunds: 1,
        givenBack: 10.5,
        tax: 0.5,
        fees,
        unknownFees: 0,
        net: Math.round((12.5 - fees) * 100) / 100,
      },
    ],
    periods: [{ period: DAY, sales: 10.5, tax: 0.5 }],
    balance: {
      paid: 10.5,
      otherDays: 0,
      unsold: 0,
      paidElsewhen: 0,
      toPay: 0,
      toReturn: 0,
      goodwill: 0,
      sales: 10.5,
    },
    online: [
      {
        provider: 'stripe',
        isTest: true,
        payments: 2,
        paid: 23,
        refunds: 1,
        refunded: 10.5,
        fees,
        unplaced: 0,
      },
    ],
    comparisons: [{ day: DAY, provider: 'stripe', isTest: true, payments: 2, refunds: 1, differences: [] }],
  })
  expect(mails.filter(({ subject }) => subject.includes('do not add up'))).toEqual([])
})

test('a day is compared once three hours have passed since its end, and not again if all was equal', async () => {
  await pay()
  await compareAt('2026-01-08T02:59:00-07:00')
  expect(await comparisons()).toEqual([])
  await compareAt(MORNING)
  const [first] = await comparisons()
  expect(first?.comparedAt.local).toBe('2026-01-08T03:00')
  await compareAt('2026-01-10T12:00:00-07:00')
  expect(await comparisons()).toEqual([first])
})

test('owners are told of a difference once, by mail; the report names it until it is gone', async () => {
  const order = await pay()
  await site.signUp('second@example.com', { role: 'admin', staffRole: 'manager' })
  const [paid] = await site.db.select().from(onlinePayments)
  const change = (cents: number) => site.db.update(onlinePayments).set({ cents })
  await change(1_049)
  await compareAt(MORNING)
  expect(await comparisons()).toMatchObject([
    {
      differences: [
        {
          kind: 'payment',
          reference: paid?.chargeId,
          orderNumber: order.number,
          ours: 10.49,
          theirs: 10.5,
          currency: 'CAD',
        },
      ],
    },
  ])
  const told = () => mails.filter(({ subject }) => subject.startsWith('Payments that do not add up'))
  await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 15_000 })
  expect(told()[0]).toMatchObject({ to: 'owner@example.com' })
  expect(told()[0]?.paragraphs.join('\n')).toContain(
    `of order ${order.number}: $10.49 with us, $10.50 at Stripe.`,
  )
  // Not every hour, but the next day.
  await compareAt('2026-01-08T04:00:00-07:00')
  expect((await comparisons())[0]?.comparedAt.local).toBe('2026-01-08T03:00')
  await compareAt('2026-01-08T23:30:00-07:00')
  expect((await comparisons())[0]?.comparedAt.local).toBe('2026-01-08T23:30')
  await change(1_050)
  await compareAt('2026-01-09T20:00:00-07:00')
  expect(await comparisons()).toMatchObject([{ differences: [] }])
  expect(told()).toHaveLength(1)
})

test('a provider that does not answer is asked again an hour later', async () => {
  await pay()
  stripe.server.isAway = true
  await compareAt(MORNING)
  expect(await comparisons()).toMatchObject([{ failure: expect.any(String) as string, payments: 0 }])
  stripe.server.isAway = false
  await compareAt('2026-01-08T04:00:00-07:00')
  const [now] = await comparisons()
  expect(now).toMatchObject({ payments: 1, differences: [] })
  expect(now).not.toHaveProperty('failure')
})

test('keys that cannot be decrypted are told in the report, and asked for again an hour later', async () => {
  await pay()
  const [row] = await site.db.select().from(providerKeys)
  const other = createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null })
  await site.db.update(providerKeys).set({ sealed: await other.seal('{}', 'stripe test') })
  await compareAt(MORNING)
  const [first] = await comparisons()
  expect(first?.failure).toContain('Stripe’s keys cannot be read. This was encrypted with another key')
  expect(first?.failure).toContain('SECRETS_KEY')
  await site.db.update(providerKeys).set({ sealed: row?.sealed ?? '' })
  await compareAt('2026-01-08T04:00:00-07:00')
  expect(await comparisons()).toMatchObject([{ payments: 1, differences: [] }])
})

test('two processes that compare at once tell each owner once', async () => {
  await pay()
  await site.db.update(onlinePayments).set({ cents: 1_049 })
  site.setTime(MORNING)
  await Promise.all([compareDays(site.deps), compareDays(site.deps)])
  expect(await site.db.$count(bookComparisons, eq(bookComparisons.day, DAY))).toBe(1)
  // They are sent one after the other.
  const last = { day: DAY, provider: 'stripe', isTest: true, to: 'last@example.com' }
  await site.db.transaction((tx) => site.jobs.enqueue(tx, mailDifferences, last))
  await vi.waitFor(() => expect(mails.at(-1)?.to).toBe('last@example.com'), { timeout: 15_000 })
  expect(mails.map(({ to }) => to)).toEqual(['owner@example.com', 'last@example.com'])
})

const download = async (format: string) => {
  const query = { from: DAY, to: DAY, format }
  const answer = await site.app.inject({ url: '/api/admin/payments/export', query, headers: owner })
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringContaining(`payments_${DAY}_${DAY}.${format}`),
  ])
  return answer
}

test('the report is a file for an accountant too', async () => {
  await pay({ tip: 2 })
  expect((await download('csv')).body).toContain(`${DAY},card,1,0,10.50,2.00,0.00,`)
  expect(XLSX.read((await download('xlsx')).rawPayload).SheetNames).toEqual([
    'Payments',
    'Sales',
    'From payments to sales',
    'Online',
    'Differences',
  ])
})

test.each([
  [`from=${DAY}&to=2026-01-01`, 'from'],
  ['from=2020-01-01&to=2026-01-01', 'to'],
  ['from=2026-02-30', 'from'],
  ['by=week', 'by'],
])('%s is refused', async (query, path) => {
  const { status, body } = await site.get<ErrorBody>(`/api/admin/payments?${query}`, owner)
  expect([status, body.issues?.map((issue) => issue.path)]).toEqual([400, [path]])
})
