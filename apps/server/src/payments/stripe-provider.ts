/** Cards and what else Stripe takes, on a page of Stripe's own (https://docs.stripe.com/payments/checkout). */
import type { Stripe } from 'stripe'
import type { Clock } from '../platform/wall-clock.ts'
import {
  ForgedNotice,
  type PaymentProvider,
  ProviderUnavailable,
  type ProviderMode,
  type ProviderPayment,
  ProviderError,
  type ProviderRefund,
  type ProviderState,
  type ProviderNotice,
} from './provider.ts'
import { fromStripeAmount, toStripeAmount } from './provider-amounts.ts'
import { checkStripe } from './stripe-check.ts'
import { listStripeEntries } from './stripe-entries.ts'

export interface StripeKeys {
  /** `sk_test_…`, or a restricted one, `rk_live_…`. */
  secretKey: string
  /** `whsec_…`, of the endpoint that calls us. */
  webhookSecret: string
}

export interface StripeOptions {
  keys: StripeKeys
  mode: ProviderMode
  clock: Clock
  /** Where Stripe is to send its notices. */
  webhookUrl: string
  /** Another server in Stripe's place. */
  apiUrl?: string | undefined
}

const TIMEOUT_MS = 15_000

// Older notices are a repeat by somebody who has listened: Stripe signs each of its own repeats anew.
const NOTICE_MAX_AGE_SECONDS = 5 * 60

const paymentDetails = ['payment_intent.latest_charge.balance_transaction']

/** The library is loaded here and not with this file: a site without Stripe has no memory to spare for it. */
export async function openStripe(options: StripeOptions): Promise<PaymentProvider> {
  const { default: StripeClient } = await import('stripe')
  return createStripeProvider(
    new StripeClient(options.keys.secretKey, {
      ...serverAt(options.apiUrl),
      timeout: TIMEOUT_MS,
      // With the same Idempotency-Key.
      maxNetworkRetries: 1,
      telemetry: false,
    }),
    options,
  )
}

function serverAt(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

function createStripeProvider(stripe: Stripe, options: StripeOptions): PaymentProvider {
  const { keys, mode, clock } = options

  async function lookUp({ reference, attemptId }: { reference: string; attemptId: string }) {
    const session = await asked(stripe.checkout.sessions.retrieve(reference, { expand: paymentDetails }))
    return presentSession(session, attemptId)
  }

  return {
    name: 'stripe',
    mode,

    async begin({ attemptId, orderId, description, cents, currency, email, returnUrl, cancelUrl }) {
      const metadata = { order_id: orderId, attempt_id: attemptId }
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'hosted_page',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: toStripeAmount(cents, currency),
                  product_data: { name: description },
                },
              },
            ],
            client_reference_id: orderId,
            metadata,
            payment_intent_data: { description, metadata },
            // Prices are shown, and paid, in our currency.
            adaptive_pricing: { enabled: false },
            success_url: returnUrl,
            cancel_url: cancelUrl,
            ...(email !== '' && { customer_email: email }),
          },
          { idempotencyKey: `begin-${attemptId}` },
        ),
      )
      if (session.url === null) throw new ProviderUnavailable('Stripe named no page on which to pay')
      return { reference: session.id, url: session.url }
    },

    lookUp,

    async close(payment) {
      try {
        // The library makes a key for each call: a decline must not be repeated when the session is open again.
        const session = await asked(
          stripe.checkout.sessions.expire(payment.reference, { expand: paymentDetails }),
        )
        return presentSession(session, payment.attemptId)
      } catch (error) {
        // It is not open: somebody has just paid, or nobody can any more.
        if (error instanceof ProviderError) return lookUp(payment)
        throw error
      }
    },

    async refund({ refundId, chargeId, cents, currency }) {
      const amount = toStripeAmount(cents, currency)
      // Stripe forgets an Idempotency-Key after a day. What was refunded by then is found by our own id.
      const done = await asked(findRefund(stripe, chargeId, refundId))
      if (done) return presentRefund(done)
      const refund = await asked(
        stripe.refunds.create(
          { payment_intent: chargeId, amount, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        ),
      )
      return presentRefund(refund)
    },

    lookUpRefund: async ({ reference }) => presentRefund(await asked(stripe.refunds.retrieve(reference))),

    async readNotice(rawBody, headers) {
      const signature = headers['stripe-signature'] ?? ''
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          keys.webhookSecret,
          NOTICE_MAX_AGE_SECONDS,
          undefined,
          clock.nowMs(),
        )
      } catch {
        throw new ForgedNotice('The signature is not Stripe’s, or too old')
      }
      return readStripeEvent(event, mode)
    },

    check: () => checkStripe(stripe, options),

    listEntries: (span) => asked(listStripeEntries(stripe, span)),
  }
}

