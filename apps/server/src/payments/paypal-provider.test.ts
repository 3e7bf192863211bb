import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PAYPAL_KEYS, paypalFeeOf, startPayPal } from '../../test/stand-ins/paypal.ts'
import type { PayPalOptions } from './paypal-client.ts'
import { createPayPalProvider } from './paypal-provider.ts'
import { ForgedNotice, type PaymentProvider, ProviderUnavailable, ProviderError } from './provider.ts'

let time = Date.parse('2026-01-07T19:00:00Z')
let paypal: Awaited<ReturnType<typeof startPayPal>>
let provider: PaymentProvider
let attempts = 0

const open = (more: Partial<PayPalOptions> = {}) =>
  createPayPalProvider({
    keys: PAYPAL_KEYS,
    mode: 'test',
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(time), nowMs: () => time },
    webhookUrl: 'http://tiffin.test/webhooks/paypal',
    apiUrl: paypal.server.url,
    ...more,
  })

beforeAll(async () => {
  paypal = await startPayPal({ nowMs: () => time })
})
afterAll(() => paypal.close())
beforeEach(() => {
  paypal.server.isAway = false
  paypal.review(false)
  paypal.declineNext(0)
  paypal.refuseRefunds(null)
  paypal.holdRefunds(false)
  paypal.setTokenSeconds(32_400)
  paypal.complaints.length = 0
  paypal.server.requests.length = 0
  provider = open()
  return () => expect(paypal.complaints).toEqual([])
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

async function paid(more = {}) {
  const payment = await begin(more)
  paypal.approve(payment.reference)
  const { chargeId } = await provider.lookUp(payment)
  return { ...payment, chargeId: chargeId ?? '' }
}

const takenFor = (reference: string) => paypal.books().payments.filter((each) => each.reference === reference)
const requestsTo = (end: string) => paypal.server.requests.filter(({ path }) => path.endsWith(end))

test('a payment is begun once for each attempt, also if the first answer was lost', async () => {
  const wanted = request()
  paypal.server.hangUpAfter(({ path }) => path === '/v2/checkout/orders')
  await expect(provider.begin(wanted)).rejects.toThrow(ProviderUnavailable)
  const first = await provider.begin(wanted)
  expect(await provider.begin(wanted)).toEqual(first)
  expect(first.url).toContain(first.reference)
  const [asked] = requestsTo('/v2/checkout/orders')
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ intent: 'CAPTURE' })
})

test('a payment without an email address is begun too', async () => {
  expect((await begin({ email: '' })).url).toContain('checkoutnow')
})

describe('what became of a payment', () => {
  test('open until the guest approves; then it is captured, once, and paid', async () => {
    const payment = await begin()
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'open', chargeId: null })

    paypal.approve(payment.reference)
    const found = await provider.lookUp(payment)
    const [taken] = takenFor(payment.reference)
    expect(found).toEqual({
      reference: payment.reference,
      state: 'paid',
      chargeId: taken?.chargeId,
      cents: 2350,
      currency: 'CAD',
      feeCents: paypalFeeOf(2350),
      lastFour: null,
    })
    expect(taken).toMatchObject({ orderId: payment.orderId, attemptId: payment.attemptId })
    expect(await provider.lookUp(payment)).toEqual(found)
    expect(requestsTo('/capture')).toHaveLength(1)
  })

  test('looked up twice at the same moment it is captured once', async () => {
    const payment = await begin()
    paypal.approve(payment.reference)
    const [one, other] = await Promise.all([provider.lookUp(payment), open().lookUp(payment)])
    expect(one).toMatchObject({ state: 'paid' })
    expect(other).toEqual(one)
    expect(takenFor(payment.reference)).toHaveLength(1)
  })

  test('a capture that was done and not answered is found', async () => {
    const payment = await begin()
    paypal.approve(payment.reference)
    paypal.server.hangUpAfter(({ path }) => path.endsWith('/capture'))
    await expect(provider.lookUp(payment)).rejects.toThrow(ProviderUnavailable)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'paid', cents: 2350 })
    expect(takenFor(payment.reference)).toHaveLength(1)
  })

  test('a declined card opens it again, and the next one pays', async () => {
    const payment = await begin()
    paypal.approve(payment.reference)
    paypal.declineNext()
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'open', chargeId: null })
    time += 60_000
    expect(paypal.approve(payment.reference)).toBe(true)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'paid' })
  })

  test('pending while PayPal reviews it; then paid, or failed', async () => {
    paypal.review(true)
    const [first, second] = [await paid(), await paid()]
    expect(await provider.lookUp(first)).toMatchObject({
      state: 'pending',
      chargeId: first.chargeId,
      cents: null,
    })
    paypal.settlePending(first.reference)
    expect(await provider.lookUp(first)).toMatchObject({ state: 'paid', cents: 2350 })
    paypal.deny(second.reference)
    expect(await provider.lookUp(second)).toMatchObject({ state: 'failed', chargeId: null })
  })

  test('that of another attempt is refused; one that PayPal has forgotten is closed', async () => {
    const payment = await begin()
    await expect(provider.lookUp({ ...payment, attemptId: 'another' })).rejects.toThrow(ProviderError)
    paypal.forget(payment.reference)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'closed' })
  })
})

