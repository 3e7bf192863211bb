import { reservationMoves, type BookedReservation, type ReservationStatus } from '@tiffin/contract'
import { useRef } from 'react'
import { reservationsCopy } from '@tiffin/copy'
import { StatusMoves, type MoveLabels } from '../../ui/admin/status-moves.tsx'
import { explainFailedMove, isConflict } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import classes from '../../domain/status-mark.module.css'

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

/** Changes a reservation's status from the one shown. If it has changed meanwhile, its current status is shown. */
function useMoveReservation({ _id: id, status }: BookedReservation) {
  const utils = trpc.useUtils()
  // A double click is faster than the button's busy state.
  const isUnderWay = useRef(false)
  const { mutate, isPending, variables, error } = trpc.reservations.changeStatus.useMutation({
    // A response from before must not overwrite the new status.
    onMutate: () => utils.reservations.getForStaff.cancel({ id }),
    onSuccess: (changed) =>
      utils.reservations.getForStaff.setData({ id }, (known) => known && { ...known, ...changed }),
    // After a conflict, the message refers to the current status.
    onError: (reason) => (isConflict(reason) ? utils.reservations.getForStaff.invalidate({ id }) : undefined),
    onSettled: () => {
      isUnderWay.current = false
      void utils.reservations.getForStaff.invalidate({ id })
      void utils.reservations.get.invalidate({ id })
      void utils.reservations.list.invalidate()
      void utils.admin.waiting.invalidate()
    },
  })

  return {
    move: (to: ReservationStatus) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate({ id, from: status, to })
    },
    moving: isPending ? variables.to : null,
    failure: error && explainFailedMove(error),
  }
}

/** The labels of the buttons that lead to each status. */
const moveLabels: Record<ReservationStatus, MoveLabels> = {
  // The initial status: no button leads there.
  requested: { label: 'Requested' },
  confirmed: { label: 'Confirm' },
  seated: { label: 'Seated' },
  declined: {
    label: 'Decline',
    ask: (number) => ({
      question: `Decline reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, decline the request',
      no: 'Go back',
    }),
  },
  cancelled: {
    label: 'Cancel reservation',
    ask: (number) => ({
      question: `Cancel reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, cancel the reservation',
      no: 'Go back',
    }),
  },
  'no-show': {
    label: 'No-show',
    ask: (number) => ({
      question: `Mark reservation ${number} as a no-show?`,
      consequence: 'The reservation is closed. The guest is not notified.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    }),
  },
}

// The background colours match those of comparable order statuses.
const grounds: Record<ReservationStatus, string> = {
  requested: 'placed',
  confirmed: 'ready',
  seated: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

/** A reservation's status as a coloured label; a new request stands out. */
export const ReservationMark = ({ status }: { status: ReservationStatus }) => (
  <span className={classes.mark} data-status={grounds[status]} data-for-staff>
    {reservationsCopy.statuses[status].label}
  </span>
)
