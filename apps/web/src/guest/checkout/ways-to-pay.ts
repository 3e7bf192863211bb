import type { PaymentMethod, PaymentsSettings } from '@tiffin/contract'

export interface WayToPay {
  method: PaymentMethod
  /** Before pickup, on the provider's page. */
  isOnline: boolean
}

/** What a guest can choose for an order of this total, in the restaurant's order. Nobody pays for what is free. */
export function listWaysToPay({ methods, online }: PaymentsSettings, total: number): WayToPay[] {
  const isPossible = online.mode !== 'off' && total > 0
  const isRequired = isPossible && online.mode === 'required' && total >= (online.requiredFrom ?? 0)
  return methods.flatMap((method) => {
    const canBeOnline = isPossible && online.methods.some((each) => each === method)
    // Nobody carries PayPal to a counter if it works here.
    const canBeLater = !isRequired && !(canBeOnline && method === 'paypal')
    return [
      ...(canBeOnline ? [{ method, isOnline: true }] : []),
      ...(canBeLater ? [{ method, isOnline: false }] : []),
    ]
  })
}

/** The one that was chosen, if it is still offered; otherwise the nearest. */
export const findWay = (ways: readonly WayToPay[], { method, isOnline }: WayToPay): WayToPay =>
  ways.find((way) => way.method === method && way.isOnline === isOnline) ??
  ways.find((way) => way.method === method) ??
  ways[0] ?? { method, isOnline: false }