describe('closing', () => {
  test('captures nothing, whatever the guest has approved', async () => {
    const payment = await begin()
    expect(await provider.close(payment)).toMatchObject({ state: 'closed' })
    paypal.approve(payment.reference)
    expect(await provider.close(payment)).toMatchObject({ state: 'closed', chargeId: null })
    expect(takenFor(payment.reference)).toEqual([])
  })

  test('finds out that somebody has just paid, or that it is under review', async () => {
    const payment = await paid()
    expect(await provider.close(payment)).toMatchObject({ state: 'paid', cents: 2350 })
    paypal.review(true)
    expect(await provider.close(await paid())).toMatchObject({ state: 'pending' })
  })
})

test.each([
  ['CAD', 2350, '23.50'],
  ['CAD', 5, '0.05'],
  ['JPY', 2350, '2350'],
  ['HUF', 235_000, '2350'],
  ['TWD', 100, '1'],
])(
  '%s: %i of its smallest unit is %s to PayPal, and comes back as it went',
  async (currency, cents, value) => {
    const payment = await paid({ currency, cents })
    const [asked] = requestsTo('/v2/checkout/orders')
    expect(asked?.body).toContain(`{"value":"${value}","currency_code":"${currency}"}`)
    expect(await provider.lookUp(payment)).toMatchObject({ state: 'paid', cents, currency })
    const { chargeId } = payment
    expect(
      await provider.refund({ refundId: `r-${payment.attemptId}`, chargeId, cents, currency }),
    ).toMatchObject({ state: 'done' })
  },
)

test.each([
  ['KWD', 2350],
  ['HUF', 2350],
  ['TWD', 50],
  ['CAD', 0],
])('%s: %i of its smallest unit is refused before PayPal is asked', async (currency, cents) => {
  await expect(provider.begin(request({ currency, cents }))).rejects.toThrow(ProviderError)
  expect(paypal.server.requests).toEqual([])
})

describe('refunds', () => {
  const refundsOf = (chargeId: string) => paypal.books().refunds.filter((each) => each.chargeId === chargeId)

  test('asking twice with the same id refunds once, also if the first answer was lost', async () => {
    const { chargeId } = await paid()
    const wanted = { refundId: `twice-${chargeId}`, chargeId, cents: 500, currency: 'CAD' }
    paypal.server.hangUpAfter(({ path }) => path.endsWith('/refund'))
    await expect(provider.refund(wanted)).rejects.toThrow(ProviderUnavailable)
    const first = await provider.refund(wanted)
    expect(first).toMatchObject({ state: 'done', reason: null })
    expect(await provider.refund(wanted)).toEqual(first)
    expect(refundsOf(chargeId)).toEqual([expect.objectContaining({ refundId: wanted.refundId, amount: 500 })])
  })

  test('one that waits is pending, and may fail late', async () => {
    const { chargeId } = await paid()
    paypal.holdRefunds(true)
    const refund = await provider.refund({
      refundId: `waits-${chargeId}`,
      chargeId,
      cents: 500,
      currency: 'CAD',
    })
    expect(refund.state).toBe('pending')
    paypal.settleRefund(refund.reference, 'FAILED')
    expect(await provider.lookUpRefund(refund)).toMatchObject({ state: 'refused' })
  })

  test('more than was paid is refused; without money of ours it is asked again later', async () => {
    const { chargeId } = await paid()
    const wanted = { refundId: `poor-${chargeId}`, chargeId, cents: 500, currency: 'CAD' }
    await expect(provider.refund({ ...wanted, cents: 2400 })).rejects.toThrow(ProviderError)
    paypal.refuseRefunds('REFUND_FAILED_INSUFFICIENT_FUNDS')
    await expect(provider.refund({ ...wanted, refundId: `${wanted.refundId}-2` })).rejects.toThrow(
      ProviderUnavailable,
    )
    paypal.refuseRefunds('TRANSACTION_REFUSED')
    await expect(provider.refund({ ...wanted, refundId: `${wanted.refundId}-3` })).rejects.toThrow(
      ProviderError,
    )
    expect(refundsOf(chargeId)).toEqual([])
  })
})

