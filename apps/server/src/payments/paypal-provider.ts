/** Orders v2: the guest approves on PayPal's page, and we capture (https://developer.paypal.com/docs/api/orders/v2/). */
import {
  type BegunPayment,
  type PaymentProvider,
  type PaymentRequest,
  ProviderUnavailable,
  type ProviderPayment,
  ProviderError,
  type ProviderRefund,
  type RefundState,
} from './provider.ts'
import { fromPayPalAmount, toPayPalAmount } from './provider-amounts.ts'
import { createPayPalClient, type PayPalClient, type PayPalOptions, KeysRefused } from './paypal-client.ts'
import { listPayPalEntries } from './paypal-entries.ts'
import { createPayPalReader } from './paypal-notice.ts'

interface Money {
  value: string
  currency_code: string
}

interface Capture {
  id: string
  /** COMPLETED, DECLINED, PARTIALLY_REFUNDED, PENDING, REFUNDED or FAILED. */
  status: string
  amount?: Money
  seller_receivable_breakdown?: { paypal_fee?: Money }
}

interface PayPalOrder {
  id: string
  /** CREATED, SAVED, APPROVED, VOIDED, COMPLETED or PAYER_ACTION_REQUIRED. */
  status: string
  update_time?: string
  purchase_units?: { custom_id?: string; payments?: { captures?: Capture[] } }[]
  payment_source?: { card?: { last_digits?: string } }
  links?: { rel: string; href: string }[]
}

interface PayPalRefund {
  id: string
  /** CANCELLED, FAILED, PENDING or COMPLETED. */
  status: string
  status_details?: { reason?: string }
}

type Asked = { reference: string; attemptId: string }

export function createPayPalProvider(options: PayPalOptions): PaymentProvider {
  const client = createPayPalClient(options)
  const readNotice = createPayPalReader(options)
  return {
    name: 'paypal',
    mode: options.mode,
    begin: (request) => begin(client, request),
    lookUp: (payment) => lookUp(client, payment),
    async close(payment) {
      const found = await findOrder(client, payment)
      // PayPal cannot close an order: nobody pays it, because we shall not capture it.
      return found.state === 'open' ? { ...found, state: 'closed' } : found
    },
    async refund({ refundId, chargeId, cents, currency }) {
      const body = { amount: toPayPalAmount(cents, currency), custom_id: refundId }
      const path = `/v2/payments/captures/${encodeURIComponent(chargeId)}/refund`
      const refund = await client.call<PayPalRefund>({
        method: 'POST',
        path,
        body,
        requestId: `refund-${refundId}`,
      })
      return presentRefund(refund)
    },
    async lookUpRefund({ reference }) {
      const path = `/v2/payments/refunds/${encodeURIComponent(reference)}`
      return presentRefund(await client.call<PayPalRefund>({ method: 'GET', path }))
    },
    readNotice,
    check: () => checkPayPal(client, options),
    listEntries: (span) => listPayPalEntries(client, span),
  }
}

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`

async function begin(client: PayPalClient, request: PaymentRequest): Promise<BegunPayment> {
  const { attemptId, orderId, description, cents, currency, email, returnUrl, cancelUrl } = request
  const order = await client.call<PayPalOrder>({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: `begin-${attemptId}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: orderId,
          custom_id: attemptId,
          description: description.slice(0, 127),
          amount: toPayPalAmount(cents, currency),
        },
      ],
      payment_source: {
        paypal: {
          ...(email !== '' && { email_address: email }),
          experience_context: {
            return_url: returnUrl,
            cancel_url: cancelUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
  })
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!link) throw new ProviderUnavailable('PayPal named no page on which to pay')
  return { reference: order.id, url: link.href }
}

async function lookUp(client: PayPalClient, payment: Asked): Promise<ProviderPayment> {
  const order = await getOrder(client, payment)
  if (order?.status !== 'APPROVED' || captureOf(order)) return presentOrder(order, payment)
  try {
    const captured = await client.call<PayPalOrder>({
      method: 'POST',
      path: `${orderPath(payment.reference)}/capture`,
      // One for each approval: of two calls at once one captures, and a guest who comes back with another card is not
      // told what became of the first.
      requestId: `capture-${payment.attemptId}-${order.update_time ?? ''}`.slice(0, 108),
    })
    return presentOrder(captured, payment)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // Somebody else was faster.
    if (error.code === 'ORDER_ALREADY_CAPTURED') return findOrder(client, payment)
    // The guest may choose another way to pay in the same order.
    if (reopening.has(error.code)) return { ...nothingYet, reference: payment.reference, state: 'open' }
    throw error
  }
}

const reopening = new Set(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'ORDER_NOT_APPROVED'])

