import type { GivePaymentBackInput, Order, TillMethod } from '@tiffin/contract'
import { useMutation } from '@tanstack/react-query'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence } from '../../lib/forms/call-at-once.ts'
import { useRefetchOrders } from './use-move-orders.ts'

/** Records that all that is left of an order has been paid. */
export function useMarkPaid({ _id: id, payment: { toPay } }: Order) {
  const { markPaid } = useTRPCClient().orders
  const { mutate, isPending, error } = useMutation({
    mutationFn: (method: TillMethod) =>
      callAtOnce((options) => markPaid.mutate({ id, method, toPay }, options)),
    onSettled: useRefetchOrders(),
  })
  return {
    isBusy: isPending,
    failure: error && (explainSilence(error, 'the payment was recorded') ?? explainFailedMove(error)),
    markPaid: (method: TillMethod) => {
      if (!isPending) mutate(method)
    },
  }
}

interface Part {
  method: TillMethod
  amount: number
  tip?: number | undefined
  tendered?: number | undefined
  reference?: string | undefined
}

type GivenBack = Omit<GivePaymentBackInput, 'id' | 'toReturn' | 'amountPaid'>

/** Records a part, gives back what was paid too much, or voids a mistake. Each rejects if that is not possible. */
export function usePayments({ _id: id, payment: { toPay, toReturn, amountPaid = 0 } }: Order) {
  const client = useTRPCClient()
  const refetchOrders = useRefetchOrders()
  const andRefetch = async <Changed>(change: Promise<Changed>) => {
    const changed = await change.finally(() => void refetchOrders())
    await refetchOrders()
    return changed
  }
  return {
    take: (part: Part) =>
      andRefetch(callAtOnce((options) => client.orders.takePayment.mutate({ id, toPay, ...part }, options))),
    voidOne: (payment: string, reason: string) =>
      andRefetch(callAtOnce((options) => client.orders.voidPayment.mutate({ id, payment, reason }, options))),
    giveBack: (back: GivenBack) =>
      andRefetch(
        callAtOnce((options) =>
          client.orders.givePaymentBack.mutate({ id, toReturn, amountPaid, ...back }, options),
        ),
      ),
  }
}
