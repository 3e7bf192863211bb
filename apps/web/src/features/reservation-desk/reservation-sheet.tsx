import { Link } from '@tanstack/react-router'
import type { DeskReservation, StaffReservation } from '@tiffin/contract'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { LetterThread } from '../../ui/letter-thread.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReservationMoves } from './reservation-moves.tsx'
import classes from './reservation-sheet.module.css'

interface ReservationSheetProps {
  /** As the list has it, and once it is open with what the guest was written. */
  reservation: DeskReservation & Partial<StaffReservation>
}

/** Everything about one reservation, on one sheet: what to do with it comes first. */
export function ReservationSheet({ reservation }: ReservationSheetProps) {
  const { _id: id, partySize, startsAt, startsLocal, name, email, phone, notes } = reservation
  const { createdAt, createdLocal, seats, seatsTaken, letters } = reservation
  const utils = trpc.useUtils()

  async function send(body: string) {
    await utils.client.reservations.write.mutate({ id, body })
    await utils.reservations.getForStaff.invalidate({ id })
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
              {seatsTaken} of {seats} seats taken at that time
            </span>
          </dd>
        </div>
        <div>
          <dt>Guest</dt>
          <dd>
            <strong>{name}</strong>
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
    </div>
  )
}
