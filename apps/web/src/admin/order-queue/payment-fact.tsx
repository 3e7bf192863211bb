import { Button, Group } from '@mantine/core'
import { paymentMethods, type Order, type PaymentMethod } from '@tiffin/contract'
import { useMutation } from '@tanstack/react-query'
import { isUnpaid, headPaid, paidNames, paymentNames } from '../../lib/format/payment.ts'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { busyButton, useRefetchOrders } from './use-move-orders.ts'
import { useSettings } from '../../lib/api/settings.tsx'

/** Whether an order is paid, and the buttons to change that. */
export function PaymentFact({ order }: { order: Order }) {
  const { region } = useSettings()
  const { isBusy, failure, markPaid, markUnpaid } = useMarkPaid(order)
  const { method, paid } = order.payment
  return (
    <>
      {paid ? (
        <>
          <strong>{headPaid(paid.method)}</strong>
          <span>
            {formatDay(paid.local)}, {formatClock(paid.local, region)}
            {order.status === 'cancelled' && '. Refund the guest, then mark it as unpaid here.'}
          </span>
          <Button variant="default" size="compact-md" mt={6} {...busyButton(isBusy)} onClick={markUnpaid}>
            Mark as unpaid
          </Button>
        </>
      ) : order.status === 'cancelled' || !isUnpaid(order) ? (
        'Nothing to pay'
      ) : (
        <>
          <strong>Unpaid</strong>
          <span>{paymentNames[method]}</span>
          <Group gap={6} mt={6} role="group" aria-label="Mark as paid">
            {paymentMethods.map((each) => (
              <Button
                key={each}
                variant="default"
                size="compact-md"
                {...busyButton(isBusy)}
                onClick={() => markPaid(each)}
              >
                Paid by {paidNames[each]}
              </Button>
            ))}
          </Group>
        </>
      )}
      <FailureAlert failure={failure} mt="xs" />
    </>
  )
}

/** Records how an order was paid, or undoes it. */
export function useMarkPaid({ _id: id }: Order) {
  const { markPaid, markUnpaid } = trpc.useUtils().client.orders
  const { mutate, isPending, error } = useMutation({
    mutationFn: (method: PaymentMethod | null) =>
      method === null ? markUnpaid.mutate({ id }) : markPaid.mutate({ id, method }),
    onSettled: useRefetchOrders(),
  })

  return {
    isBusy: isPending,
    failure: error && explainFailedMove(error),
    markPaid: (method: PaymentMethod) => {
      if (!isPending) mutate(method)
    },
    markUnpaid: () => {
      if (!isPending) mutate(null)
    },
  }
}
