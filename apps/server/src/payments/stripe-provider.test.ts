import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STRIPE_KEYS, startStripe, stripeFeeOf } from '../../test/stand-ins/stripe.ts'
import { ForgedNotice, type PaymentProvider, ProviderUnavailable, ProviderError } from './provider.ts'
import { openStripe, type StripeOptions } from './stripe-provider.ts'

let time = Date.parse('2026-01-07T19:00:00Z')
let stripe: Awaited<ReturnType<typeof startStripe>>
let provider: PaymentProvider
let attempts = 0

const open = (more: Partial<StripeOptions> = {}) =>
  openStripe({
    keys: STRIPE_KEYS,
    mode: 'test',
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(time), nowMs: () => time },
    webhookUrl: 'http://tiffin.test/webhooks/stripe',
    apiUrl: stripe.server.url,
    ...more,
  })

beforeAll(async () => {
  stripe = await startStripe({ nowMs: () => time })
})
afterAll(() => stripe.close())
beforeEach(async () => {
  stripe.server.isAway = false
  stripe.refuseRefunds(null)
  stripe.holdRefunds(false)
  stripe.forbid([])
  stripe.complaints.length = 0
  stripe.server.requests.length = 0
  provider = await open()
  return () => expect(stripe.complaints).toEqual([])
})

function request(more: Partial<Parameters<PaymentProvider['begin']>[0]> = {}) {
  attempts += 1
  return {
    attemptId: `attempt-${attempts}`,
    orderId: `order-${attempts}`,
    description: 'Order 1042',
    cents: 2350,
    currency: 'CAD',
    email: 'guest@example.com',
    returnUrl: 'http://tiffin.test/order/1?paid',
    cancelUrl: 'http://tiffin.test/order/1',
    ...more,
  }
}

async function begin(more = {}) {
  const wanted = request(more)
  const { reference, url } = await provider.begin(wanted)
  return { ...wanted, reference, url }
}

test('a payment is begun once for each attempt, however often it is asked', async () => {
  const wanted = request()
  const first = await provider.begin(wanted)
  const second = await provider.begin(wanted)

  expect(second).toEqual(first)
  expect(first.url).toContain(first.reference)
  expect(stripe.books().payments).toEqual([])
})

test('an answer that is lost is asked for again with the same key: there is one session', async () => {
  stripe.server.hangUpAfter(({ path }) => path === '/v1/checkout/sessions')
  const wanted = request()
  const { reference } = await provider.begin(wanted)

  expect((await provider.begin(wanted)).reference).toBe(reference)
  const begins = stripe.server.requests.filter(({ path }) => path === '/v1/checkout/sessions')
  expect(new Set(begins.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(begins.length).toBeGreaterThan(1)
})

test('a payment without an email address is begun too', async () => {
  expect((await begin({ email: '' })).reference).toMatch(/^cs_/)
})

describe('what became of a payment', () => {
  test('open, then paid, with what Stripe keeps and the last four digits', async () => {
    const payment = await begin()
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'open', chargeId: null, cents: null })

    stripe.decline(payment.reference)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'open' })

    stripe.approve(payment.reference)
    const [taken] = stripe.books().payments.slice(-1)
    expect(await provider.lookUp(payment)).toEqual({
      reference: payment.reference,
      state: 'paid',
      chargeId: taken?.chargeId,
      cents: 2350,
      currency: 'CAD',
      feeCents: stripeFeeOf(2350),
      lastFour: '4242',
    })
    expect(taken).toMatchObject({ orderId: payment.orderId, attemptId: payment.attemptId, amount: 2350 })
  })

  test('pending while a debit is on its way, then paid', async () => {
    const payment = await begin()
    stripe.payLater(payment.reference)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'pending', cents: null, feeCents: null })
    expect((await provider.lookUp(payment)).chargeId).toMatch(/^pi_/)

    stripe.settlePending(payment.reference)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'paid', cents: 2350 })
  })

  test('failed if the debit was denied', async () => {
    const payment = await begin()
    stripe.payLater(payment.reference)
    stripe.deny(payment.reference)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'failed', chargeId: null })
  })

  test('that of another attempt is refused', async () => {
    const payment = await begin()
    await expect(provider.lookUp({ ...payment, attemptId: 'another' })).rejects.toThrow(ProviderError)
    await expect(provider.lookUp({ ...payment, reference: 'cs_test_unknown' })).rejects.toThrow(ProviderError)
  })
})

