import { useMutation } from '@tanstack/react-query'
import type { ErrorBody, Order } from '@tiffin/contract'
import { readErrorBody, type Failure } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { createUnanswered, forgetUnanswered, NotSent, sendOnce } from '../../lib/forms/send-once.ts'
import type { TakenOrder } from './order-draft.ts'

const unansweredOrder = createUnanswered<TakenOrder>('staff-order')

interface TakeOrderOptions {
  onTaken: (order: Order) => void
  onRejected: (body: ErrorBody) => void
}

/** Sends a new order: a second press or a lost answer never makes a second one. */
export function useTakeOrder({ onTaken, onRejected }: TakeOrderOptions) {
  const client = useTRPCClient()
  const taking = useMutation({
    mutationFn: (order: TakenOrder) => {
      // Refused at once: nobody waits at the counter for a time-out.
      if (!navigator.onLine) throw new NotSent()
      return sendOnce<TakenOrder, Order>(unansweredOrder, order, {
        send: (wanted, options) => client.orders.take.mutate(wanted, options),
        withdraw: (last, options) => client.orders.withdrawTaken.mutate(last, options),
      })
    },
    onSuccess(outcome) {
      forgetUnanswered(unansweredOrder, outcome.idempotencyKey)
      if (!outcome.isEarlier) onTaken(outcome.answer)
    },
    onError(error) {
      const body = readErrorBody(error)
      if (body !== null) onRejected(body)
    },
  })
  return {
    isPending: taking.isPending,
    failure: taking.error && explain(taking.error),
    /** What was sent before has arrived after all; what is in the form was not sent. */
    earlier: taking.data?.isEarlier ? taking.data.answer : null,
    take: (order: TakenOrder) => !taking.isPending && taking.mutate(order),
    reset: taking.reset,
  }
}

function explain(error: unknown): Failure {
  const body = readErrorBody(error)
  if (error instanceof NotSent)
    return {
      title: 'You are offline, so nothing was sent.',
      hint: 'Everything you entered is still here. Take the order again once you are connected.',
    }
  if (body === null || body.code === 'UNAVAILABLE')
    return {
      title: 'No answer, so it is not known whether the order was taken.',
      hint: 'Everything you entered is still here. Press again: it is never taken twice.',
    }
  return { title: body.message }
}
