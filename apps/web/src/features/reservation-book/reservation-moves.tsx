import { reservationMoves, type DeskReservation } from '@tiffin/contract'
import { useRef } from 'react'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { moveLabels } from './move-labels.ts'
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
      labels={moveLabels}
      place={place}
      onMove={move}
      {...progress}
    />
  )
}
