import { Link } from '@tanstack/react-router'
import type { DeskReservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { useId } from 'react'
import { ReservationMark } from './reservation-mark.tsx'
import classes from './reservation-row.module.css'
import type { ReservationSearch } from './reservation-search.ts'

interface ReservationRowProps {
  reservation: DeskReservation
  search: ReservationSearch
}

export function ReservationRow({ reservation, search }: ReservationRowProps) {
  const titleId = useId()
  const { _id, number, name, phone, partySize, notes, status } = reservation
  return (
    <article className={classes.row} aria-labelledby={titleId}>
      <h4 id={titleId} className={classes.number}>
        <Link
          to="/admin/reservations"
          search={{ ...search, reservation: _id }}
          className={classes.link}
          resetScroll={false}
        >
          <span className={classes.word}>Reservation</span> {number}
        </Link>
      </h4>
      <p className={classes.guests}>{reservationsCopy.form.guests(partySize)}</p>
      <p className={classes.guest}>
        <strong>{name}</strong> <span className={classes.phone}>{phone}</span>
      </p>
      <p className={classes.notes}>{notes}</p>
      <div className={classes.status}>
        <ReservationMark status={status} />
      </div>
    </article>
  )
}
