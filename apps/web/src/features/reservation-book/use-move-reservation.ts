import type { DeskReservation, ReservationStatus } from '@tiffin/contract'
import { useRef } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { explainRefusedMove } from '../../lib/explain-refused-move.ts'
import { trpc } from '../../lib/trpc.ts'

/** Moves a reservation on from where it is seen to stand. Where it has moved meanwhile, it is shown as it is now. */
export function useMoveReservation({ _id: id, status }: DeskReservation, onMoved: () => void) {
  const utils = trpc.useUtils()
  // A double press comes before the button can show that it is busy.
  const isUnderWay = useRef(false)
  const { mutate, isPending, variables, error } = trpc.reservations.changeStatus.useMutation({
    // An answer from before must not undo what is seen after.
    onMutate: () => utils.reservations.getForStaff.cancel({ id }),
    onSuccess: (changed) => {
      utils.reservations.getForStaff.setData({ id }, (known) => known && { ...known, ...changed })
      onMoved()
    },
    onError: async (reason) => {
      if (readErrorBody(reason)?.code !== 'CONFLICT') return
      await utils.reservations.getForStaff.invalidate({ id })
      onMoved()
    },
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
    failure: error === null || isPending ? null : explainRefusedMove(error),
  }
}
