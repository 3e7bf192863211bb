/**
 * What Tiffin asks of a payment provider. An adapter knows payments and never orders: it is told an amount, and answers
 * what became of it. All amounts are whole minor units of their currency, as everywhere on the server.
 */
export const providerNames = ['stripe', 'paypal', 'demo'] as const
export type ProviderName = (typeof providerNames)[number]

/** Keys of the one never reach the other. The demo terminal is always in test mode. */
export type ProviderMode = 'test' | 'live'

export interface PaymentRequest {
  /** Ours. Asking twice with the same one begins one payment. */
  attemptId: string
  orderId: string
  /** What the guest reads there: `Order 1042`. */
  description: string
  cents: number
  /** ISO 4217. */
  currency: string
  /** Of the guest; '' if unknown. */
  email: string
  /** Where the guest is sent after paying, and after turning back. */
  returnUrl: string
  cancelUrl: string
}

export interface BegunPayment {
  /** The provider's name for it: a Checkout Session's id, a PayPal order's. */
  reference: string
  /** The page on which the guest pays. */
  url: string
}

/**
 * `open`: the guest may still pay. `pending`: they have, and the provider does not know yet (a bank's debit, a review).
 * `failed`: it was denied after that. `closed`: nobody can pay it any more, and nobody has.
 */
export type ProviderState = 'open' | 'pending' | 'paid' | 'failed' | 'closed'

export interface ProviderPayment {
  reference: string
  state: ProviderState
  /** What a refund names: Stripe's payment intent, PayPal's capture. Null until it is paid or pending. */
  chargeId: string | null
  /** What was paid, if it was. */
  cents: number | null
  currency: string | null
  /** What the provider keeps of it, if it says so already. */
  feeCents: number | null
  /** Of the card. */
  lastFour: string | null
}

export interface RefundRequest {
  /** Ours. Asking twice with the same one refunds once. */
  refundId: string
  chargeId: string
  cents: number
  currency: string
}

/** `pending`: on its way, or the provider waits for money of ours. `refused`: it will not come. */
export type RefundState = 'pending' | 'done' | 'refused'

export interface ProviderRefund {
  /** The provider's name for it. */
  reference: string
  state: RefundState
  /** Why it was refused, in the provider's words. */
  reason: string | null
}

/** What a webhook speaks of. It is only a hint to look: what is true is what `lookUp` answers. */
export interface ProviderNotice {
  /** The provider's id of the event: the same one may come twice. */
  eventId: string
  /** The provider's name for its kind: `checkout.session.completed`. */
  kind: string
  about:
    | { kind: 'payment'; reference: string }
    | { kind: 'refund'; reference: string; chargeId: string | null }
    | { kind: 'dispute'; reference: string; chargeId: string | null; cents: number | null }
    /** Nothing that we act on. */
    | { kind: 'other' }
}

/** One line of the provider's own books, for comparing them with ours. */
export interface ProviderEntry {
  kind: 'payment' | 'refund' | 'fee' | 'dispute' | 'payout' | 'other'
  /** The charge, refund or dispute that it belongs to. */
  reference: string
  /** Less than 0: it left the account. */
  cents: number
  feeCents: number
  currency: string
  /** ISO 8601. */
  at: string
}

export interface PaymentProvider {
  readonly name: ProviderName
  readonly mode: ProviderMode
  begin(request: PaymentRequest): Promise<BegunPayment>
  /** As the provider knows it now. What the guest has approved is captured first, once. */
  lookUp(payment: { reference: string; attemptId: string }): Promise<ProviderPayment>
  /** Nobody shall pay it any more. Answers what it has become: it may just have been paid. Captures nothing. */
  close(payment: { reference: string; attemptId: string }): Promise<ProviderPayment>
  refund(request: RefundRequest): Promise<ProviderRefund>
  lookUpRefund(refund: { reference: string }): Promise<ProviderRefund>
  /** Throws `ForgedNotice` if it is not the provider's, not for this account and mode, or too old. */
  readNotice(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<ProviderNotice>
  /** What is wrong with the keys, in sentences for an owner; empty if all is well. */
  check(): Promise<string[]>
  listEntries(span: { from: Date; to: Date }): Promise<ProviderEntry[]>
}

/** The provider was asked and refuses: repeating it changes nothing. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  /** The provider's code, such as `INSTRUMENT_DECLINED`. */
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** No answer, or one that says nothing about the payment: to be asked again later, with the same ids. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

export class ForgedNotice extends Error {
  override name = 'ForgedNotice'
}
