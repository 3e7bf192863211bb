import { Link } from '@tanstack/react-router'
import type { DeskReservation, StaffReservation } from '@tiffin/contract'
import { useId } from 'react'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { LetterThread } from '../../ui/counter/letter-thread.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReservationMoves } from './reservation-moves.tsx'
import classes from './reservation-sheet.module.css'

interface ReservationSheetProps {
  /** As the list has it, and once it is open with what the guest was written. */
  reservation: DeskReservation & Partial<StaffReservation>
  onDeleted: () => void
}

/** Everything about one reservation, on one sheet: what to do with it comes first. */
export function ReservationSheet({ reservation, onDeleted }: ReservationSheetProps) {
  const { _id: id, number, partySize, startsAt, startsLocal, name, email, phone, notes } = reservation
  const { createdAt, createdLocal, seats, seatsTaken, letters } = reservation
  const nameId = useId()
  const utils = trpc.useUtils()

  // Also after a failure: the answer may have been lost, and not what was asked for.
  const send = (body: string) =>
    utils.client.reservations.write
      .mutate({ id, body })
      .finally(() => void utils.reservations.getForStaff.invalidate({ id }))

  function handleDeleted() {
    onDeleted()
    void utils.admin.waiting.invalidate()
    void utils.reservations.get.invalidate({ id })
    void utils.reservations.list.invalidate()
  }

  return (
    <div className={classes.sheet}>
      <ReservationMoves reservation={reservation} />
      <dl className={classes.facts}>
        <div>
          <dt>Table for {partySize}</dt>
          <dd>
            <time dateTime={startsAt}>
              <strong className={classes.clock}>{formatClock(startsLocal)}</strong> {formatDate(startsLocal)}
            </time>
            <span>
              {seatsTaken} of {seats} guests arrive at that time
            </span>
          </dd>
        </div>
        <div>
          <dt>Guest</dt>
          <dd>
            <strong id={nameId}>{name}</strong>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        {notes !== undefined && (
          <div>
            <dt>Notes</dt>
            <dd>{notes}</dd>
          </div>
        )}
        <div>
          <dt>Asked</dt>
          <dd>
            <time dateTime={createdAt}>
              {formatDate(createdLocal)}, {formatClock(createdLocal)}
            </time>
          </dd>
        </div>
      </dl>
      {letters === undefined ? (
        <Skeleton height="12rem" borderRadius="var(--radius)" />
      ) : (
        <LetterThread letters={letters} recipient={email} onSend={send} />
      )}
      <Link to="/reservation/$id" params={{ id }} className={classes.guestPage}>
        The page that the guest sees
      </Link>
      <DeleteAction
        title={`Reservation ${number}`}
        titleId={nameId}
        consequence="The guest, and all that was written about it, are forgotten. Its seats are free again, and nobody is told. To turn guests away, decline or cancel it."
        onDelete={() => utils.client.reservations.delete.mutate({ id })}
        onDeleted={handleDeleted}
      />
    </div>
  )
}
