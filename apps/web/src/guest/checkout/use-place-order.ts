import { useMutation } from '@tanstack/react-query'
import {
  orderedChoicesOf,
  type ErrorBody,
  type Order,
  type CartItem,
  type PaymentMethod,
} from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import { useEffect, useRef } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { createAttempts } from '../../lib/forms/attempts.ts'
import { forgetChoices, forgetCustomerDraft, type NoteDraft, type CustomerDraft } from './checkout-draft.ts'

// A response that takes longer than this will not come any more.
const PATIENCE_MS = 20_000

interface PlaceOrderOptions {
  /** The latest pickup that is still the one that the page shows for as soon as possible; undefined while it shows none. */
  noLaterThan: string | undefined
  onPlaced: (order: Order) => void
  /** The server's reason, or null when it gave none. */
  onRefused: (body: ErrorBody | null) => void
}

/**
 * Sends the order. The same content keeps its key, so that a second press, here or in another tab, or a lost response
 * never makes a second order.
 */
export function usePlaceOrder({ noLaterThan, onPlaced, onRefused }: PlaceOrderOptions) {
  const { client } = trpc.useUtils()

  // Once a response was lost there may be an order, whatever happens afterwards.
  const mayHaveArrived = useRef(false)

  // Storage, which the guest's other tabs share.
  useEffect(() => orderAttempts.prepare(), [])

  return useMutation({
    mutationFn: async (input: OrderInput) => {
      const wasOffline = !navigator.onLine
      try {
        // Not part of the key: it moves with the clock while the order stays the same.
        const fulfillment = { ...input.fulfillment, noLaterThan }
        return await client.orders.place.mutate(
          { ...input, fulfillment },
          {
            context: { idempotencyKey: orderAttempts.keyOf(JSON.stringify(input)) },
            signal: AbortSignal.timeout(PATIENCE_MS),
          },
        )
      } catch (error) {
        if (readErrorBody(error) !== null) throw error
        const isUnsent = wasOffline && !navigator.onLine && !mayHaveArrived.current
        mayHaveArrived.current ||= !isUnsent
        throw isUnsent ? new NotSent() : error
      }
    },
    onSuccess: (order) => {
      orderAttempts.forget()
      forgetCustomerDraft()
      forgetChoices()
      onPlaced(order)
    },
    onError: (error) => {
      const body = readErrorBody(error)
      // The key belongs to a different order: the next press gets a new one.
      if (body?.code === 'CONFLICT') orderAttempts.forget()
      onRefused(body)
    },
  })
}

/** For the order that a guest is about to place. */
export const orderAttempts = createAttempts('checkout-attempt')

/** The browser was offline the whole time: nothing can have reached the kitchen. */
export class NotSent extends Error {
  constructor() {
    super('The order was not sent')
  }
}

export type OrderInput = ReturnType<typeof toOrderInput>

interface Checkout {
  cart: readonly CartItem[]
  customer: CustomerDraft
  /** Of the signed-in customer: the order is theirs, or is not placed. */
  userId: string | null
  /** null: as soon as possible. */
  pickupAt: string | null
  paymentMethod: PaymentMethod
  /** Only a code that takes something off: the total must be the one that is shown. */
  couponCode: string | null
  kitchenNote: NoteDraft
  /** The tax rate used for the displayed total. */
  taxPercent: number
  /** The displayed total: with any other one nothing is ordered. */
  totalCents: number
}

export function toOrderInput({
  cart,
  customer,
  userId,
  pickupAt,
  paymentMethod,
  couponCode,
  kitchenNote,
  taxPercent,
  totalCents,
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
    total: dollarsFromCents(totalCents),
    ...(userId !== null && { userId }),
    ...(couponCode !== null && { couponCode }),
    ...(note !== '' && { note, allergyNote: kitchenNote.isAllergy }),
  }
}
