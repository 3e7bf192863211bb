import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedOrder, Order, OrderStatus, PaymentMethod } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce } from '../../lib/forms/call-at-once.ts'
import { stepOutcomes } from '../../lib/format/order-status.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'

/** Why an order was not changed. */
export interface NotMoved {
  number: number
  message: string
}

/** Changes orders' statuses from those shown in the list. Those that were not changed are reported. */
export function useMoveOrders(onDone: (notMoved: NotMoved[]) => void) {
  const refetchOrders = useRefetchOrders()
  const offerUndo = useOfferUndo()
  const { changeStatuses } = useTRPCClient().orders
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: Parameters<typeof changeStatuses.mutate>[0]) =>
      callAtOnce((options) => changeStatuses.mutate(wanted, options)),
    // At once: the server counts its ten seconds already.
    onSuccess: (changed) => offerUndo(changed.flatMap((each) => ('order' in each ? each.order : []))),
    // Waits for the new list: a second click would use outdated statuses.
    onSettled: refetchOrders,
  })

  /** With how they have just been paid, if they have. */
  async function moveOn(orders: readonly Order[], to: OrderStatus, paidBy?: PaymentMethod) {
    if (isPending) return
    const moves = orders.map(({ _id: id, status: from, revision, payment: { toPay } }) => ({
      id,
      from,
      to,
      revision,
      ...(paidBy && { paidBy, toPay }),
    }))
    try {
      onDone(notMovedAmong(orders, await mutateAsync({ moves })))
    } catch (error) {
      const { title, hint } = explainFailedMove(error)
      const message = hint === undefined ? title : `${title}. ${hint}`
      onDone(orders.map(({ number }) => ({ number, message })))
    }
  }

  return { moveOn, isMoving: isPending }
}

function notMovedAmong(orders: readonly Order[], changed: readonly ChangedOrder[]): NotMoved[] {
  const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]))
  return changed.flatMap((each) =>
    'refusal' in each ? [{ number: numberOf.get(each.id) ?? 0, message: each.refusal.message }] : [],
  )
}

let lastShown = 0

/** Says what orders have become, and takes the step back if it was a mistake. A cancelled order stays cancelled. */
export function useOfferUndo() {
  const client = useTRPCClient()
  const refetchOrders = useRefetchOrders()

  return (orders: readonly Pick<Order, '_id' | 'number' | 'status'>[]) => {
    const [first] = orders
    if (first === undefined) return
    const { number, status: from } = first
    const outcome = stepOutcomes[from]
    if (outcome === undefined) return
    // A newer one takes its place.
    dismissToast(lastShown)
    lastShown = showToast({
      message: `${orders.length === 1 ? `Order ${number}` : `${orders.length} orders`} ${outcome}`,
      kind: 'success',
      action: { label: 'Undo', onPress: () => void undo() },
    })

    async function undo() {
      const undone = await Promise.allSettled(
        orders.map(({ _id: id }) => client.orders.undoStatus.mutate({ id, from })),
      )
      const failed = undone.find((each) => each.status === 'rejected')
      if (failed) showToast({ message: explainFailedMove(failed.reason).title, kind: 'other' })
      await refetchOrders()
    }
  }
}

/** Refetches what a changed order affects; resolves once the list and the open order have loaded. */
export function useRefetchOrders() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries(trpc.orders.get.pathFilter())
    void queryClient.invalidateQueries(trpc.admin.stats.pathFilter())
    void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
    await Promise.all([
      queryClient.invalidateQueries(trpc.orders.list.pathFilter()),
      queryClient.invalidateQueries(trpc.orders.getForStaff.pathFilter()),
    ])
  }
}

/** Looks disabled, but keeps the focus: a disabled button, or Mantine's `loading`, would lose it. */
export const busyButton = (isBusy: boolean) =>
  isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {}
