import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { demoPayments, paymentEvents } from '../db/schema/index.ts'
import { tellSettled } from './answer-demo-terminal.ts'
import { signDemoNotice } from './demo-terminal.ts'
import { loadProvider } from './load-provider.ts'
import { startNotices } from './payment-jobs.ts'
import type { StoredNotice } from './process-notice.ts'
import { ForgedNotice, type PaymentProvider, ProviderError } from './provider.ts'

const site = useTestApp({}, () => ({ isDemo: true }))
const told: StoredNotice[] = []
let provider: PaymentProvider
let attempts = 0

beforeAll(() => startNotices(site.jobs, site.deps, async (_deps, notice) => void told.push(notice)))
beforeEach(async () => {
  told.length = 0
  const found = await loadProvider(site.deps, 'demo')
  if (!found) throw new Error('no demo terminal')
  provider = found
})

function request(more: Partial<Parameters<PaymentProvider['begin']>[0]> = {}) {
  attempts += 1
  return {
    attemptId: `attempt-${attempts}`,
    orderId: `order-${attempts}`,
    description: 'Order 1042 <script>',
    cents: 2350,
    currency: 'CAD',
    email: '',
    returnUrl: 'http://tiffin.test/order/1?paid',
    cancelUrl: 'http://tiffin.test/order/1?back&again',
    ...more,
  }
}

async function begin(more = {}) {
  const wanted = request(more)
  return { ...wanted, ...(await provider.begin(wanted)) }
}

const pathOf = (reference: string) => `/demo-terminal/${reference}`
const show = (reference: string, query = '') => site.get<string>(pathOf(reference) + query)
async function press(reference: string, answer: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status, headers: answered } = await site.post(pathOf(reference), `answer=${answer}`, headers)
  return { status, location: answered['location'] }
}
const later = (seconds: number) => site.setTime(`2026-01-07T19:00:${String(seconds).padStart(2, '0')}Z`)

test('the page says what is to be paid, that it is a demonstration, and asks for no card', async () => {
  const { reference, url } = await begin()
  expect(url).toBe(pathOf(reference))
  const { status, headers, body } = await show(reference)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('$23.50')
  expect(body).toContain('Demonstration.')
  expect(body).toContain('Order 1042 &lt;script>')
  expect(body).not.toMatch(/<input|<script/)
})

test('an approved payment is paid, told through the webhook, and the guest goes back', async () => {
  const payment = await begin()
  expect(await provider.lookUp(payment)).toMatchObject({ state: 'open', chargeId: null })
  expect(await press(payment.reference, 'approve')).toEqual({ status: 303, location: '/order/1?paid' })
  expect(await provider.lookUp(payment)).toEqual({
    reference: payment.reference,
    state: 'paid',
    chargeId: payment.reference,
    cents: 2350,
    currency: 'CAD',
    feeCents: 71,
    lastFour: '4242',
  })
  await expect
    .poll(() => told)
    .toMatchObject([
      {
        provider: 'demo',
        mode: 'test',
        kind: 'payment.paid',
        about: { kind: 'payment', reference: payment.reference },
      },
    ])
  expect((await show(payment.reference)).body).toContain('Back to your order')
})

test('pressed twice it is paid once, and told once', async () => {
  const payment = await begin()
  await Promise.all([
    press(payment.reference, 'approve'),
    press(payment.reference, 'approve'),
    press(payment.reference, 'pay-late'),
  ])
  expect(await site.db.select().from(paymentEvents)).toHaveLength(1)
})

test('after a decline the guest is told, and may try again', async () => {
  const payment = await begin()
  const { location } = await press(payment.reference, 'decline')
  expect(location).toBe(`${pathOf(payment.reference)}?declined`)
  expect((await show(payment.reference, '?declined')).body).toContain('The payment was declined.')
  expect(await provider.lookUp(payment)).toMatchObject({ state: 'open' })
  await press(payment.reference, 'approve')
  expect(await provider.lookUp(payment)).toMatchObject({ state: 'paid' })
})

test.each([
  ['pay-late', 'paid', 'payment.paid'],
  ['bounce', 'failed', 'payment.failed'],
])('%s: pending first, then %s, and told both times', async (answer, state, kind) => {
  const payment = await begin()
  expect(await press(payment.reference, answer)).toEqual({ status: 303, location: '/order/1?paid' })
  expect(await provider.lookUp(payment)).toMatchObject({
    state: 'pending',
    chargeId: payment.reference,
    cents: null,
  })
  later(19)
  await tellSettled(site.deps, payment)
  expect(await provider.lookUp(payment)).toMatchObject({ state: 'pending' })
  later(20)
  await tellSettled(site.deps, payment)
  expect(await provider.lookUp(payment)).toMatchObject({ state })
  const events = await site.db.select().from(paymentEvents)
  expect(events.map((event) => event.kind).toSorted()).toEqual(['payment.pending', kind].toSorted())
})

