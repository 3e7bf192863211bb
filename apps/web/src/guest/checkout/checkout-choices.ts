import type { PaymentMethod } from '@tiffin/contract'
import { paymentNames } from '../../lib/format/payment-names.ts'
import { createSessionValue } from '../../lib/storage/session-value.ts'

/** What the guest has chosen so far, apart from their contact details. */
export interface CheckoutChoices {
  /** As it was applied, whether or not it is valid; empty: none. */
  couponCode: string
  /** null: as soon as possible. */
  pickupAt: string | null
  paymentMethod: PaymentMethod
  /** Absent in a tab that was opened before there were notes. */
  kitchenNote?: NoteDraft
}

/** What the guest has typed for the kitchen. */
export interface NoteDraft {
  note: string
  isAllergy: boolean
}

export const noNote: NoteDraft = { note: '', isAllergy: false }

const noChoices: CheckoutChoices = { couponCode: '', pickupAt: null, paymentMethod: 'cash' }

const storedChoices = createSessionValue<CheckoutChoices>({ key: 'checkout-choices', isValid: areChoices })

export const readChoices = (): CheckoutChoices => storedChoices.get() ?? noChoices

export const saveChoices = (changed: Partial<CheckoutChoices>) =>
  storedChoices.set({ ...readChoices(), ...changed })

export const forgetChoices = () => storedChoices.set(null)

function areChoices(raw: unknown): raw is CheckoutChoices {
  const { couponCode, pickupAt, paymentMethod, kitchenNote = noNote } = (raw ?? {}) as Record<string, unknown>
  const { note, isAllergy } = (kitchenNote ?? {}) as Record<string, unknown>
  return (
    typeof couponCode === 'string' &&
    (pickupAt === null || typeof pickupAt === 'string') &&
    typeof paymentMethod === 'string' &&
    Object.hasOwn(paymentNames, paymentMethod) &&
    typeof note === 'string' &&
    typeof isAllergy === 'boolean'
  )
}
