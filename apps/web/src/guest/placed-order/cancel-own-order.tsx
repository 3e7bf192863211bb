import type { Order } from '@tiffin/contract'
import { type ComponentType, useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/start/use-has-hydrated.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'
import type { ChangePanelProps } from './change-panel.tsx'
import classes from './placed-order.module.css'

/** Until the restaurant has accepted the order, its guest may change their mind. */
export function CancelOwnOrder({ order: { _id: id, status } }: { order: Order }) {
  const utils = trpc.useUtils()
  const { phone } = useSettings().contact
  const [isAsked, setIsAsked] = useState(false)
  const [lastStatus, setLastStatus] = useState(status)
  const [wasTooLate, setWasTooLate] = useState(false)
  const { mutate, isPending, isSuccess, error } = trpc.orders.cancel.useMutation({
    onSuccess: (cancelled) => utils.orders.get.setData({ id }, cancelled),
    onError: () => void utils.orders.get.invalidate({ id }),
  })
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
            reason === undefined
              ? `No response. Please try again, or call us at ${phone.display}.`
              : undefined
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
        hint={`It can no longer be cancelled here. Please call us at ${phone}.`}
      />
    </div>
  )
}

/** Until the restaurant has accepted the order, its guest may change it. What that takes is loaded when it is wanted. */
export function ChangeOwnOrder({ order }: { order: Order }) {
  const [Panel, setPanel] = useState<ComponentType<ChangePanelProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // What has been chosen stays in sight, with why it cannot be sent any more.
  if (order.status !== 'placed' && !isOpen) return null

  async function handlePress() {
    try {
      const { ChangePanel } = await import('./change-panel.tsx')
      setPanel(() => ChangePanel)
      setIsOpen(true)
    } catch {
      showToast({ message: 'No response. Please check your connection and try again.', kind: 'other' })
    }
  }

  if (Panel !== null && isOpen) return <Panel order={order} onClose={() => setIsOpen(false)} />
  return (
    <div className={classes.scripted}>
      <Button look="outline" isWide onClick={() => void handlePress()}>
        Change this order
      </Button>
    </div>
  )
}
