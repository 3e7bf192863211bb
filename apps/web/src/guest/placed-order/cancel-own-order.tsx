import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { WithPhone } from '../../domain/with-phone.tsx'
import classes from './placed-order.module.css'

/** Until the restaurant has accepted the order, its guest may change their mind. */
export function CancelOwnOrder({ order: { _id: id, status } }: { order: Order }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { phone } = useSettings().contact
  const [isAsked, setIsAsked] = useState(false)
  const [lastStatus, setLastStatus] = useState(status)
  const [wasTooLate, setWasTooLate] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation(
    trpc.orders.cancel.mutationOptions({
      onSuccess: (cancelled) => queryClient.setQueryData(trpc.orders.get.queryKey({ id }), cancelled),
      onError: () => void queryClient.invalidateQueries(trpc.orders.get.queryFilter({ id })),
    }),
  )
  const reason = readErrorBody(error)?.message

  // The question disappears with each step: the kitchen may have been faster than its guest.
  if (status !== lastStatus) {
    setLastStatus(status)
    setIsAsked(false)
    setWasTooLate(isAsked && !isPending && status === 'accepted')
  }

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
            isWide
            onYes={() => !isPending && mutate({ id })}
            onAsk={setIsAsked}
          />
        </div>
      )}
      {isSuccess && <Cancelled />}
      {wasTooLate && error === null && <TooLate phone={phone.display} />}
      {error !== null && (
        <FailureNote
          title={reason ?? 'Your order was not cancelled'}
          hint={
            reason === undefined ? (
              <WithPhone>{`No response. Please try again, or call us at ${phone.display}.`}</WithPhone>
            ) : undefined
          }
        />
      )}
    </>
  )
}

/** Takes the focus of the question that it replaces, like the next one. */
function Cancelled() {
  const place = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={place} tabIndex={-1}>
      Your order is cancelled.
    </p>
  )
}

function TooLate({ phone }: { phone: string }) {
  const place = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1}>
      <FailureNote
        title="We have just accepted your order"
        hint={<WithPhone>{`It can no longer be cancelled here. Please call us at ${phone}.`}</WithPhone>}
      />
    </div>
  )
}
