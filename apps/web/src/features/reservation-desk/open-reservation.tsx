import type { DeskReservation } from '@tiffin/contract'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lookAgain } from './look-again.ts'
import { ReservationSheet } from './reservation-sheet.tsx'

interface OpenReservationProps {
  id: string | undefined
  /** As the list has it, so that nobody waits. */
  known: DeskReservation | undefined
  onClose: () => void
}

/** One reservation, in a drawer beside the list. */
export function OpenReservation({ id: wanted, known, onClose }: OpenReservationProps) {
  // While the drawer closes, it still shows the reservation.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const query = trpc.reservations.getForStaff.useQuery(
    { id: id ?? '' },
    { enabled: wanted !== undefined, ...lookAgain },
  )
  const reservation = query.data ?? known
  return (
    <SideDrawer
      title={reservation === undefined ? 'Reservation' : `Reservation ${reservation.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
    >
      {reservation !== undefined && (
        <ReservationSheet key={reservation._id} reservation={reservation} onDeleted={onClose} />
      )}
      {reservation === undefined && query.isError && (
        <RetryLine
          message={readErrorBody(query.error)?.message ?? 'The reservation could not be loaded.'}
          onRetry={() => void query.refetch()}
        />
      )}
      {reservation === undefined && query.isFetching && (
        <Skeleton height="24rem" borderRadius="var(--radius)" />
      )}
    </SideDrawer>
  )
}
