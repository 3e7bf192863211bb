/** Stands in for Stripe: keeps books, answers with the documents' objects and checks what it is asked. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** From Stripe's own description of its API: see the file's `_source`. */
const objects = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/stripe-objects.json'), 'utf8'),
) as Record<string, Json>

interface Session {
  id: string
  intentId: string
  amount: number
  currency: string
  clientReference: string
  metadata: Json
  name: string
  email: string | null
  successUrl: string
  cancelUrl: string
  status: 'open' | 'complete' | 'expired'
  payment: 'unpaid' | 'paid'
  intent: 'requires_payment_method' | 'processing' | 'succeeded'
  chargeId: string | null
  createdAt: number
}

interface Refund {
  id: string
  intentId: string
  amount: number
  currency: string
  metadata: Json
  status: 'succeeded' | 'pending' | 'failed'
  createdAt: number
}

interface Line {
  id: string
  amount: number
  fee: number
  currency: string
  category: string
  createdAt: number
  source: () => Json
}

export const STRIPE_KEYS = { secretKey: 'sk_test_of_the_stand_in', webhookSecret: 'whsec_of_the_stand_in' }

/** 2.9 percent and 30: what most accounts pay. */
export const stripeFeeOf = (amount: number) => Math.round(amount * 0.029) + 30

export interface StripeOptions {
  nowMs?: () => number
}

