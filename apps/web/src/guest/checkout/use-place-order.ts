import { orderedChoicesOf, type ErrorBody, type GuestOrder, type CartItem } from '@tiffin/contract'
import type { pricedExtras } from '../../lib/format/order-extras.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { createUnanswered, type Outcome } from '../../lib/forms/send-once.ts'
import { useGuestForm } from '../../lib/forms/use-guest-form.ts'
import { useStored } from '../../lib/storage/stores.ts'
import type { WayToPay } from './ways-to-pay.ts'
import {
  forgetChoices,
  forgetCustomerDraft,
  readCheckoutIssues,
  type NoteDraft,
  type CustomerDraft,
} from './checkout-draft.ts'

interface PlaceOrderOptions {
  /** The latest pickup that is still the one that the page shows for as soon as possible; undefined while it shows none. */
  noLaterThan: string | undefined
  onPlaced: (placed: PlacedOrder) => void
  /** The server's reason, or null when it gave none. */
  onRejected: (body: ErrorBody | null) => void
}

export type PlacedOrder = Outcome<OrderInput, GuestOrder>

/** The form that sends the order: a second press, here or in another tab, or a lost response never makes a second one. */
export function usePlaceOrder({ noLaterThan, onPlaced, onRejected }: PlaceOrderOptions) {
  const client = useTRPCClient()

  return useGuestForm<OrderInput, OrderInput, GuestOrder>({
    unanswered: unansweredOrder,
    send(input, once) {
      forgetOrderOfOther(input.userId)
      // How long the guest would wait moves with the clock while the order stays the same.
      return once(input, ({ fulfillment, ...others }, options) =>
        client.orders.place.mutate({ ...others, fulfillment: { ...fulfillment, noLaterThan } }, options),
      )
    },
    withdraw: (last, options) => client.orders.withdraw.mutate(last, options),
    onDone(placed) {
      forgetCustomerDraft()
      forgetChoices()
      onPlaced(placed)
    },
    errorsIn: readCheckoutIssues,
    onRejected,
    fallback: FAILED_TO_PLACE,
  })
}

export const FAILED_TO_PLACE = 'Failed to place order'

/** What became of an order of somebody who was logged in before is not for this customer to know. */
function forgetOrderOfOther(userId: string | undefined) {
  const owner = unansweredOrder.get()?.request.userId
  if (userId !== undefined && owner !== undefined && owner !== userId) unansweredOrder.set(null)
}

/** The order that was sent and not answered, if there is one. */
export const unansweredOrder = createUnanswered<OrderInput>('order')

export const useUnansweredOrder = () => useStored(unansweredOrder)

export type OrderInput = ReturnType<typeof toOrderInput>

interface Checkout {
  cart: readonly CartItem[]
  customer: CustomerDraft
  /** Of the signed-in customer: the order is theirs, or is not placed. */
  userId: string | null
  /** null: as soon as possible. */
  pickupAt: string | null
  way: WayToPay
  /** Only a code that takes something off: the total must be the one that is shown. */
  couponCode: string | null
  kitchenNote: NoteDraft
  extras: ReturnType<typeof pricedExtras>
  /** The tax rate used for the displayed total. */
  taxPercent: number
  /** The displayed total: with any other one nothing is ordered. */
  total: number
  /** On top of it; 0: none. */
  tip: number
}

export function toOrderInput({
  cart,
  customer,
  userId,
  pickupAt,
  way,
  couponCode,
  kitchenNote,
  extras,
  taxPercent,
  total,
  tip,
}: Checkout) {
  const note = kitchenNote.note.trim()
  return {
    items: cart.map((line) => {
      const { slug, product, title, price, quantity } = line
      return { ...orderedChoicesOf(line), slug, product, title, price, quantity }
    }),
    customer: {
      name: customer.name.trim(),
      email: customer.email.trim(),
      phone: customer.phone.trim() || undefined,
    },
    fulfillment: { type: 'pickup' as const, ...(pickupAt !== null && { pickupAt }) },
    payment: { method: way.method, ...(way.isOnline && { online: true }), ...(tip > 0 && { tip }) },
    taxPercent,
    total,
    ...(userId !== null && { userId }),
    ...(couponCode !== null && { couponCode }),
    ...(extras.length > 0 && { extras }),
    ...(note !== '' && { note, allergyNote: kitchenNote.isAllergy }),
  }
}