describe('closing', () => {
  test('closes what is open, also twice', async () => {
    const payment = await begin()
    expect(await provider.close(payment)).toMatchObject({ state: 'closed', chargeId: null })
    expect(await provider.close(payment)).toMatchObject({ state: 'closed' })
    expect(stripe.approve(payment.reference)).toBe(false)
  })

  test('finds out that somebody has just paid', async () => {
    const payment = await begin()
    stripe.approve(payment.reference)
    expect(await provider.close(payment)).toMatchObject({ state: 'paid', cents: 2350 })
  })

  test('does not take a debit on its way for nothing', async () => {
    const payment = await begin()
    stripe.payLater(payment.reference)
    expect(await provider.close(payment)).toMatchObject({ state: 'pending' })
  })
})

test.each([
  ['CAD', 2350, '2350'],
  ['JPY', 2350, '2350'],
  ['KWD', 2350, '2350'],
  ['ISK', 2350, '235000'],
  ['UGX', 50, '5000'],
  ['MGA', 2300, '23'],
])(
  '%s: %i of its smallest unit is %s to Stripe, and comes back as it went',
  async (currency, cents, amount) => {
    const payment = await begin({ currency, cents })
    const { body } = stripe.server.requests.at(-1) ?? { body: '' }
    expect(new URLSearchParams(body).get('line_items[0][price_data][unit_amount]')).toBe(amount)
    stripe.approve(payment.reference)
    const { chargeId, ...found } = await provider.lookUp(payment)
    expect(found).toMatchObject({ state: 'paid', cents, currency })

    const refund = await provider.refund({
      refundId: `refund-${payment.attemptId}`,
      chargeId: chargeId ?? '',
      cents,
      currency,
    })
    expect(refund.state).toBe('done')
    expect(stripe.books().refunds.at(-1)).toMatchObject({ amount: Number(amount), currency })
  },
)

test.each([
  ['KWD', 2355],
  ['MGA', 2350],
  ['IQD', 2350],
  ['CAD', 0],
  ['CAD', 12.5],
])('%s: %d of its smallest unit is refused before Stripe is asked', async (currency, cents) => {
  await expect(provider.begin(request({ currency, cents }))).rejects.toThrow(ProviderError)
  expect(stripe.server.requests).toEqual([])
})

describe('refunds', () => {
  async function paid() {
    const payment = await begin()
    stripe.approve(payment.reference)
    const { chargeId } = await provider.lookUp(payment)
    return { chargeId: chargeId ?? '', currency: 'CAD' }
  }
  const refundsOf = (chargeId: string) => stripe.books().refunds.filter((each) => each.chargeId === chargeId)

  test('asking twice with the same id refunds once, also when Stripe has forgotten the key', async () => {
    const charge = await paid()
    const wanted = { ...charge, refundId: 'twice', cents: 500 }
    const first = await provider.refund(wanted)
    expect(first).toMatchObject({ state: 'done', reason: null })
    expect(await provider.refund(wanted)).toEqual(first)
    expect(refundsOf(charge.chargeId)).toHaveLength(1)
    // No second POST: a key that is a day old would not help.
    const posts = stripe.server.requests.filter(
      ({ method, path }) => method === 'POST' && path === '/v1/refunds',
    )
    expect(posts).toHaveLength(1)
  })

  test('one that was done and not answered is found', async () => {
    const charge = await paid()
    stripe.server.hangUpAfter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
    const refund = await provider.refund({ ...charge, refundId: 'hung-up', cents: 500 })
    expect(refund.state).toBe('done')
    expect(refundsOf(charge.chargeId)).toHaveLength(1)
  })

  test('more than was paid is refused', async () => {
    const charge = await paid()
    await provider.refund({ ...charge, refundId: 'most', cents: 2000 })
    await expect(provider.refund({ ...charge, refundId: 'more', cents: 400 })).rejects.toThrow(ProviderError)
    expect(refundsOf(charge.chargeId)).toHaveLength(1)
  })

  test('one that waits is pending, and may fail late', async () => {
    const charge = await paid()
    stripe.holdRefunds(true)
    const refund = await provider.refund({ ...charge, refundId: 'waits', cents: 500 })
    expect(refund.state).toBe('pending')
    stripe.settleRefund(refund.reference, 'failed')
    expect(await provider.lookUpRefund(refund)).toMatchObject({
      state: 'refused',
      reason: 'lost_or_stolen_card',
    })
  })

  test('without money of ours it is asked again later', async () => {
    const charge = await paid()
    stripe.refuseRefunds({ code: 'balance_insufficient', message: 'Insufficient funds' })
    await expect(provider.refund({ ...charge, refundId: 'poor', cents: 500 })).rejects.toThrow(
      ProviderUnavailable,
    )
    stripe.refuseRefunds({ code: 'charge_disputed', message: 'The charge is disputed' })
    await expect(provider.refund({ ...charge, refundId: 'disputed', cents: 500 })).rejects.toThrow(
      ProviderError,
    )
  })
})