export async function startStripe({ nowMs = Date.now }: StripeOptions = {}) {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const lines: Line[] = []
  const events: Json[] = []
  const complaints: string[] = []
  const once = createIdempotency()
  const account = { charges_enabled: true }
  let decline: { code: string; message: string } | null = null
  let isHolding = false
  /** Secret keys that may do less. */
  let forbidden: string[] = []
  let endpoints: Json[] = []

  const now = () => Math.floor(nowMs() / 1000)
  const server = await startStandIn(answer)

  function answer(request: StandInRequest): StandInAnswer {
    const { method, path, headers, body } = request
    if (headers['authorization'] !== `Bearer ${STRIPE_KEYS.secretKey}`)
      return refused(401, 'invalid_request_error', { message: 'Invalid API Key provided' })
    if (headers['stripe-version'] === undefined) complaints.push(`${path}: no Stripe-Version`)
    if (forbidden.some((each) => path.startsWith(each)))
      return refused(403, 'invalid_request_error', { message: 'The key does not have the permission' })
    if (method === 'GET') return read(request)
    const key = headers['idempotency-key']
    if (key === undefined) complaints.push(`${path}: no Idempotency-Key`)
    if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      complaints.push(`${path}: not a form`)
    const given = once(key ?? nextId('key'), `${path} ${body}`, () => write(request))
    return given === 'another'
      ? refused(400, 'idempotency_error', { message: 'Keys can only be used with the same parameters' })
      : given
  }

  function read({ path, query }: StandInRequest): StandInAnswer {
    const [, , kind, ...rest] = path.split('/')
    const id = rest.at(-1) ?? ''
    if (kind === 'account') return found({ ...objects['account'], ...account })
    if (kind === 'webhook_endpoints') return found(list(endpoints))
    if (kind === 'balance_transactions') return found(listLines(query))
    if (kind === 'refunds' && rest.length === 0) return found(list(refundsOf(query.get('payment_intent'))))
    if (kind === 'refunds') return foundOr(refunds.get(id), presentRefund)
    if (path === '/v1/checkout/sessions') return found(list([]))
    if (kind === 'checkout')
      return foundOr(sessions.get(id), (session) => presentSession(session, expandOf(query)))
    return refused(404, 'invalid_request_error', { message: `Unrecognized request URL: ${path}` })
  }

  function write({ path, body }: StandInRequest): StandInAnswer {
    const form = new URLSearchParams(body)
    if (path === '/v1/checkout/sessions') return createSession(form)
    const [, expiring] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path) ?? []
    if (expiring !== undefined) return expire(expiring, expandOf(form))
    if (path === '/v1/refunds') return createRefund(form)
    return refused(404, 'invalid_request_error', { message: `Unrecognized request URL: ${path}` })
  }

  function createSession(form: URLSearchParams): StandInAnswer {
    const wrong = findWrong(form, sessionFields)
    if (wrong) return wrong
    const price = 'line_items[0][price_data]'
    const currency = form.get(`${price}[currency]`) ?? ''
    const amount = Number(form.get(`${price}[unit_amount]`))
    if (!/^[a-z]{3}$/.test(currency)) return unknownParameter(`${price}[currency]`)
    if (!Number.isSafeInteger(amount) || amount <= 0) return unknownParameter(`${price}[unit_amount]`)
    if (['kwd', 'bhd', 'jod', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
      return unknownParameter(`${price}[unit_amount]`)
    const session: Session = {
      id: nextId('cs_test_'),
      intentId: nextId('pi_'),
      amount,
      currency,
      clientReference: form.get('client_reference_id') ?? '',
      metadata: {
        order_id: form.get('metadata[order_id]'),
        attempt_id: form.get('metadata[attempt_id]'),
      },
      name: form.get(`${price}[product_data][name]`) ?? '',
      email: form.get('customer_email'),
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      status: 'open',
      payment: 'unpaid',
      intent: 'requires_payment_method',
      chargeId: null,
      createdAt: now(),
    }
    sessions.set(session.id, session)
    return found(presentSession(session, []))
  }

  function expire(id: string, expanded: string[]): StandInAnswer {
    const session = sessions.get(id)
    if (!session) return missing()
    if (session.status !== 'open')
      return refused(400, 'invalid_request_error', {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      })
    session.status = 'expired'
    tell('checkout.session.expired', presentSession(session, []))
    return found(presentSession(session, expanded))
  }

  function createRefund(form: URLSearchParams): StandInAnswer {
    const wrong = findWrong(form, refundFields)
    if (wrong) return wrong
    if (decline) return refused(400, 'invalid_request_error', decline)
    const intentId = form.get('payment_intent') ?? ''
    const session = [...sessions.values()].find((each) => each.intentId === intentId)
    if (session?.payment !== 'paid') return missing()
    const amount = Number(form.get('amount'))
    const before = refundsOf(intentId).filter(({ status }) => status !== 'failed')
    const given = before.reduce((sum, refund) => sum + Number(refund['amount']), 0)
    if (given + amount > session.amount)
      return refused(400, 'invalid_request_error', {
        code: 'charge_already_refunded',
        message: 'Refund amount is greater than what is left of the charge',
      })
    const refund: Refund = {
      id: nextId('re_'),
      intentId,
      amount,
      currency: session.currency,
      metadata: { refund_id: form.get('metadata[refund_id]') },
      status: isHolding ? 'pending' : 'succeeded',
      createdAt: now(),
    }
    refunds.set(refund.id, refund)
    if (!isHolding) bookRefund(refund)
    tell('refund.created', presentRefund(refund))
    return found(presentRefund(refund))
  }

  function bookRefund(refund: Refund) {
    lines.push({
      id: nextId('txn_'),
      amount: -refund.amount,
      fee: 0,
      currency: refund.currency,
      category: 'refund',
      createdAt: now(),
      source: () => presentRefund(refund),
    })
  }

  const refundsOf = (intentId: string | null) =>
    [...refunds.values()].filter((refund) => refund.intentId === intentId).map(presentRefund)

  function presentSession(session: Session, expanded: string[]): Json {
    return {
      ...objects['checkout.session'],
      id: session.id,
      amount_subtotal: session.amount,
      amount_total: session.amount,
      adaptive_pricing: { enabled: false },
      cancel_url: session.cancelUrl,
      client_reference_id: session.clientReference,
      created: session.createdAt,
      currency: session.currency,
      customer_email: session.email,
      expires_at: session.createdAt + 24 * 60 * 60,
      metadata: session.metadata,
      // Newer versions make it when the guest pays.
      payment_intent:
        session.status === 'open'
          ? null
          : expanded.some((path) => path.startsWith('payment_intent'))
            ? presentIntent(session, expanded)
            : session.intentId,
      payment_status: session.payment,
      status: session.status,
      success_url: session.successUrl,
      ui_mode: 'hosted_page',
      url: session.status === 'open' ? `${server.url}/pay/${session.id}` : null,
    }
  }

  function presentIntent(session: Session, expanded: string[]): Json {
    const isExpanded = expanded.some((path) => path.startsWith('payment_intent.latest_charge'))
    const charge =
      session.chargeId === null ? null : isExpanded ? presentCharge(session, expanded) : session.chargeId
    return {
      ...objects['payment_intent'],
      id: session.intentId,
      amount: session.amount,
      amount_received: session.payment === 'paid' ? session.amount : 0,
      created: session.createdAt,
      currency: session.currency,
      latest_charge: charge,
      metadata: session.metadata,
      status: session.intent,
    }
  }

  function presentCharge(session: Session, expanded: string[]): Json {
    const line = lines.find(
      ({ category, source }) => category === 'charge' && source()['id'] === session.chargeId,
    )
    const isExpanded = expanded.includes('payment_intent.latest_charge.balance_transaction')
    return {
      ...objects['charge'],
      id: session.chargeId,
      amount: session.amount,
      amount_captured: session.payment === 'paid' ? session.amount : 0,
      balance_transaction: line ? (isExpanded ? presentLine(line, false) : line.id) : null,
      currency: session.currency,
      metadata: session.metadata,
      payment_intent: session.intentId,
    }
  }

  const presentRefund = ({ id, intentId, amount, currency, metadata, status, createdAt }: Refund): Json => ({
    ...objects['refund'],
    id,
    amount,
    currency,
    metadata,
    status,
    created: createdAt,
    payment_intent: intentId,
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  })

  const presentLine = (
    { id, amount, fee, currency, category, createdAt, source }: Line,
    isExpanded: boolean,
  ): Json => ({
    ...objects['balance_transaction'],
    id,
    amount,
    fee,
    currency,
    net: amount - fee,
    created: createdAt,
    reporting_category: category,
    type: category,
    source: isExpanded ? source() : source()['id'],
  })

  function listLines(query: URLSearchParams) {
    const from = Number(query.get('created[gte]') ?? 0)
    const until = Number(query.get('created[lt]') ?? Infinity)
    const after = query.get('starting_after')
    const limit = Number(query.get('limit') ?? 10)
    // The newest first.
    const all = lines.filter(({ createdAt }) => createdAt >= from && createdAt < until).toReversed()
    const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1)
    const isExpanded = expandOf(query).includes('data.source')
    return list(
      rest.slice(0, limit).map((line) => presentLine(line, isExpanded)),
      rest.length > limit,
    )
  }

  function tell(type: string, object: Json) {
    const event = {
      ...objects['event'],
      id: nextId('evt_'),
      created: now(),
      type,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    if (server.webhookUrl !== null) void postNotice(server.webhookUrl, sign(event))
  }

  /** As Stripe signs it at this moment, or so many seconds ago. */
  function sign(event: Json, { secondsAgo = 0, secret = STRIPE_KEYS.webhookSecret } = {}): SignedNotice {
    const body = JSON.stringify(event)
    const time = now() - secondsAgo
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { rawBody: Buffer.from(body), headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
  }

  function requireSession(reference: string): Session {
    const session = sessions.get(reference)
    if (!session) throw new Error(`No session ${reference}`)
    return session
  }

  function takeMoney(session: Session) {
    session.payment = 'paid'
    session.intent = 'succeeded'
    session.chargeId ??= nextId('ch_')
    lines.push({
      id: nextId('txn_'),
      amount: session.amount,
      fee: stripeFeeOf(session.amount),
      currency: session.currency,
      category: 'charge',
      createdAt: now(),
      source: () => ({ object: 'charge', id: session.chargeId, payment_intent: session.intentId }),
    })
  }

  return {
    server,
    sign,
    /** What did not fit Stripe's description of its API. */
    complaints,
    events,
    /** The guest pays by card; false if the session is not open any more. */
    approve(reference: string): boolean {
      const session = requireSession(reference)
      if (session.status !== 'open') return false
      session.status = 'complete'
      takeMoney(session)
      tell('checkout.session.completed', presentSession(session, []))
      return true
    },
    /** The card is declined, or 3-D Secure abandoned: the guest may try again. */
    decline(reference: string) {
      requireSession(reference).intent = 'requires_payment_method'
    },
    /** The guest pays by a debit that takes days. */
    payLater(reference: string) {
      const session = requireSession(reference)
      session.status = 'complete'
      session.intent = 'processing'
      session.chargeId = nextId('py_')
      tell('checkout.session.completed', presentSession(session, []))
    },
    settlePending(reference: string) {
      const session = requireSession(reference)
      takeMoney(session)
      tell('checkout.session.async_payment_succeeded', presentSession(session, []))
    },
    deny(reference: string) {
      const session = requireSession(reference)
      session.intent = 'requires_payment_method'
      tell('checkout.session.async_payment_failed', presentSession(session, []))
    },
    dispute(reference: string) {
      const { intentId, amount, currency, chargeId } = requireSession(reference)
      const dispute = {
        ...objects['dispute'],
        id: nextId('dp_'),
        amount,
        currency,
        charge: chargeId,
        payment_intent: intentId,
      }
      lines.push({
        id: nextId('txn_'),
        amount: -amount,
        fee: 1500,
        currency,
        category: 'dispute',
        createdAt: now(),
        source: () => dispute,
      })
      tell('charge.dispute.created', dispute)
    },
    /** Until it is called with null. */
    refuseRefunds(with_: { code: string; message: string } | null) {
      decline = with_
    },
    /** Refunds wait for money of the account. */
    holdRefunds(holds: boolean) {
      isHolding = holds
    },
    settleRefund(id: string, status: 'succeeded' | 'failed') {
      const refund = refunds.get(id)
      if (!refund) throw new Error(`No refund ${id}`)
      if (status === 'succeeded') bookRefund(refund)
      refund.status = status
      tell(status === 'failed' ? 'refund.failed' : 'refund.updated', presentRefund(refund))
    },
    setAccount(change: Partial<typeof account>) {
      Object.assign(account, change)
    },
    /** The key may not call what begins with these. */
    forbid(paths: string[]) {
      forbidden = paths
    },
    setEndpoints(urls: { url: string; events: string[] }[]) {
      endpoints = urls.map(({ url, events: enabled }) => ({
        ...objects['webhook_endpoint'],
        url,
        enabled_events: enabled,
        status: 'enabled',
      }))
    },
    /** What Stripe has taken and given back, to be compared with ours. */
    books: () => ({
      payments: [...sessions.values()]
        .filter(({ payment }) => payment === 'paid')
        .map((session) => ({
          reference: session.id,
          chargeId: session.intentId,
          orderId: session.clientReference,
          attemptId: String(session.metadata['attempt_id']),
          amount: session.amount,
          currency: session.currency.toUpperCase(),
        })),
      refunds: [...refunds.values()]
        .filter(({ status }) => status !== 'failed')
        .map(({ id, intentId, amount, currency, metadata, status }) => ({
          reference: id,
          chargeId: intentId,
          refundId: String(metadata['refund_id']),
          amount,
          currency: currency.toUpperCase(),
          isDone: status === 'succeeded',
        })),
    }),
    close: () => server.close(),
  }
}

const found = (body: object): StandInAnswer => ({ status: 200, body })

const missing = () =>
  refused(404, 'invalid_request_error', { code: 'resource_missing', message: 'No such object' })

const foundOr = <Item>(item: Item | undefined, present: (item: Item) => Json) =>
  item === undefined ? missing() : found(present(item))

const refused = (status: number, type: string, error: { code?: string; message: string }): StandInAnswer => ({
  status,
  body: { error: { type, ...error } },
})

const list = (data: Json[], hasMore = false) => ({ object: 'list', data, has_more: hasMore, url: '/v1/list' })

const expandOf = (form: URLSearchParams) =>
  [...form].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value)

/** Fields that a request must have, and may have, with what they must look like. */
interface Fields {
  required: Record<string, RegExp>
  optional: Record<string, RegExp>
}

const sessionFields: Fields = {
  required: {
    mode: /^payment$/,
    ui_mode: /^hosted_page$/,
    'line_items[0][quantity]': /^1$/,
    'line_items[0][price_data][currency]': /^[a-z]{3}$/,
    'line_items[0][price_data][unit_amount]': /^[1-9]\d*$/,
    'line_items[0][price_data][product_data][name]': /./,
    client_reference_id: /^.{1,200}$/,
    'metadata[order_id]': /^.{1,500}$/,
    'metadata[attempt_id]': /^.{1,500}$/,
    'payment_intent_data[metadata][order_id]': /^.{1,500}$/,
    'payment_intent_data[metadata][attempt_id]': /^.{1,500}$/,
    success_url: /^https?:\/\//,
    cancel_url: /^https?:\/\//,
  },
  optional: {
    'payment_intent_data[description]': /./,
    'adaptive_pricing[enabled]': /^(?:true|false)$/,
    customer_email: /^[^@\s]+@[^@\s]+$/,
  },
}

const refundFields: Fields = {
  required: {
    payment_intent: /^pi_/,
    amount: /^[1-9]\d*$/,
    'metadata[refund_id]': /^.{1,500}$/,
  },
  optional: {},
}

function findWrong(form: URLSearchParams, { required, optional }: Fields): StandInAnswer | null {
  for (const [name, value] of form)
    if (!(required[name] ?? optional[name])?.test(value)) return unknownParameter(name)
  for (const name of Object.keys(required)) if (!form.has(name)) return unknownParameter(name)
  return null
}

const unknownParameter = (name: string) =>
  refused(400, 'invalid_request_error', { code: 'parameter_invalid', message: `Wrong parameter: ${name}` })
