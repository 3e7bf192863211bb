import type { Reservation } from '@tiffin/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { reservationsCopy } from '@tiffin/restaurant'
import { useEffect, useRef } from 'react'
import { formatClock, formatDay } from '../../lib/local-time.ts'
import { Container } from '../../ui/container.tsx'
import classes from './booked-headline.module.css'
import { wasJustBooked } from './just-booked.ts'

const { eyebrow, requested, table, facts } = reservationsCopy.reservation

export function BookedHeadline({ reservation }: { reservation: Reservation }) {
  const { _id, number, status, startsAt, startsLocal, partySize } = reservation
  const { label, text } = reservationsCopy.statuses[status]
  const isJustBooked = wasJustBooked(_id) && status === 'requested'
  const title = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone with its page: whoever goes by keyboard or ear goes on from here.
  useEffect(() => {
    if (isJustBooked) title.current?.focus({ preventScroll: true })
  }, [isJustBooked])

  return (
    <header className={classes.band}>
      <Container>
        {isJustBooked && (
          <p role="alert" className={classes.done}>
            <IconCircleCheckFilled aria-hidden />
            {requested}
          </p>
        )}
        <div className={classes.row}>
          <div>
            <h1 ref={title} tabIndex={-1} className={classes.title}>
              <span className={classes.eyebrow}>
                {eyebrow} {number}
              </span>{' '}
              {table(partySize)}
            </h1>
            <p className={classes.when}>
              <time dateTime={startsAt}>
                <strong>{formatClock(startsLocal)}</strong> {formatDay(startsLocal)}
              </time>
            </p>
          </div>
          <dl className={classes.facts}>
            <dt>{facts.status}</dt>
            <dd>
              <strong>{label}</strong> {text}
            </dd>
          </dl>
        </div>
      </Container>
    </header>
  )
}
