import { reservationMoves, type BookedReservation } from '@tiffin/contract'
import { StatusMoves } from '../../ui/admin/status-moves.tsx'
import { moveLabels } from './move-labels.ts'
import { ReservationMark } from './reservation-mark.tsx'
import { useMoveReservation } from './use-move-reservation.ts'

export function ReservationMoves({ reservation }: { reservation: BookedReservation }) {
  const { number, status } = reservation
  const { move, ...progress } = useMoveReservation(reservation)
  return (
    <StatusMoves
      status={status}
      mark={<ReservationMark status={status} />}
      next={reservationMoves[status]}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) => moveLabels[to].ask?.(number)}
      onMove={move}
      {...progress}
    />
  )
}
