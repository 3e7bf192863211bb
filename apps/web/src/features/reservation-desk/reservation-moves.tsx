import { reservationMoves, type DeskReservation, type ReservationStatus } from '@tiffin/contract'
import { useRef } from 'react'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { moveWords } from './move-words.ts'
import { ReservationMark } from './reservation-mark.tsx'
import classes from './reservation-sheet.module.css'
import { useMoveReservation } from './use-move-reservation.ts'

/** Where the reservation stands, and where it can go from there. */
export function ReservationMoves({ reservation }: { reservation: DeskReservation }) {
  const { number, status } = reservation
  const place = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with the old status.
  const { move, failure, moving } = useMoveReservation(reservation, () => place.current?.focus())
  return (
    <section aria-label="Status">
      <p ref={place} tabIndex={-1}>
        <ReservationMark status={status} />
      </p>
      <div key={status} className={classes.moves}>
        {reservationMoves[status].map((to) => (
          <Move key={to} to={to} number={number} isBusy={moving === to} onMove={() => move(to)} />
        ))}
      </div>
      {failure !== null && (
        <div className={classes.failure}>
          <FailureNote {...failure} />
        </div>
      )}
    </section>
  )
}

interface MoveProps {
  to: ReservationStatus
  number: number
  isBusy: boolean
  onMove: () => void
}

function Move({ to, number, isBusy, onMove }: MoveProps) {
  const { label, ask } = moveWords[to]
  if (ask === undefined) {
    return (
      <Button isBusy={isBusy} onClick={onMove}>
        {label}
      </Button>
    )
  }
  return <AskFirst label={label} {...ask} question={ask.question(number)} isBusy={isBusy} onYes={onMove} />
}
