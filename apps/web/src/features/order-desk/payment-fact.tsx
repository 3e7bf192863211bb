import { Button, Group } from '@mantine/core'
import { paymentMethods, type Order } from '@tiffin/contract'
import { headPaid, paidNames, paymentNames } from '../../lib/payment-names.ts'
import { formatClock, formatDay } from '../../lib/local-time.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { useMarkPaid } from './use-mark-paid.ts'

/** Whether an order is paid, and the ways to say that it is, or is not after all. */
export function PaymentFact({ order }: { order: Order }) {
  const { isBusy, failure, markPaid, markUnpaid } = useMarkPaid(order)
  const { method, paid } = order.payment
  return (
    <>
      {paid ? (
        <>
          <strong>{headPaid(paid.method)}</strong>
          <span>
            {formatDay(paid.local)}, {formatClock(paid.local)}
            {order.status === 'cancelled' && '. Give the money back, then take the payment back here.'}
          </span>
          <Button variant="default" size="compact-md" mt={6} loading={isBusy} onClick={markUnpaid}>
            Take payment back
          </Button>
        </>
      ) : order.status === 'cancelled' ? (
        'Nothing to pay'
      ) : (
        <>
          <strong>To pay</strong>
          <span>{paymentNames[method]}</span>
          <Group gap={6} mt={6} role="group" aria-label="Mark as paid">
            {paymentMethods.map((each) => (
              <Button
                key={each}
                variant="default"
                size="compact-md"
                disabled={isBusy}
                onClick={() => markPaid(each)}
              >
                Paid by {paidNames[each]}
              </Button>
            ))}
          </Group>
        </>
      )}
      {failure !== null && <FailureNote {...failure} />}
    </>
  )
}
