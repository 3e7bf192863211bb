import { reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { ExportSpan } from './export-span.tsx'

/** The reservations for some days as a file. */
export function ExportReservations() {
  return (
    <ExportSpan
      title="Export reservations"
      path="/admin/reservations/export"
      labels={{ from: 'Tables from', to: 'Tables to' }}
      statuses={reservationStatuses}
      nameStatus={(status) => reservationsCopy.statuses[status].label}
    />
  )
}
