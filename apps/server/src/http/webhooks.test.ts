/** The endpoints at which payment providers tell what has happened. */
import type { ErrorBody, SecurityEvent } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { startPayPal, PAYPAL_KEYS } from '../../test/stand-ins/paypal.ts'
import type { SignedNotice } from '../../test/stand-ins/stand-in-server.ts'
import { startStripe, STRIPE_KEYS } from '../../test/stand-ins/stripe.ts'
import { paymentEvents, settings } from '../db/schema/index.ts'
import { loadProvider } from '../payments/load-provider.ts'
import { type StoredNotice, processNotice } from '../payments/process-notice.ts'

const providerUrls = { stripe: '', paypal: '' }
const site = useTestApp({}, () => ({ providerUrls }))
let stripe: Awaited<ReturnType<typeof startStripe>>
let paypal: Awaited<ReturnType<typeof startPayPal>>
let owner: { authorization: string }

beforeAll(async () => {
  const nowMs = () => site.deps.clock.nowMs()
  stripe = await startStripe({ nowMs })
  paypal = await startPayPal({ nowMs })
  Object.assign(providerUrls, { stripe: stripe.server.url, paypal: paypal.server.url })
})
afterAll(async () => {
  await stripe.close()
  await paypal.close()
})
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.send('PUT', '/api/admin/payment-providers/stripe/test', STRIPE_KEYS, owner)
  await site.send('PUT', '/api/admin/payment-providers/paypal/test', PAYPAL_KEYS, owner)
  paypal.server.isAway = false
})