test('a Stripe that does not answer, and keys that it does not know, say nothing about a payment', async () => {
  const payment = await begin()
  stripe.server.isAway = true
  await expect(provider.lookUp(payment)).rejects.toThrow(ProviderUnavailable)
  await expect(provider.close(payment)).rejects.toThrow(ProviderUnavailable)
  stripe.server.isAway = false
  const other = await open({ keys: { ...STRIPE_KEYS, secretKey: 'sk_test_other' } })
  await expect(other.lookUp(payment)).rejects.toThrow(ProviderUnavailable)
  await expect(other.close(payment)).rejects.toThrow(ProviderUnavailable)
})

describe('notices', () => {
  async function lastEvent() {
    const event = stripe.events.at(-1)
    if (!event) throw new Error('no event')
    return event
  }
  const read = ({ rawBody, headers }: ReturnType<typeof stripe.sign>, by = provider) =>
    by.readNotice(rawBody, headers)

  test('say which payment, refund or dispute they are about', async () => {
    const payment = await begin()
    stripe.approve(payment.reference)
    const completed = await lastEvent()
    expect(await read(stripe.sign(completed))).toEqual({
      eventId: completed['id'],
      kind: 'checkout.session.completed',
      about: { kind: 'payment', reference: payment.reference },
    })
    const { chargeId } = await provider.lookUp(payment)
    const refund = await provider.refund({
      refundId: 'told',
      chargeId: chargeId ?? '',
      cents: 500,
      currency: 'CAD',
    })
    expect((await read(stripe.sign(await lastEvent()))).about).toEqual({
      kind: 'refund',
      reference: refund.reference,
      chargeId,
    })
    stripe.dispute(payment.reference)
    expect((await read(stripe.sign(await lastEvent()))).about).toMatchObject({
      kind: 'dispute',
      chargeId,
      cents: 2350,
    })
    expect(
      (await read(stripe.sign({ ...completed, type: 'plan.created', data: { object: { object: 'plan' } } })))
        .about,
    ).toEqual({
      kind: 'other',
    })
  })

  test('forged, old, foreign and malformed ones are refused', async () => {
    stripe.approve((await begin()).reference)
    const event = await lastEvent()
    const good = stripe.sign(event)
    const live = await open({ mode: 'live' })
    const changed = Buffer.from(good.rawBody.toString().replace('"paid"', '"unpaid"'))
    await expect(read(stripe.sign(event, { secret: 'whsec_other' }))).rejects.toThrow(ForgedNotice)
    await expect(read({ ...good, rawBody: changed })).rejects.toThrow(ForgedNotice)
    await expect(read({ ...good, headers: {} })).rejects.toThrow(ForgedNotice)
    await expect(read(stripe.sign(event, { secondsAgo: 301 }))).rejects.toThrow(ForgedNotice)
    await expect(read(stripe.sign({ ...event, account: 'acct_other' }))).rejects.toThrow(ForgedNotice)
    await expect(read(good, live)).rejects.toThrow(ForgedNotice)
    await expect(read(stripe.sign({ ...event, id: undefined }))).rejects.toThrow(ForgedNotice)
    expect((await read(stripe.sign(event, { secondsAgo: 290 }))).eventId).toBe(event['id'])
  })
})

