import { orderStatuses } from '@tiffin/contract'
import { statusWords } from '../../lib/status-words.ts'
import { ExportSpan } from './export-span.tsx'

/** The orders of some days as a file. */
export function ExportOrders() {
  return (
    <ExportSpan
      title="Export orders"
      path="/admin/orders/export"
      labels={{ from: 'Placed from', to: 'Placed to' }}
      statuses={orderStatuses}
      nameStatus={(status) => statusWords[status].label}
    />
  )
}
