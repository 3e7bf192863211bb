import { orderStatuses } from '@tiffin/contract'
import { statusLabels } from '../../lib/format/status-labels.ts'
import { ExportSpan } from './export-span.tsx'

/** The orders of certain days, as a file. */
export const ExportOrders = () => (
  <ExportSpan
    kind="orders"
    labels={{ from: 'Placed from', to: 'Placed until' }}
    statuses={orderStatuses.map((value) => ({ value, label: statusLabels[value].label }))}
  />
)
