import type { Reservation } from '@tiffin/contract'
import { reservationsCopy, type SiteSettings } from '@tiffin/restaurant'
import { useEffect, useRef } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import classes from './booked-table.module.css'

const { cancel: copy, call } = reservationsCopy.reservation

/** Cancels the reservation after confirmation; if it can no longer be cancelled, there is no button. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { _id: id, canCancel } = reservation
  const utils = trpc.useUtils()
  const settings = useSettings()
  const result = useRef<HTMLDivElement>(null)
  // A double click is faster than the button's busy state.
  const isUnderWay = useRef(false)
  const { mutate, isPending, isSuccess, error } = trpc.reservations.cancel.useMutation({
    onSuccess: (cancelled) => utils.reservations.get.setData({ id }, cancelled),
    onError: () => void utils.reservations.get.invalidate({ id }),
    onSettled: () => (isUnderWay.current = false),
  })

  function giveBack() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate({ id })
  }

  // The clicked button has disappeared.
  useEffect(() => {
    if (isSuccess) result.current?.focus()
  }, [isSuccess])

  return (
    <>
      <div ref={result} tabIndex={-1} role="status" className={classes.result}>
        {isSuccess && <CardSection title={copy.done} />}
      </div>
      {canCancel && (
        <CardSection title={copy.heading} lead={copy.text}>
          <div className={classes.scripted}>
            <AskFirst
              label={copy.ask}
              question={copy.question}
              yes={isPending ? copy.busy : copy.yes}
              no={copy.no}
              isBusy={isPending}
              onYes={giveBack}
            />
          </div>
          <p className={classes.call}>{call(settings)}</p>
        </CardSection>
      )}
      {error !== null && <FailureNote {...explain(error, settings)} />}
    </>
  )
}

function explain(error: unknown, settings: SiteSettings) {
  const reason = readErrorBody(error)?.message
  return reason === undefined ? { title: copy.failed, hint: copy.failedHint(settings) } : { title: reason }
}