async function deliver(provider: string, { rawBody, headers }: SignedNotice) {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/webhooks/${provider}`,
    headers,
    payload: rawBody,
  })
  return { status: answer.statusCode, body: answer.json<ErrorBody>() }
}

let attempts = 0
async function pay(name: 'stripe' | 'paypal') {
  attempts += 1
  const provider = await loadProvider(site.deps, name)
  if (!provider) throw new Error('not set up')
  const { reference } = await provider.begin({
    attemptId: `webhook-${attempts}`,
    orderId: 'order',
    description: 'Order 1042',
    cents: 2350,
    currency: 'CAD',
    email: '',
    returnUrl: 'http://tiffin.test/order/1',
    cancelUrl: 'http://tiffin.test/order/1',
  })
  const standIn = name === 'stripe' ? stripe : paypal
  standIn.approve(reference)
  const event = standIn.events.at(-1) ?? {}
  return { reference, event, notice: standIn.sign(event) }
}

const listEvents = () => site.db.select().from(paymentEvents)

describe.each(['stripe', 'paypal'] as const)('%s', (name) => {
  test('a notice is kept before it is answered, and once however often it comes', async () => {
    const { reference, event, notice } = await pay(name)
    expect((await deliver(name, notice)).status).toBe(200)
    expect(await listEvents()).toMatchObject([
      {
        provider: name,
        eventId: event['id'],
        about: { kind: 'payment', reference },
        mode: 'test',
        processedAt: null,
        attempts: 0,
      },
    ])
    const repeats = await Promise.all([deliver(name, notice), deliver(name, notice), deliver(name, notice)])
    expect(repeats.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listEvents()).toHaveLength(1)
  })

  test('the same notice three times at once is kept once', async () => {
    const { notice } = await pay(name)
    const answers = await Promise.all([deliver(name, notice), deliver(name, notice), deliver(name, notice)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listEvents()).toHaveLength(1)
  })

  test('a changed, unsigned or empty one is refused with 400, kept nowhere, and counted', async () => {
    const { notice } = await pay(name)
    const changed = { ...notice, rawBody: Buffer.from(`${notice.rawBody.toString()} `) }
    const answers = [
      await deliver(name, changed),
      await deliver(name, changed),
      await deliver(name, { ...notice, headers: {} }),
      await deliver(name, { rawBody: Buffer.alloc(0), headers: {} }),
      await deliver(name, { rawBody: Buffer.from([0, 255]), headers: {} }),
    ]
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array.from({ length: 5 }, () => '400 VALIDATION'),
    )
    expect(await listEvents()).toEqual([])
    const { body } = await site.get<SecurityEvent[]>('/api/admin/security-events?kind=forged notice', owner)
    expect(body.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    expect(body[0]?.what).toContain(name)
  })

  test('without keys there is no such endpoint', async () => {
    const { notice } = await pay(name)
    await site.send('DELETE', `/api/admin/payment-providers/${name}/test`, undefined, owner)
    expect((await deliver(name, notice)).status).toBe(404)
  })
})

test('a test notice is refused in live mode', async () => {
  const { notice } = await pay('stripe')
  const live = { secretKey: 'sk_live_of_this_test', webhookSecret: STRIPE_KEYS.webhookSecret }
  await site.send('PUT', '/api/admin/payment-providers/stripe/live', live, owner)
  await site.post('/api/admin/payment-providers/stripe/live/use', {}, owner)
  expect((await deliver('stripe', notice)).status).toBe(400)
})

test('while a signature cannot be verified, the provider is asked to send it again', async () => {
  const { notice } = await pay('paypal')
  const other = {
    ...notice.headers,
    'paypal-cert-url': `${paypal.server.url}/v1/notifications/certs/CERT-new`,
  }
  paypal.server.isAway = true
  expect(await deliver('paypal', { ...notice, headers: other })).toMatchObject({ status: 503 })
  expect(await listEvents()).toEqual([])
})

test('a provider that does not exist, and the demo terminal without a demo, are not found', async () => {
  const { notice } = await pay('stripe')
  expect((await deliver('other', notice)).status).toBe(404)
  expect((await deliver('demo', notice)).status).toBe(404)
  expect((await site.get('/webhooks/stripe')).status).toBe(404)
  expect((await site.get('/demo-terminal/anything')).status).toBe(404)
  expect((await site.post('/demo-terminal/anything', { answer: 'approve' })).status).toBe(404)
})

test('a large body is refused', async () => {
  const large = { rawBody: Buffer.alloc(300_000, 'x'), headers: {} }
  expect((await deliver('stripe', large)).status).toBe(413)
})

test('a site that has not opened yet is told too: its staff try out how to pay', async () => {
  await site.db
    .insert(settings)
    .values({ section: 'launch', value: { state: 'closed', opensAt: null }, changedAt: new Date() })
    .onConflictDoUpdate({ target: settings.section, set: { value: { state: 'closed', opensAt: null } } })
  await site.announce()
  const { notice } = await pay('stripe')
  expect((await deliver('stripe', notice)).status).toBe(200)
})

describe('what was kept', () => {
  async function kept() {
    const { event, notice, reference } = await pay('stripe')
    await deliver('stripe', notice)
    return { job: { provider: 'stripe' as const, eventId: String(event['id']) }, reference }
  }
  const find = async (eventId: string) =>
    (await site.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId)))[0]

  test('is processed once', async () => {
    const { job, reference } = await kept()
    const seen: StoredNotice[] = []
    const remember = async (_deps: unknown, notice: StoredNotice) => void seen.push(notice)
    await processNotice(site.deps, job, remember)
    await processNotice(site.deps, job, remember)
    expect(seen).toEqual([
      {
        ...job,
        mode: 'test',
        kind: 'checkout.session.completed',
        about: { kind: 'payment', reference },
      },
    ])
    expect(await find(job.eventId)).toMatchObject({
      attempts: 1,
      lastError: null,
      processedAt: expect.any(Date),
    })
  })

  test('is tried again after a failure, which is written down', async () => {
    const { job } = await kept()
    const fail = async () => Promise.reject(new Error('the database has hiccups'))
    await expect(processNotice(site.deps, job, fail)).rejects.toThrow('hiccups')
    expect(await find(job.eventId)).toMatchObject({
      attempts: 1,
      lastError: 'Error: the database has hiccups',
      processedAt: null,
    })
    await processNotice(site.deps, job, async () => {})
    expect(await find(job.eventId)).toMatchObject({
      attempts: 2,
      lastError: null,
      processedAt: expect.any(Date),
    })
  })
})
