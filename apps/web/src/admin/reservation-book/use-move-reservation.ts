import type { BookedReservation, ReservationStatus } from '@tiffin/contract'
import { useRef } from 'react'
import { explainFailedMove, isConflict } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'

/** Changes a reservation's status from the one shown. If it has changed meanwhile, its current status is shown. */
export function useMoveReservation({ _id: id, status }: BookedReservation) {
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
