import {
  nextStatuses,
  MAX_CANCEL_REASON_LENGTH,
  type Order,
  type OrderStatus,
  type PaymentMethod,
  type StaffOrder,
} from '@tiffin/contract'
import { Checkbox, Radio, Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelReasons } from '@tiffin/copy'
import { useState } from 'react'
import { StatusMark } from '../../domain/status-mark.tsx'
import { StatusMoves, type MoveLabels } from '../../ui/admin/status-moves.tsx'
import { useAskedStep } from '../../domain/admin/step-question.tsx'
import { explainFailedMove, isConflict } from '../../lib/api/explain-failure.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce } from '../../lib/forms/call-at-once.ts'
import { ConfirmButton, keepsDrawerOpen } from '../../ui/admin/confirm-button.tsx'
import { useOfferUndo, useRefetchOrders } from './use-move-orders.ts'

export function OrderMoves({ order }: { order: Order & Partial<Pick<StaffOrder, 'online'>> }) {
  const { number, status } = order
  const { move, cancel, ...progress } = useChangeStatus(order)
  const { step, question } = useAskedStep(move)
  return (
    <StatusMoves
      status={status}
      mark={<StatusMark isForStaff status={status} />}
      next={nextStatuses[status].filter((to) => to !== 'cancelled')}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) => moveLabels[to].ask?.(number)}
      onMove={(to) => step(order, to)}
      {...progress}
    >
      {nextStatuses[status].includes('cancelled') && <CancelOrder order={order} onCancel={cancel} />}
      {question}
    </StatusMoves>
  )
}

/** Moves an order on from the status that is shown. If it has moved meanwhile, it is shown as it is now. */
function useChangeStatus({ _id: id, status: from }: Order) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const refetchOrders = useRefetchOrders()
  const offerUndo = useOfferUndo()
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: (wanted: Parameters<typeof client.orders.changeStatus.mutate>[0]) =>
      callAtOnce((options) => client.orders.changeStatus.mutate(wanted, options)),
    // A response from before must not overwrite the new status.
    onMutate: () => queryClient.cancelQueries(trpc.orders.getForStaff.queryFilter({ id })),
    onSuccess: (changed) => {
      queryClient.setQueryData(
        trpc.orders.getForStaff.queryKey({ id }),
        (known) => known && { ...known, ...changed },
      )
      // Its portions are for sale again.
      if (changed.status === 'cancelled') void queryClient.invalidateQueries(trpc.products.pathFilter())
      offerUndo([changed])
      void refetchOrders()
    },
    // After a conflict, what is said about it is about the current status.
    onError: async (reason) => {
      const refetched = refetchOrders()
      if (isConflict(reason)) await refetched
    },
  })

  return {
    /** From the status that was seen, with how it has just been paid, if it has. */
    move: (seen: Order, to: OrderStatus, paidBy?: PaymentMethod) => {
      if (!isPending)
        mutateAsync({
          id,
          from: seen.status,
          to,
          revision: seen.revision,
          ...(paidBy && { paidBy, toPay: seen.payment.toPay }),
        }).catch(() => undefined)
    },
    cancel: (reason: string, keepsPayment: boolean) =>
      mutateAsync({ id, from, to: 'cancelled', reason, ...(keepsPayment && { keepsPayment }) }),
    moving: isPending ? variables.to : null,
    // The dialog that asks for a reason shows its own failure, unless the new status has closed it.
    failure:
      error === null || (variables.to === 'cancelled' && nextStatuses[from].includes('cancelled'))
        ? null
        : explainFailedMove(error),
  }
}

interface CancelOrderProps {
  order: Parameters<typeof OrderMoves>[0]['order']
  onCancel: (reason: string, keepsPayment: boolean) => Promise<unknown>
}

const OTHER = 'other'

/** Asks for the reason before it cancels: the guest reads the answer. */
function CancelOrder({ order, onCancel }: CancelOrderProps) {
  const money = useMoney(order.currency)
  const refundable = order.online?.refundable ?? 0
  const [keepsPayment, setKeepsPayment] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string | null>(null)
  const reasons = [...cancelReasons, OTHER]
  const reason = chosen === OTHER ? own.trim() : (chosen ?? '')

  function checkReason() {
    setError(reason !== '' ? null : chosen === null ? 'Choose a reason' : 'Enter a reason')
    return reason !== ''
  }

  return (
    <ConfirmButton
      label={moveLabels.cancelled.label}
      variant="outline"
      color="chilli"
      question={`Cancel order ${order.number}?`}
      consequence={
        <Stack gap="sm">
          <Radio.Group
            label="Reason"
            description="The guest will see this. The portions become available again."
            value={chosen}
            onChange={(value) => {
              setChosen(value)
              setError(null)
            }}
            error={chosen !== OTHER && error}
          >
            <Stack gap="xs" mt="xs">
              {reasons.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={each === OTHER ? 'Another reason' : each}
                  data-autofocus={each === (chosen ?? reasons[0]) || undefined}
                  {...keepsDrawerOpen}
                />
              ))}
            </Stack>
          </Radio.Group>
          {chosen === OTHER && (
            <Textarea
              label="Message to the guest"
              description={`At most ${MAX_CANCEL_REASON_LENGTH} characters`}
              rows={3}
              maxLength={MAX_CANCEL_REASON_LENGTH}
              value={own}
              onChange={({ currentTarget }) => setOwn(currentTarget.value)}
              error={error}
              {...keepsDrawerOpen}
            />
          )}
          {refundable > 0 && (
            <Checkbox
              mt="xs"
              label={`Send ${money.formatAmount(refundable)} back to the guest`}
              description={
                keepsPayment
                  ? 'The money stays here. The guest is told to ask you about it.'
                  : 'The way it was paid. The guest is told.'
              }
              checked={!keepsPayment}
              onChange={({ currentTarget }) => setKeepsPayment(!currentTarget.checked)}
              {...keepsDrawerOpen}
            />
          )}
        </Stack>
      }
      yes="Yes, cancel the order"
      no="Go back"
      onOpen={() => setError(null)}
      check={checkReason}
      run={() => onCancel(reason, refundable > 0 && keepsPayment)}
    />
  )
}

/** The labels of the buttons that lead to each status. */
const moveLabels: Record<OrderStatus, MoveLabels> = {
  // The initial status: no button leads there.
  placed: { label: 'Placed' },
  accepted: { label: 'Accept' },
  preparing: { label: 'Start preparing' },
  ready: { label: 'Ready for pickup' },
  completed: { label: 'Picked up' },
  // Asks for a reason too.
  cancelled: { label: 'Cancel order' },
  'no-show': {
    label: 'No-show',
    ask: (number) => ({
      question: `Mark order ${number} as a no-show?`,
      consequence: 'The order is closed and removed from the list of open orders.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    }),
  },
}