async function findRefund(stripe: Stripe, chargeId: string, refundId: string): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: chargeId, limit: 100 }))
    if (refund.metadata?.['refund_id'] === refundId) return refund
  return null
}

function presentSession(session: Stripe.Checkout.Session, attemptId: string): ProviderPayment {
  if (session.metadata?.['attempt_id'] !== attemptId)
    throw new ProviderError('FOREIGN_PAYMENT', 'This payment was begun by somebody else.')
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  const charge = (intent?.latest_charge ?? null) as Stripe.Charge | null
  const state = stateOf(session, intent)
  const isCharged = state === 'paid' || state === 'pending'
  return {
    reference: session.id,
    state,
    chargeId: isCharged ? (intent?.id ?? null) : null,
    cents: state === 'paid' ? fromStripeAmount(session.amount_total ?? 0, session.currency ?? '') : null,
    currency: state === 'paid' ? (session.currency?.toUpperCase() ?? null) : null,
    feeCents: state === 'paid' ? feeOf(charge, session.currency) : null,
    lastFour: isCharged ? (charge?.payment_method_details?.card?.last4 ?? null) : null,
  }
}

function stateOf(
  { payment_status: payment, status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderState {
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid'
  if (status === 'open') return 'open'
  if (status === 'expired') return 'closed'
  // Complete and unpaid: a debit that takes days, or one that was denied.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'pending'
}

/** Known once the charge is in the balance; of no use if that is kept in another currency. */
function feeOf(charge: Stripe.Charge | null, currency: string | null): number | null {
  const entry = charge?.balance_transaction
  if (!entry || typeof entry === 'string' || entry.currency !== currency) return null
  return fromStripeAmount(entry.fee, entry.currency)
}

function presentRefund({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { reference: id, state: 'done', reason: null }
  if (status === 'failed' || status === 'canceled')
    return { reference: id, state: 'refused', reason: reason ?? status }
  return { reference: id, state: 'pending', reason: null }
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw explained(error)
  }
}

// The refund waits until the account has the money; the key of the same refund may be asked again.
const waitsForMoney = new Set(['balance_insufficient', 'insufficient_funds'])

/**
 * A decline is about the payment. Wrong keys, too many calls and a Stripe that does not answer say nothing about it. Not by
 * the library's classes: what is thrown only has to have its `type`.
 */
function explained(error: unknown): Error {
  const { type, code, message } = error as Partial<Stripe.errors.StripeError>
  if (type === undefined) return error as Error
  const isDeclined =
    (type === 'StripeInvalidRequestError' && code !== 'lock_timeout' && code !== 'idempotency_key_in_use') ||
    type === 'StripeCardError' ||
    type === 'StripeIdempotencyError'
  if (isDeclined && !waitsForMoney.has(code ?? ''))
    return new ProviderError(code ?? type, message ?? 'Stripe refuses.')
  return new ProviderUnavailable(`Stripe: ${message ?? type}`)
}

/** What an event speaks of, once its signature is known to be right. */
function readStripeEvent(event: Stripe.Event, mode: ProviderMode): ProviderNotice {
  // Of another account, by way of a platform.
  if (event.account !== undefined) throw new ForgedNotice('The notice is for another account')
  if (event.livemode !== (mode === 'live')) throw new ForgedNotice('The notice is for the other mode')
  const { id, type } = event
  if (typeof id !== 'string' || typeof type !== 'string') throw new ForgedNotice('The notice has no id')
  return { eventId: id, kind: type, about: aboutOf(event) }
}

function aboutOf({ data: { object } }: Stripe.Event): ProviderNotice['about'] {
  const { object: what } = object as { object?: string }
  if (what === 'checkout.session')
    return { kind: 'payment', reference: (object as Stripe.Checkout.Session).id }
  if (what === 'refund') {
    const refund = object as Stripe.Refund
    return { kind: 'refund', reference: refund.id, chargeId: idOf(refund.payment_intent) }
  }
  if (what === 'dispute') {
    const dispute = object as Stripe.Dispute
    return {
      kind: 'dispute',
      reference: dispute.id,
      chargeId: idOf(dispute.payment_intent),
      cents: fromStripeAmount(dispute.amount, dispute.currency),
    }
  }
  return { kind: 'other' }
}

const idOf = (named: string | { id: string } | null) =>
  typeof named === 'string' ? named : (named?.id ?? null)
