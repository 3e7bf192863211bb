import { reservationStatuses } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { ExportSpan } from './export-span.tsx'

/** The reservations for certain days, as a file. */
export const ExportReservations = () => (
  <ExportSpan
    kind="reservations"
    labels={{ from: 'Reserved from', to: 'Reserved until' }}
    statuses={reservationStatuses.map((value) => ({ value, label: reservationsCopy.statuses[value].label }))}
  />
)
