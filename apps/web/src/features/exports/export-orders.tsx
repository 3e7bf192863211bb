import { orderStatuses } from '@tiffin/contract'
import { statusLabels } from '../../lib/status-labels.ts'
import { ExportSpan } from './export-span.tsx'

/** The orders of certain days, as a file. */
export function ExportOrders() {
  return (
    <ExportSpan
      title="Export orders"
      path="/admin/orders/export"
      labels={{ from: 'Placed from', to: 'Placed until' }}
      statuses={orderStatuses.map((value) => ({ value, label: statusLabels[value].label }))}
    />
  )
}
