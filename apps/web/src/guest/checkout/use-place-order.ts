import { useMutation } from '@tanstack/react-query'
import type { ErrorBody, Order } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { createAttempts } from '../../lib/forms/attempts.ts'
import { forgetChoices } from './checkout-choices.ts'
import { forgetCustomerDraft } from './customer-draft.ts'
import { NotSent } from './not-sent.ts'
import type { OrderInput } from './order-input.ts'

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