test('the access token is kept until it ends, and replaced when it was withdrawn', async () => {
  const payment = await begin()
  await Promise.all([provider.lookUp(payment), provider.lookUp(payment)])
  expect(requestsTo('/token')).toHaveLength(1)
  paypal.withdrawTokens()
  expect(await provider.lookUp(payment)).toMatchObject({ state: 'open' })
  expect(requestsTo('/token')).toHaveLength(2)
  time += 10 * 60 * 60 * 1000
  await provider.lookUp(payment)
  expect(requestsTo('/token')).toHaveLength(3)
})

test('a PayPal that does not answer, and keys that it does not know, say nothing about a payment', async () => {
  const payment = await begin()
  const other = open({ keys: { ...PAYPAL_KEYS, clientSecret: 'other' } })
  await expect(other.lookUp(payment)).rejects.toThrow(ProviderUnavailable)
  paypal.server.isAway = true
  await expect(provider.lookUp(payment)).rejects.toThrow(ProviderUnavailable)
  await expect(provider.close(payment)).rejects.toThrow(ProviderUnavailable)
})

describe('notices', () => {
  function lastEvent() {
    const event = paypal.events.at(-1)
    if (!event) throw new Error('no event')
    return event
  }
  const read = ({ rawBody, headers }: ReturnType<typeof paypal.sign>, by = provider) =>
    by.readNotice(rawBody, headers)

  test('say which payment, refund or dispute they are about', async () => {
    const payment = await begin()
    paypal.approve(payment.reference)
    const about = { kind: 'payment', reference: payment.reference }
    expect(await read(paypal.sign(lastEvent()))).toEqual({
      eventId: lastEvent()['id'],
      kind: 'CHECKOUT.ORDER.APPROVED',
      about,
    })
    const { chargeId } = await provider.lookUp(payment)
    expect(await read(paypal.sign(lastEvent()))).toMatchObject({ kind: 'PAYMENT.CAPTURE.COMPLETED', about })
    const refund = await provider.refund({
      refundId: `told-${payment.attemptId}`,
      chargeId: chargeId ?? '',
      cents: 500,
      currency: 'CAD',
    })
    expect((await read(paypal.sign(lastEvent()))).about).toEqual({
      kind: 'refund',
      reference: refund.reference,
      chargeId,
    })
    paypal.dispute(payment.reference)
    expect((await read(paypal.sign(lastEvent()))).about).toMatchObject({
      kind: 'dispute',
      chargeId,
      cents: 2350,
    })
    expect((await read(paypal.sign({ id: 'WH-1', event_type: 'BILLING.PLAN.CREATED' }))).about).toEqual({
      kind: 'other',
    })
  })

  test('a certificate is fetched once', async () => {
    paypal.approve((await begin()).reference)
    await read(paypal.sign(lastEvent()))
    await read(paypal.sign(lastEvent()))
    expect(requestsTo('/CERT-paypal')).toHaveLength(1)
  })

  test('forged, old, foreign and malformed ones are refused', async () => {
    paypal.approve((await begin()).reference)
    const event = lastEvent()
    const good = paypal.sign(event)
    const changed = Buffer.from(good.rawBody.toString().replace('1042', '1043'))
    const signed = (more: Parameters<typeof paypal.sign>[1]) => read(paypal.sign(event, more))
    await expect(read({ ...good, rawBody: changed })).rejects.toThrow(ForgedNotice)
    await expect(read({ ...good, headers: {} })).rejects.toThrow(ForgedNotice)
    await expect(signed({ webhookId: 'OF-ANOTHER-ACCOUNT' })).rejects.toThrow(ForgedNotice)
    await expect(signed({ signer: 'other' })).rejects.toThrow('not issued to PayPal')
    await expect(
      signed({ certificate: `${paypal.server.url}/v1/notifications/certs/CERT-broken` }),
    ).rejects.toThrow(ForgedNotice)
    await expect(
      signed({ certificate: `${paypal.server.url}/v1/notifications/certs/CERT-none` }),
    ).rejects.toThrow(ForgedNotice)
    await expect(signed({ secondsAgo: 5 * 24 * 60 * 60 })).rejects.toThrow(ForgedNotice)
    await expect(signed({ secondsAgo: -600 })).rejects.toThrow(ForgedNotice)
    await expect(read(paypal.sign({ event_type: 'X' }))).rejects.toThrow(ForgedNotice)
    // PayPal tries for three days.
    expect((await signed({ secondsAgo: 3 * 24 * 60 * 60 })).eventId).toBe(event['id'])
    time += 100 * 365 * 24 * 60 * 60 * 1000
    await expect(read(paypal.sign(event))).rejects.toThrow('not valid any more')
    time -= 100 * 365 * 24 * 60 * 60 * 1000
  })

  test.each([
    'https://paypal.com.evil.example/CERT',
    'https://evilpaypal.com/CERT',
    'http://api.paypal.com/CERT',
    'https://api.paypal.com:8443/CERT',
    'https://user@api.paypal.com/CERT',
    'file:///etc/passwd',
    '',
  ])('no certificate is fetched from %s', async (certificate) => {
    await expect(read(paypal.sign({ id: 'WH-1', event_type: 'X' }, { certificate }))).rejects.toThrow(
      'not at PayPal',
    )
  })

  test('made-up certificates make us fetch only a few a minute', async () => {
    const addresses = Array.from(
      { length: 15 },
      (_, n) => `${paypal.server.url}/v1/notifications/certs/CERT-${n}`,
    )
    const errors = []
    for (const certificate of addresses)
      errors.push(
        await read(paypal.sign({ id: 'WH-1', event_type: 'X' }, { certificate })).catch(
          (error: Error) => error.name,
        ),
      )
    expect(errors.filter((name) => name === 'ForgedNotice')).toHaveLength(10)
    expect(errors.filter((name) => name === 'ProviderUnavailable')).toHaveLength(5)
  })
})