test('the balance is listed, with refunds and disputes as what leaves the account', async () => {
  time += 24 * 60 * 60 * 1000
  const from = new Date(time)
  const payment = await begin()
  stripe.approve(payment.reference)
  const { chargeId } = await provider.lookUp(payment)
  const refund = await provider.refund({
    refundId: 'listed',
    chargeId: chargeId ?? '',
    cents: 500,
    currency: 'CAD',
  })
  stripe.dispute(payment.reference)
  for (let more = 0; more < 110; more += 1) stripe.approve((await begin({ cents: 1000 })).reference)

  const entries = await provider.listEntries({ from, to: new Date(time + 60_000) })

  expect(entries).toHaveLength(113)
  const at = new Date(Math.floor(time / 1000) * 1000).toISOString()
  expect(entries.slice(-3).toReversed()).toEqual([
    { kind: 'payment', reference: chargeId, cents: 2350, feeCents: stripeFeeOf(2350), currency: 'CAD', at },
    { kind: 'refund', reference: refund.reference, cents: -500, feeCents: 0, currency: 'CAD', at },
    {
      kind: 'dispute',
      reference: expect.stringMatching(/^dp_/),
      cents: -2350,
      feeCents: 1500,
      currency: 'CAD',
      at,
    },
  ])
  expect(await provider.listEntries({ from: new Date(time + 60_000), to: new Date(time + 120_000) })).toEqual(
    [],
  )
})

describe('the test of the connection', () => {
  const events = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ]

  test('finds nothing wrong with keys that fit', async () => {
    const url = 'https://eat.example/webhooks/stripe'
    stripe.setEndpoints([{ url, events }])
    expect(await provider.check()).toEqual([])
    expect(await (await open({ webhookUrl: url })).check()).toEqual([])
  })

  test.each<[string, Partial<StripeOptions>, string]>([
    ['a publishable key', { keys: { ...STRIPE_KEYS, secretKey: 'pk_test_x' } }, 'publishable key'],
    ['no key', { keys: { ...STRIPE_KEYS, secretKey: 'hello' } }, 'not a secret key'],
    ['a test key in live mode', { mode: 'live' }, 'a key for test mode, and it was entered for live mode'],
    [
      'an unknown key',
      { keys: { ...STRIPE_KEYS, secretKey: 'sk_test_gone' } },
      'does not know this secret key',
    ],
    ['no webhook secret', { keys: { ...STRIPE_KEYS, webhookSecret: '' } }, 'signing secret is missing'],
    ['no endpoint', { webhookUrl: 'https://other.example/webhooks/stripe' }, 'no active webhook endpoint'],
  ])('%s', async (_what, options, sentence) => {
    expect(await (await open(options)).check()).toEqual([expect.stringContaining(sentence)])
  })

  test('an account that may not take payments, a restricted key, an endpoint that tells too little, no answer', async () => {
    stripe.setAccount({ charges_enabled: false })
    expect(await provider.check()).toEqual([
      expect.stringContaining('does not let this account take payments'),
    ])
    stripe.setAccount({ charges_enabled: true })
    stripe.forbid(['/v1/refunds', '/v1/account', '/v1/webhook_endpoints'])
    expect(await provider.check()).toEqual([expect.stringContaining('permission “Refunds”')])
    stripe.forbid([])
    stripe.setEndpoints([{ url: 'https://eat.example/webhooks/stripe', events: events.slice(0, 1) }])
    const [told] = await (await open({ webhookUrl: 'https://eat.example/webhooks/stripe' })).check()
    expect(told).toContain('does not send checkout.session.async_payment_succeeded')
    stripe.server.isAway = true
    expect(await provider.check()).toEqual([expect.stringContaining('cannot be reached')])
  })
})
