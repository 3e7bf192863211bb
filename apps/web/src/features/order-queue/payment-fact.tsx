import { Alert, Button, Group } from '@mantine/core'
import { paymentMethods, type Order } from '@tiffin/contract'
import { useRef } from 'react'
import { headPaid, paidNames, paymentNames } from '../../lib/payment-names.ts'
import { formatClock, formatDay } from '../../lib/local-time.ts'
import { busyButton } from './busy-button.ts'
import { useMarkPaid } from './use-mark-paid.ts'

/** Whether an order is paid, and the ways to say that it is, or is not after all. */
export function PaymentFact({ order }: { order: Order }) {
  // Takes the focus: the button that was pressed is gone with what it said.
  const place = useRef<HTMLElement>(null)
  const { isBusy, failure, markPaid, markUnpaid } = useMarkPaid(order, () => place.current?.focus())
  const { method, paid } = order.payment
  return (
    <>
      {paid ? (
        <>
          <strong ref={place} tabIndex={-1}>
            {headPaid(paid.method)}
          </strong>
          <span>
            {formatDay(paid.local)}, {formatClock(paid.local)}
            {order.status === 'cancelled' && '. Refund the guest, then mark it as unpaid here.'}
          </span>
          <Button variant="default" size="compact-md" mt={6} {...busyButton(isBusy)} onClick={markUnpaid}>
            Mark as unpaid
          </Button>
        </>
      ) : order.status === 'cancelled' ? (
        'Nothing to pay'
      ) : (
        <>
          <strong ref={place} tabIndex={-1}>
            To pay
          </strong>
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
      {failure !== null && (
        <Alert color="chilli" role="alert" mt="xs" title={failure.title}>
          {failure.hint}
        </Alert>
      )}
    </>
  )
}