/** As it is, without capturing. */
const findOrder = async (client: PayPalClient, payment: Asked) =>
  presentOrder(await getOrder(client, payment), payment)

/** Null if PayPal does not have it: it forgets an order that nobody has approved after some hours. */
async function getOrder(client: PayPalClient, { reference, attemptId }: Asked): Promise<PayPalOrder | null> {
  try {
    const order = await client.call<PayPalOrder>({ method: 'GET', path: orderPath(reference) })
    if (order.purchase_units?.[0]?.custom_id !== attemptId)
      throw new ProviderError('FOREIGN_PAYMENT', 'This payment was begun by somebody else.')
    return order
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'INVALID_RESOURCE_ID') return null
    if (error instanceof ProviderError && error.code === 'RESOURCE_NOT_FOUND') return null
    throw error
  }
}

/** The one that counts: of one that was denied and its successor, the successor. */
function captureOf({ purchase_units: units }: PayPalOrder): Capture | undefined {
  const captures = units?.[0]?.payments?.captures ?? []
  return captures.find(({ status }) => !deniedStates.has(status)) ?? captures.at(-1)
}

const deniedStates = new Set(['DECLINED', 'FAILED'])

const nothingYet = { chargeId: null, cents: null, currency: null, feeCents: null, lastFour: null }

function presentOrder(order: PayPalOrder | null, { reference }: Asked): ProviderPayment {
  const capture = order && captureOf(order)
  if (!order || !capture) {
    const isOver = order === null || order.status === 'VOIDED'
    return { ...nothingYet, reference, state: isOver ? 'closed' : 'open' }
  }
  if (deniedStates.has(capture.status)) return { ...nothingYet, reference, state: 'failed' }
  const lastFour = order.payment_source?.card?.last_digits ?? null
  if (capture.status === 'PENDING')
    return { ...nothingYet, reference, state: 'pending', chargeId: capture.id, lastFour }
  const fee = capture.seller_receivable_breakdown?.paypal_fee
  const { amount } = capture
  return {
    reference,
    // Also if some of it has been given back since.
    state: 'paid',
    chargeId: capture.id,
    cents: amount ? fromPayPalAmount(amount) : null,
    currency: amount?.currency_code ?? null,
    feeCents: fee && fee.currency_code === amount?.currency_code ? fromPayPalAmount(fee) : null,
    lastFour,
  }
}

const refundStates: Record<string, RefundState> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'refused',
  CANCELLED: 'refused',
}

function presentRefund({ id, status, status_details: details }: PayPalRefund): ProviderRefund {
  const state = refundStates[status] ?? 'pending'
  return { reference: id, state, reason: state === 'refused' ? (details?.reason ?? status) : null }
}

const REPORTING = 'https://uri.paypal.com/services/reporting/search/read'

const needed = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
]

interface Webhook {
  url: string
  event_types?: { name: string }[]
}

/** What is wrong with the keys, in sentences for an owner. */
async function checkPayPal(
  client: PayPalClient,
  { keys, mode, webhookUrl }: PayPalOptions,
): Promise<string[]> {
  try {
    const faults = (await client.scopes()).includes(REPORTING)
      ? []
      : [
          'The app may not search transactions: turn on “Transaction search” in its features, or days cannot be compared with PayPal’s books.',
        ]
    return [...faults, ...(await faultsOfWebhook(client, keys.webhookId, webhookUrl))]
  } catch (error) {
    if (error instanceof KeysRefused) {
      const [here, there] = mode === 'test' ? ['the sandbox', 'live'] : ['live', 'the sandbox']
      return [`PayPal does not know this client ID and secret in ${here}. Are they those of ${there}?`]
    }
    if (error instanceof ProviderUnavailable)
      return ['PayPal cannot be reached, or does not answer as expected. Try again in a minute.']
    throw error
  }
}

async function faultsOfWebhook(client: PayPalClient, id: string, ourUrl: string): Promise<string[]> {
  if (id === '')
    return ['The webhook’s ID is missing. PayPal shows it with the webhook in the app’s settings.']
  try {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(id)}`
    const { url, event_types: types = [] } = await client.call<Webhook>({ method: 'GET', path })
    if (url !== ourUrl) return [`The webhook ${id} sends to ${url}, not to ${ourUrl}.`]
    const names = types.map(({ name }) => name)
    const missing = names.includes('*') ? [] : needed.filter((each) => !names.includes(each))
    return missing.length === 0 ? [] : [`The webhook does not send ${missing.join(', ')}.`]
  } catch (error) {
    if (error instanceof ProviderError) return [`PayPal has no webhook ${id} for this app.`]
    throw error
  }
}
