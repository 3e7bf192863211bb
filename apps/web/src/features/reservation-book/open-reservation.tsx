import type { BookedReservation } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { refetchOptions } from './refetch-options.ts'
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
    { enabled: wanted !== undefined, ...refetchOptions },
  )
  const data = query.data ?? known
  return (
    <SideDrawer
      title={data === undefined ? 'Reservation' : `Reservation ${data.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
    >
      <QuerySheet
        query={{ ...query, data, isPending: data === undefined && query.isFetching }}
        name="reservation"
      >
        {(reservation) => (
          <ReservationSheet key={reservation._id} reservation={reservation} onDeleted={onClose} />
        )}
      </QuerySheet>
    </SideDrawer>
  )
}