describe('closing', () => {
  test('nobody pays what is closed', async () => {
    const payment = await begin()
    expect(await provider.close(payment)).toMatchObject({ state: 'closed' })
    await press(payment.reference, 'approve')
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'closed' })
    expect((await show(payment.reference)).body).toContain('This payment is closed')
  })

  test('finds out that somebody has just paid', async () => {
    const payment = await begin()
    await press(payment.reference, 'approve')
    expect(await provider.close(payment)).toMatchObject({ state: 'paid' })
  })

  test('of a guest who pays and a shop that closes at once, one wins, and both know', async () => {
    for (let round = 0; round < 10; round += 1) {
      const payment = await begin()
      const [closed] = await Promise.all([provider.close(payment), press(payment.reference, 'approve')])
      expect(await provider.lookUp(payment)).toEqual(closed)
    }
  })
})

test('a payment is begun once for each attempt, and belongs to it', async () => {
  const wanted = request()
  const [one, other] = await Promise.all([provider.begin(wanted), provider.begin(wanted)])
  expect(other).toEqual(one)
  await expect(provider.lookUp({ ...one, attemptId: 'another' })).rejects.toThrow(ProviderError)
})

describe('refunds', () => {
  async function paid() {
    const payment = await begin()
    await press(payment.reference, 'approve')
    return { chargeId: payment.reference, currency: 'CAD' }
  }

  test('one id is refunded once, and no more than was paid', async () => {
    const charge = await paid()
    const wanted = { ...charge, refundId: `a-${attempts}`, cents: 2000 }
    const first = await provider.refund(wanted)
    expect(first).toEqual({ reference: wanted.refundId, state: 'done', reason: null })
    expect(await provider.refund(wanted)).toEqual(first)
    expect(await provider.lookUpRefund(first)).toEqual(first)
    await expect(provider.refund({ ...wanted, refundId: 'more', cents: 351 })).rejects.toThrow(ProviderError)
  })

  test('nothing is given back of what was not paid', async () => {
    const { reference } = await begin()
    const refund = provider.refund({ refundId: 'x', chargeId: reference, cents: 1, currency: 'CAD' })
    await expect(refund).rejects.toThrow(ProviderError)
  })

  test('its books list both', async () => {
    const charge = await paid()
    await provider.refund({ ...charge, refundId: `listed-${attempts}`, cents: 500 })
    const span = { from: new Date('2026-01-07T19:00:00Z'), to: new Date('2026-01-07T19:00:01Z') }
    expect(await provider.listEntries(span)).toMatchObject([
      { kind: 'payment', reference: charge.chargeId, cents: 2350, feeCents: 71, currency: 'CAD' },
      { kind: 'refund', reference: `listed-${attempts}`, cents: -500, feeCents: 0, currency: 'CAD' },
    ])
  })
})

test('a notice that the terminal has not signed, or not just now, is rejected at once', async () => {
  const { reference } = await begin()
  const { rawBody, headers } = await signDemoNotice(site.deps, { kind: 'payment.paid', reference })
  const post = (body: Buffer, sent: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: '/webhooks/demo', payload: body, headers: sent })
  expect((await post(Buffer.from(`${rawBody.toString()} `), headers)).statusCode).toBe(400)
  expect((await post(rawBody, {})).statusCode).toBe(400)
  site.setTime('2026-01-07T19:06:00Z')
  expect((await post(rawBody, headers)).statusCode).toBe(400)
  await expect(provider.readNotice(rawBody, headers)).rejects.toThrow(ForgedNotice)
})

test('what does not exist is not found, and what no button says is refused', async () => {
  const { reference } = await begin()
  expect((await show('made-up')).status).toBe(404)
  expect((await show('%00')).status).toBe(404)
  expect((await press('made-up', 'approve')).status).toBe(404)
  expect((await press(reference, 'steal')).status).toBe(400)
  expect((await site.post(pathOf(reference), {})).status).toBe(415)
  const rows = await site.db.select().from(demoPayments).where(eq(demoPayments.reference, reference))
  expect(rows).toMatchObject([{ state: 'open' }])
})
