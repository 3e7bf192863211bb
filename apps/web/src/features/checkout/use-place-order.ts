import { useMutation } from '@tanstack/react-query'
import type { ErrorBody, Order } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { forgetAttempt, keyOfAttempt } from './attempt-key.ts'
import { forgetCustomerDraft } from './customer-draft.ts'
import type { OrderInput } from './order-input.ts'

// An answer that takes longer than this is not coming any more.
const PATIENCE_MS = 20_000

interface PlaceOrderHandlers {
  onPlaced: (order: Order) => void
  /** The server's reason, or null when it gave none. */
  onRefused: (body: ErrorBody | null) => void
}

/** Sends the order. The same content keeps its key, so a second press or a lost answer never makes a second order. */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceOrderHandlers) {
  const { client } = trpc.useUtils()
  return useMutation({
    // Offline is a failure that the guest is told of, not a reason to send the order some time later.
    networkMode: 'always',
    mutationFn: (input: OrderInput) =>
      client.orders.place.mutate(input, {
        context: { idempotencyKey: keyOfAttempt(JSON.stringify(input)) },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    onSuccess: (order) => {
      forgetAttempt()
      forgetCustomerDraft()
      onPlaced(order)
    },
    onError: (error) => {
      const body = readErrorBody(error)
      // The key belongs to something else: the next press takes a new one.
      if (body?.code === 'CONFLICT') forgetAttempt()
      onRefused(body)
    },
  })
}
