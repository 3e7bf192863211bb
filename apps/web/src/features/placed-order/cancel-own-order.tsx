import type { Order, OrderStatus } from '@tiffin/contract'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { useSettings } from '../../lib/settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import classes from './placed-order.module.css'

/** The kitchen was faster than the guest. */
const isUnderway = (status: OrderStatus) => status !== 'placed' && status !== 'cancelled'

/** Until the restaurant has accepted the order, its guest may change their mind. */
export function CancelOwnOrder({ order: { _id: id, status } }: { order: Order }) {
  const utils = trpc.useUtils()
  const { phone } = useSettings().contact
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = trpc.orders.cancel.useMutation({
    onSuccess: (cancelled) => utils.orders.get.setData({ id }, cancelled),
    onError: () => void utils.orders.get.invalidate({ id }),
  })
  const reason = readErrorBody(error)?.message
  return (
    <>
      {status === 'placed' && (
        <div className={classes.scripted}>
          <AskFirst
            label="Cancel this order"
            question="Cancel this order? This cannot be undone."
            yes={isPending ? 'Cancelling...' : 'Yes, cancel the order'}
            no="Go back"
            isBusy={isPending}
            onYes={() => !isPending && mutate({ id })}
            onAsk={setIsAsked}
          />
        </div>
      )}
      {isAsked && error === null && !isPending && isUnderway(status) && (
        <FailureNote
          title="We have just accepted your order"
          hint={`It can no longer be cancelled here. Please call us at ${phone.display}.`}
        />
      )}
      {error !== null && (
        <FailureNote
          title={reason ?? 'Your order was not cancelled'}
          hint={
            reason === undefined
              ? `No response. Please try again, or call us at ${phone.display}.`
              : undefined
          }
        />
      )}
    </>
  )
}
