import { reservationMoves, type DeskReservation } from '@tiffin/contract'
import { useRef } from 'react'
import { StatusMoves } from '../../ui/counter/status-moves.tsx'
import { moveWords } from './move-words.ts'
import { ReservationMark } from './reservation-mark.tsx'
import { useMoveReservation } from './use-move-reservation.ts'

export function ReservationMoves({ reservation }: { reservation: DeskReservation }) {
  const { number, status } = reservation
  const place = useRef<HTMLDivElement>(null)
  const { move, ...progress } = useMoveReservation(reservation, () => place.current?.focus())
  return (
    <StatusMoves
      number={number}
      status={status}
      mark={<ReservationMark status={status} />}
      next={reservationMoves[status]}
      words={moveWords}
      place={place}
      onMove={move}
      {...progress}
    />
  )
}
