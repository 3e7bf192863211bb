import { orderedChoicesOf, type CartItem, type PaymentMethod } from '@tiffin/contract'
import type { NoteDraft } from './checkout-choices.ts'
import type { CustomerDraft } from './customer-draft.ts'

export type OrderInput = ReturnType<typeof toOrderInput>

interface Checkout {
  cart: readonly CartItem[]
  customer: CustomerDraft
  /** null: as soon as possible. */
  pickupAt: string | null
  paymentMethod: PaymentMethod
  /** Only a code that takes something off: the total must be the one that is shown. */
  couponCode: string | null
  kitchenNote: NoteDraft
  /** The tax rate used for the displayed total. */
  taxPercent: number
}

export function toOrderInput({
  cart,
  customer,
  pickupAt,
  paymentMethod,
  couponCode,
  kitchenNote,
  taxPercent,
}: Checkout) {
  const note = kitchenNote.note.trim()
  return {
    items: cart.map((line) => {
      const { slug, price, quantity } = line
      return { ...orderedChoicesOf(line), slug, price, quantity }
    }),
    customer: {
      name: customer.name.trim(),
      email: customer.email.trim(),
      phone: customer.phone.trim() || undefined,
    },
    fulfillment: { type: 'pickup' as const, ...(pickupAt !== null && { pickupAt }) },
    payment: { method: paymentMethod },
    taxPercent,
    ...(couponCode !== null && { couponCode }),
    ...(note !== '' && { note, allergyNote: kitchenNote.isAllergy }),
  }
}
