/** Stands in for PayPal: keeps books, and checks what it is asked and what it answers against PayPal's own description. */
import { Ajv2019 } from 'ajv/dist/2019.js'
import { createSign, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import {
  createIdempotency,
  nextId,
  postNotice,
  type SignedNotice,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from './stand-in-server.ts'

type Json = Record<string, unknown>

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')

/** From PayPal's own description of its API: see the file's `_source`. */
const { $defs } = JSON.parse(fixture('paypal-schemas.json')) as { $defs: object }
// Of 2019: only that one can say that nothing else is permitted.
const ajv = new Ajv2019({
  strict: false,
  allErrors: true,
  logger: false,
  validateFormats: false,
  unicodeRegExp: false,
})
const validatorOf = (name: string) =>
  ajv.compile({ $ref: `#/$defs/${name}`, unevaluatedProperties: false, $defs })
const fits = {
  order: validatorOf('orders_order'),
  orderRequest: validatorOf('orders_order_request'),
  captureRequest: validatorOf('orders_order_capture_request'),
  refund: validatorOf('payments_refund'),
  refundRequest: validatorOf('payments_refund_request'),
}

interface Money {
  value: string
  currency_code: string
}

interface Order {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  referenceId: string
  customId: string
  description: string
  amount: Money
  returnUrl: string
  cancelUrl: string
  capture: Capture | null
  updatedAt: number
}

interface Capture {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED'
  createdAt: number
}

interface Refund {
  id: string
  captureId: string
  customId: string
  amount: Money
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
  createdAt: number
}

export const PAYPAL_KEYS = {
  clientId: 'client-of-the-stand-in',
  clientSecret: 'secret-of-the-stand-in',
  webhookId: '8PT597110X687430L',
}

const WITHOUT_DECIMALS = ['HUF', 'JPY', 'TWD']
const REPORTING = 'https://uri.paypal.com/services/reporting/search/read'

const allEvents = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'CUSTOMER.DISPUTE.CREATED',
]

/** Whole smallest units as PayPal counts them. */
const unitsOf = ({ value }: Money) => Number(value.replace('.', ''))
const moneyOf = (units: number, currency: string): Money => ({
  value: WITHOUT_DECIMALS.includes(currency)
    ? String(units)
    : `${Math.trunc(units / 100)}.${String(units % 100).padStart(2, '0')}`,
  currency_code: currency,
})

/** 3.49 percent and 49. */
export const paypalFeeOf = (units: number) => Math.round(units * 0.0349) + 49

export interface PayPalOptions {
  nowMs?: () => number
}

interface Signing {
  secondsAgo?: number
  webhookId?: string
  signer?: 'paypal' | 'other'
  /** Where the certificate is said to be. */
  certificate?: string
}

export async function startPayPal({ nowMs = Date.now }: PayPalOptions = {}) {
  const orders = new Map<string, Order>()
  const refunds = new Map<string, Refund>()
  const events: Json[] = []
  const complaints: string[] = []
  const once = createIdempotency()
  let tokens = new Set<string>()
  let tokenSeconds = 32_400
  let scopes = [REPORTING]
  let declines = 0
  let isReviewing = false
  let isHolding = false
  let refundIssue: string | null = null
  let webhook: Json = { url: 'http://tiffin.test/webhooks/paypal', events: allEvents }
  const reported: Json[] = []

  const server = await startStandIn(answer)
  const at = (ms = nowMs()) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')

  function answer(request: StandInRequest): StandInAnswer {
    const { method, path, headers } = request
    if (path.startsWith('/v1/notifications/certs/')) return giveCertificate(path)
    if (path === '/v1/oauth2/token') return giveToken(request)
    if (!tokens.has(headers['authorization']?.replace('Bearer ', '') ?? ''))
      return refused(401, 'AUTHENTICATION_FAILURE', 'Authentication failed')
    if (method === 'GET') return read(request)
    const key = headers['paypal-request-id']
    if (key === undefined || key.length > 108) complaints.push(`${path}: no PayPal-Request-Id`)
    if (headers['content-type'] !== 'application/json') complaints.push(`${path}: not JSON`)
    const given = once(key ?? nextId('key'), `${path} ${request.body}`, () => write(request))
    return given === 'another'
      ? unprocessable('PAYPAL_REQUEST_ID_REUSED')
      : given.status === 201
        ? { ...given, status: 201 }
        : given
  }

  const giveCertificate = (path: string): StandInAnswer => {
    if (path.endsWith('CERT-paypal')) return { status: 200, body: fixture('paypal-signer.pem') }
    if (path.endsWith('CERT-other')) return { status: 200, body: fixture('other-signer.pem') }
    return path.endsWith('CERT-broken') ? { status: 200, body: 'no certificate' } : { status: 404, body: '' }
  }

  function giveToken({ headers, body }: StandInRequest): StandInAnswer {
    const expected = Buffer.from(`${PAYPAL_KEYS.clientId}:${PAYPAL_KEYS.clientSecret}`).toString('base64')
    if (headers['authorization'] !== `Basic ${expected}`)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      }
    if (body !== 'grant_type=client_credentials') complaints.push('token: wrong grant')
    const token = nextId('A21AA')
    tokens.add(token)
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: tokenSeconds,
        scope: scopes.join(' '),
        app_id: 'APP-1',
      },
    }
  }

  function read({ path, query }: StandInRequest): StandInAnswer {
    const id = path.split('/').at(-1) ?? ''
    if (path.startsWith('/v2/checkout/orders/')) return foundOr(orders.get(id), presentOrder)
    if (path.startsWith('/v2/payments/refunds/')) return foundOr(refunds.get(id), presentRefund)
    if (path === `/v1/notifications/webhooks/${PAYPAL_KEYS.webhookId}`) {
      const names = webhook['events'] as string[]
      return found({ id, url: webhook['url'], event_types: names.map((name) => ({ name })) })
    }
    if (path === '/v1/reporting/transactions') return listTransactions(query)
    return notFound()
  }

  function write({ path, body }: StandInRequest): StandInAnswer {
    const input = JSON.parse(body) as Json
    if (path === '/v2/checkout/orders') return createOrder(input)
    const [, captured] = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(path) ?? []
    if (captured !== undefined) return capture(captured, input)
    const [, refunded] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? []
    return refunded === undefined ? notFound() : refund(refunded, input)
  }

  function createOrder(input: Json): StandInAnswer {
    if (!fits.orderRequest(input)) return complain('orders', fits.orderRequest.errors)
    const [unit] = input['purchase_units'] as Json[]
    const amount = unit?.['amount'] as Money
    const hasDecimals = amount.value.includes('.')
    if (hasDecimals === WITHOUT_DECIMALS.includes(amount.currency_code))
      return unprocessable('DECIMAL_PRECISION')
    const { experience_context: context } = (
      input['payment_source'] as { paypal: { experience_context: Json } }
    ).paypal
    const order: Order = {
      id: nextId('5O1'),
      status: 'PAYER_ACTION_REQUIRED',
      referenceId: String(unit?.['reference_id']),
      customId: String(unit?.['custom_id']),
      description: String(unit?.['description']),
      amount,
      returnUrl: String(context['return_url']),
      cancelUrl: String(context['cancel_url']),
      capture: null,
      updatedAt: nowMs(),
    }
    orders.set(order.id, order)
    return { status: 201, body: presentOrder(order) }
  }

  function capture(id: string, input: Json): StandInAnswer {
    if (!fits.captureRequest(input)) return complain('capture', fits.captureRequest.errors)
    const order = orders.get(id)
    if (!order) return notFound()
    if (order.capture && order.capture.status !== 'DECLINED') return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if (declines > 0) {
      declines -= 1
      order.status = 'PAYER_ACTION_REQUIRED'
      return unprocessable('INSTRUMENT_DECLINED')
    }
    order.status = 'COMPLETED'
    order.updatedAt = nowMs()
    order.capture = { id: nextId('3C6'), status: isReviewing ? 'PENDING' : 'COMPLETED', createdAt: nowMs() }
    if (!isReviewing) report(order)
    tell(isReviewing ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED', tellableCapture(order))
    return { status: 201, body: presentOrder(order) }
  }

  function refund(captureId: string, input: Json): StandInAnswer {
    if (!fits.refundRequest(input)) return complain('refund', fits.refundRequest.errors)
    const order = [...orders.values()].find((each) => each.capture?.id === captureId)
    if (!order || order.capture?.status !== 'COMPLETED') return notFound()
    if (refundIssue !== null) return unprocessable(refundIssue)
    const amount = input['amount'] as Money
    const before = [...refunds.values()].filter(
      (each) => each.captureId === captureId && each.status !== 'FAILED',
    )
    const given = before.reduce((sum, each) => sum + unitsOf(each.amount), 0)
    if (given + unitsOf(amount) > unitsOf(order.amount)) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const made: Refund = {
      id: nextId('1JU'),
      captureId,
      customId: String(input['custom_id']),
      amount,
      status: isHolding ? 'PENDING' : 'COMPLETED',
      createdAt: nowMs(),
    }
    refunds.set(made.id, made)
    if (!isHolding) reportRefund(made)
    tell('PAYMENT.CAPTURE.REFUNDED', presentRefund(made))
    return { status: 201, body: presentRefund(made) }
  }

  function report({ capture: taken, amount, customId }: Order) {
    if (!taken) return
    reported.push({
      transaction_id: taken.id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: at(),
      transaction_amount: amount,
      fee_amount: {
        ...moneyOf(paypalFeeOf(unitsOf(amount)), amount.currency_code),
        value: `-${moneyOf(paypalFeeOf(unitsOf(amount)), amount.currency_code).value}`,
      },
      transaction_status: 'S',
      custom_field: customId,
    })
  }

  function reportRefund({ id, captureId, amount }: Refund) {
    reported.push({
      transaction_id: id,
      paypal_reference_id: captureId,
      paypal_reference_id_type: 'TXN',
      transaction_event_code: 'T1107',
      transaction_initiation_date: at(),
      transaction_amount: { ...amount, value: `-${amount.value}` },
      transaction_status: 'S',
    })
  }

  function listTransactions(query: URLSearchParams): StandInAnswer {
    const from = Date.parse(query.get('start_date') ?? '')
    const to = Date.parse(query.get('end_date') ?? '')
    if (!(to - from <= 31 * 24 * 60 * 60 * 1000))
      return refused(400, 'INVALID_REQUEST', 'Date range is greater than 31 days')
    const size = Number(query.get('page_size') ?? 100)
    const page = Number(query.get('page') ?? 1)
    const all = reported.filter((each) => {
      const time = Date.parse(String(each['transaction_initiation_date']))
      return time >= from && time <= to
    })
    const details = all.slice((page - 1) * size, page * size).map((info) => ({ transaction_info: info }))
    return found({
      transaction_details: details,
      page,
      total_items: all.length,
      total_pages: Math.ceil(all.length / size),
    })
  }

  function presentOrder(order: Order): Json {
    const isOpen = order.status === 'PAYER_ACTION_REQUIRED' || order.status === 'APPROVED'
    const shown = {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      update_time: at(order.updatedAt),
      purchase_units: [
        {
          reference_id: order.referenceId,
          custom_id: order.customId,
          description: order.description,
          amount: order.amount,
          ...(order.capture && { payments: { captures: [presentCapture(order, order.capture)] } }),
        },
      ],
      links: [
        { href: `${server.url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
        ...(isOpen
          ? [{ href: `${server.url}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }]
          : []),
      ],
    }
    return checked('order', shown)
  }

  const presentCapture = ({ amount, customId }: Order, { id, status, createdAt }: Capture): Json => ({
    id,
    status,
    amount,
    custom_id: customId,
    final_capture: true,
    create_time: at(createdAt),
    ...(status === 'COMPLETED' && {
      seller_receivable_breakdown: {
        gross_amount: amount,
        paypal_fee: moneyOf(paypalFeeOf(unitsOf(amount)), amount.currency_code),
      },
    }),
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
  })

  const tellableCapture = (order: Order): Json => ({
    ...(order.capture && presentCapture(order, order.capture)),
    supplementary_data: { related_ids: { order_id: order.id } },
  })

  function presentRefund({ id, captureId, amount, status, customId, createdAt }: Refund): Json {
    return checked('refund', {
      id,
      amount,
      status,
      custom_id: customId,
      create_time: at(createdAt),
      ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
      links: [
        { href: `${server.url}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
        { href: `${server.url}/v2/payments/captures/${captureId}`, rel: 'up', method: 'GET' },
      ],
    })
  }

  /** What the stand-in answers has the shape that PayPal describes, too. */
  function checked(kind: 'order' | 'refund', shown: Json): Json {
    if (!fits[kind](shown)) throw new Error(`Not as PayPal answers: ${JSON.stringify(fits[kind].errors)}`)
    return shown
  }

  function complain(what: string, errors: unknown): StandInAnswer {
    complaints.push(`${what}: ${JSON.stringify(errors)}`)
    return refused(
      400,
      'INVALID_REQUEST',
      'Request is not well-formed, syntactically incorrect, or violates schema.',
    )
  }

  function tell(kind: string, resource: Json) {
    const event = {
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: at(),
      resource_type: kind.split('.')[1]?.toLowerCase(),
      event_type: kind,
      summary: kind,
      resource: structuredClone(resource),
    }
    events.push(event)
    if (server.webhookUrl !== null) void postNotice(server.webhookUrl, sign(event))
  }

  /** As PayPal signs it at this moment, or so many seconds ago. */
  function sign(
    event: Json,
    { secondsAgo = 0, webhookId = PAYPAL_KEYS.webhookId, ...by }: Signing = {},
  ): SignedNotice {
    const signer = by.signer ?? 'paypal'
    const certificate = by.certificate ?? `${server.url}/v1/notifications/certs/CERT-${signer}`
    const rawBody = Buffer.from(JSON.stringify(event))
    const id = randomUUID()
    const time = at(nowMs() - secondsAgo * 1000)
    const key = fixture(signer === 'other' ? 'other-signer.key' : 'paypal-signer.key')
    const signature = createSign('RSA-SHA256')
      .update(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
      .sign(key, 'base64')
    return {
      rawBody,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': certificate,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signature,
        'paypal-transmission-time': time,
      },
    }
  }

  function requireOrder(reference: string): Order {
    const order = orders.get(reference)
    if (!order) throw new Error(`No order ${reference}`)
    return order
  }

  return {
    server,
    sign,
    /** What did not fit PayPal's description of its API. */
    complaints,
    events,
    /** The guest approves; the money moves when the order is captured. False if that was done already. */
    approve(reference: string): boolean {
      const order = requireOrder(reference)
      if (order.status !== 'PAYER_ACTION_REQUIRED') return false
      order.status = 'APPROVED'
      order.updatedAt = nowMs()
      tell('CHECKOUT.ORDER.APPROVED', presentOrder(order))
      return true
    },
    /** The next captures are declined. */
    declineNext(count = 1) {
      declines = count
    },
    /** What is captured waits for PayPal's review. */
    review(isOn: boolean) {
      isReviewing = isOn
    },
    settlePending(reference: string) {
      const order = requireOrder(reference)
      if (order.capture) order.capture.status = 'COMPLETED'
      report(order)
      tell('PAYMENT.CAPTURE.COMPLETED', tellableCapture(order))
    },
    deny(reference: string) {
      const order = requireOrder(reference)
      if (order.capture) order.capture.status = 'DECLINED'
      tell('PAYMENT.CAPTURE.DENIED', tellableCapture(order))
    },
    dispute(reference: string) {
      const order = requireOrder(reference)
      tell('CUSTOMER.DISPUTE.CREATED', {
        dispute_id: nextId('PP-D-'),
        dispute_amount: order.amount,
        disputed_transactions: [{ seller_transaction_id: order.capture?.id }],
      })
    },
    /** PayPal forgets what nobody has approved in time. */
    forget(reference: string) {
      orders.delete(reference)
    },
    /** Until it is called with null: `REFUND_FAILED_INSUFFICIENT_FUNDS`. */
    refuseRefunds(issue: string | null) {
      refundIssue = issue
    },
    holdRefunds(holds: boolean) {
      isHolding = holds
    },
    settleRefund(id: string, status: 'COMPLETED' | 'FAILED') {
      const found_ = refunds.get(id)
      if (!found_) throw new Error(`No refund ${id}`)
      found_.status = status
      if (status === 'COMPLETED') reportRefund(found_)
      tell(status === 'FAILED' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED', presentRefund(found_))
    },
    /** Tokens that were given end at once. */
    withdrawTokens() {
      tokens = new Set()
    },
    setTokenSeconds(seconds: number) {
      tokenSeconds = seconds
    },
    setScopes(given: string[]) {
      scopes = given
    },
    setWebhook(change: { url?: string; events?: string[] }) {
      webhook = { ...webhook, ...change }
    },
    report: (line: Json) => reported.push(line),
    /** What PayPal has taken and given back, to be compared with ours. */
    books: () => ({
      payments: [...orders.values()]
        .filter(({ capture: taken }) => taken?.status === 'COMPLETED')
        .map((order) => ({
          reference: order.id,
          chargeId: order.capture?.id ?? '',
          orderId: order.referenceId,
          attemptId: order.customId,
          amount: unitsOf(order.amount),
          currency: order.amount.currency_code,
        })),
      refunds: [...refunds.values()]
        .filter(({ status }) => status !== 'FAILED')
        .map(({ id, captureId, customId, amount, status }) => ({
          reference: id,
          chargeId: captureId,
          refundId: customId,
          amount: unitsOf(amount),
          currency: amount.currency_code,
          isDone: status === 'COMPLETED',
        })),
    }),
    close: () => server.close(),
  }
}

const found = (body: object): StandInAnswer => ({ status: 200, body })

const foundOr = <Item>(item: Item | undefined, present: (item: Item) => Json) =>
  item === undefined ? notFound() : found(present(item))

const refused = (status: number, name: string, message: string, issue?: string): StandInAnswer => ({
  status,
  body: {
    name,
    message,
    debug_id: 'f72c4b7b0a3c5',
    ...(issue !== undefined && { details: [{ issue, description: `Issue ${issue}` }] }),
  },
})

const notFound = () =>
  refused(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', 'INVALID_RESOURCE_ID')

const unprocessable = (issue: string) =>
  refused(422, 'UNPROCESSABLE_ENTITY', 'The requested action could not be performed.', issue)
