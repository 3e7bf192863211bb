import type { PaymentMethod } from '@tiffin/contract'
import { paymentNames } from '../../lib/payment-names.ts'
import { createSessionValue } from '../../lib/session-value.ts'

/** What the guest has chosen so far, apart from their contact details. */
export interface CheckoutChoices {
  /** As it was applied, whether or not it is valid; empty: none. */
  couponCode: string
  /** null: as soon as possible. */
  pickupAt: string | null
  paymentMethod: PaymentMethod
}

const noChoices: CheckoutChoices = { couponCode: '', pickupAt: null, paymentMethod: 'cash' }

const storedChoices = createSessionValue<CheckoutChoices>({ key: 'checkout-choices', isValid: areChoices })

export const readChoices = (): CheckoutChoices => storedChoices.get() ?? noChoices

export const saveChoices = (changed: Partial<CheckoutChoices>) =>
  storedChoices.set({ ...readChoices(), ...changed })

export const forgetChoices = () => storedChoices.set(null)

function areChoices(raw: unknown): raw is CheckoutChoices {
  const { couponCode, pickupAt, paymentMethod } = (raw ?? {}) as Record<string, unknown>
  return (
    typeof couponCode === 'string' &&
    (pickupAt === null || typeof pickupAt === 'string') &&
    typeof paymentMethod === 'string' &&
    Object.hasOwn(paymentNames, paymentMethod)
  )
}
