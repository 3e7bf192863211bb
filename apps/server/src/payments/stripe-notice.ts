import type { Stripe } from 'stripe'
import { ForgedNotice, type ProviderMode, type ProviderNotice } from './provider.ts'
import { fromStripeAmount } from './provider-amounts.ts'

/** What an event speaks of, once its signature is known to be right. */
export function readStripeEvent(event: Stripe.Event, mode: ProviderMode): ProviderNotice {
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