test('transactions are listed, with refunds and disputes as what leaves the account', async () => {
  time += 24 * 60 * 60 * 1000
  const from = new Date(time)
  const { chargeId } = await paid()
  const refund = await provider.refund({
    refundId: `listed-${chargeId}`,
    chargeId,
    cents: 500,
    currency: 'CAD',
  })
  const line = {
    transaction_initiation_date: from.toISOString(),
    transaction_amount: { value: '-23.50', currency_code: 'CAD' },
  }
  paypal.report({
    ...line,
    transaction_id: 'D',
    paypal_reference_id: chargeId,
    transaction_event_code: 'T1201',
    transaction_status: 'S',
  })
  paypal.report({ ...line, transaction_id: 'W', transaction_event_code: 'T0403', transaction_status: 'S' })
  paypal.report({ ...line, transaction_id: 'P', transaction_event_code: 'T0006', transaction_status: 'P' })
  for (let more = 0; more < 505; more += 1)
    paypal.report({
      ...line,
      transaction_id: `O${more}`,
      transaction_event_code: 'T9900',
      transaction_status: 'S',
    })

  const entries = await provider.listEntries({ from, to: new Date(time + 40 * 24 * 60 * 60 * 1000) })

  expect(entries).toHaveLength(4 + 505)
  expect(entries.slice(0, 4)).toMatchObject([
    {
      kind: 'payment',
      reference: chargeId,
      cents: 2350,
      feeCents: paypalFeeOf(2350),
      currency: 'CAD',
      at: from.toISOString(),
    },
    { kind: 'refund', reference: refund.reference, cents: -500, feeCents: 0 },
    { kind: 'dispute', reference: chargeId, cents: -2350 },
    { kind: 'payout', reference: 'W', cents: -2350 },
  ])
})

describe('the test of the connection', () => {
  test('finds nothing wrong with keys that fit', async () => {
    expect(await provider.check()).toEqual([])
  })

  test.each<[string, Partial<PayPalOptions>, string]>([
    [
      'another secret',
      { keys: { ...PAYPAL_KEYS, clientSecret: 'x' } },
      'does not know this client ID and secret in the sandbox',
    ],
    ['no webhook', { keys: { ...PAYPAL_KEYS, webhookId: '' } }, 'webhook’s ID is missing'],
    ['an unknown webhook', { keys: { ...PAYPAL_KEYS, webhookId: 'NONE' } }, 'has no webhook NONE'],
    [
      'a webhook that sends elsewhere',
      { webhookUrl: 'https://eat.example/webhooks/paypal' },
      'not to https://eat.example',
    ],
  ])('%s', async (_what, options, sentence) => {
    expect(await open(options).check()).toEqual([expect.stringContaining(sentence)])
  })

  test('a webhook that tells too little, no right to search, no answer', async () => {
    paypal.setScopes([])
    paypal.setWebhook({ events: ['PAYMENT.CAPTURE.COMPLETED'] })
    expect(await provider.check()).toEqual([
      expect.stringContaining('may not search transactions'),
      expect.stringContaining('does not send CHECKOUT.ORDER.APPROVED'),
    ])
    paypal.server.isAway = true
    expect(await open().check()).toEqual([expect.stringContaining('cannot be reached')])
  })
})
