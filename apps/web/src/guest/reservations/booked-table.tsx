import type { Reservation } from '@tiffin/contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { reservationsCopy } from '@tiffin/restaurant'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { BookedHeadline } from './booked-headline.tsx'
import { BookedFacts } from './booked-facts.tsx'
import classes from './booked-table.module.css'
import { CancelReservation } from './cancel-reservation.tsx'
import { TablePlace } from './table-place.tsx'

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
