import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reservation, SiteSettings } from '@tiffin/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { reservationsCopy } from '@tiffin/copy'
import { useEffect, useRef } from 'react'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { DirectionsCard } from '../../domain/directions-card.tsx'
import { formatClock, formatDay } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { ConfirmationBanner } from '../../ui/confirmation-banner.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { WithPhone } from '../../domain/with-phone.tsx'
import { wasJustBooked } from './just-booked.ts'
import classes from './booked-table.module.css'

const copy = reservationsCopy.reservation

/** A reservation as its guest sees it. Readable without JavaScript. */
export function BookedTable({ reservation }: { reservation: Reservation }) {
  const { _id, canCancel } = reservation
  return (
    <>
      <BookedHeadline reservation={reservation} />
      <Container>
        <div className={classes.columns}>
          <div className={classes.main}>
            <BookedFacts reservation={reservation} />
            <CancelReservation reservation={reservation} />
          </div>
          <div className={classes.side}>
            <TablePlace />
            {canCancel && (
              <ButtonAnchor href={`/api/reservations/${_id}/calendar`} look="outline" isWide>
                <IconCalendarPlus size={20} aria-hidden />
                {copy.calendar}
              </ButtonAnchor>
            )}
            <ButtonLink to="/reservations" look="outline" isWide>
              {copy.again}
            </ButtonLink>
            <p className={classes.keep}>{copy.keep}</p>
          </div>
        </div>
      </Container>
    </>
  )
}

function TablePlace() {
  const { place, directions } = reservationsCopy.reservation
  return (
    <CardSection title={place}>
      <DirectionsCard directions={directions} />
    </CardSection>
  )
}

/** What the guest has entered. */
function BookedFacts({ reservation }: { reservation: Reservation }) {
  const { details, facts } = reservationsCopy.reservation
  const { name, email, phone, notes } = reservation
  const entered: [string, string | undefined][] = [
    [facts.name, name],
    [facts.email, email],
    [facts.phone, phone],
    [facts.notes, notes],
  ]
  return (
    <CardSection title={details}>
      <dl className={classes.facts}>
        {entered.map(
          ([label, text]) =>
            text !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </CardSection>
  )
}

function BookedHeadline({ reservation }: { reservation: Reservation }) {
  const { eyebrow, requested, table, facts } = reservationsCopy.reservation
  const settings = useSettings()
  const { _id, number, status, startsAt, startsLocal, partySize } = reservation
  const { label, text } = reservationsCopy.statuses[status]
  const statusText = (
    <>
      <strong>{label}</strong> {text(settings)}
    </>
  )
  return (
    <ConfirmationBanner
      justDone={wasJustBooked(_id) && status === 'requested' && requested}
      eyebrow={`${eyebrow} ${number}`}
      title={table(partySize)}
      facts={[{ term: facts.status, value: statusText }]}
    >
      <p className={classes.when}>
        <time dateTime={startsAt}>
          <strong>{formatClock(startsLocal, settings.region)}</strong> {formatDay(startsLocal)}
        </time>
      </p>
    </ConfirmationBanner>
  )
}

const { cancel: cancelCopy, call } = reservationsCopy.reservation

/** Cancels the reservation after confirmation; if it can no longer be cancelled, there is no button. */
function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { _id: id, canCancel } = reservation
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const settings = useSettings()
  const result = useRef<HTMLDivElement>(null)
  // A double click is faster than the button's busy state.
  const isUnderWay = useRef(false)
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...trpc.reservations.cancel.mutationOptions(),
    onSuccess: (cancelled) => queryClient.setQueryData(trpc.reservations.get.queryKey({ id }), cancelled),
    onError: () => void queryClient.invalidateQueries(trpc.reservations.get.queryFilter({ id })),
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
        {isSuccess && <CardSection title={cancelCopy.done} />}
      </div>
      {canCancel && (
        <CardSection title={cancelCopy.heading} lead={cancelCopy.text}>
          <div className={classes.scripted}>
            <AskFirst
              label={cancelCopy.ask}
              question={cancelCopy.question}
              yes={isPending ? cancelCopy.busy : cancelCopy.yes}
              no={cancelCopy.no}
              isBusy={isPending}
              onYes={giveBack}
            />
          </div>
          <p className={classes.call}>
            <WithPhone>{call(settings)}</WithPhone>
          </p>
        </CardSection>
      )}
      {error !== null && <FailureNote {...explain(error, settings)} />}
    </>
  )
}

function explain(error: unknown, settings: SiteSettings) {
  const reason = readErrorBody(error)?.message
  return reason === undefined
    ? { title: cancelCopy.failed, hint: cancelCopy.failedHint(settings) }
    : { title: reason }
}
