import type { BookedReservation } from '@tiffin/contract'
import { useState } from 'react'
import { polledQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { ReservationSheet } from './reservation-sheet.tsx'

interface OpenReservationProps {
  id: string | undefined
  /** The reservation from the list, to show it without waiting. */
  known: BookedReservation | undefined
  onClose: () => void
}

/** One reservation, in a drawer beside the list. */
export function OpenReservation({ id: wanted, known, onClose }: OpenReservationProps) {
  // While the drawer is closing, it still shows the reservation.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const query = trpc.reservations.getForStaff.useQuery(
    { id: id ?? '' },
    { enabled: wanted !== undefined, ...polledQuery, staleTime: 0 },
  )
  const data = query.data ?? known
  return (
    <LazyDrawer
      title={data === undefined ? 'Reservation' : `Reservation ${data.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
      size="26rem"
    >
      <QuerySheet
        query={{ ...query, data, isPending: data === undefined && query.isFetching }}
        name="reservation"
      >
        {(reservation) => (
          <ReservationSheet key={reservation._id} reservation={reservation} onDeleted={onClose} />
        )}
      </QuerySheet>
    </LazyDrawer>
  )
}
