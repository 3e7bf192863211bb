import { Text } from '@mantine/core'
import type { CustomerRecord, Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listLines } from '../../lib/format/list-lines.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { PlacedTime } from '../../domain/placed-time.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'

export const CustomerOrders = ({ customer: { orders, ordersCount } }: { customer: CustomerRecord }) => (
  <TitledSection isCard title="Orders" size="h3">
    {orders.length === 0 && <Text c="dimmed">No orders yet.</Text>}
    {orders.length < ordersCount && (
      <Text c="dimmed">{`Showing the newest ${orders.length} of ${ordersCount}.`}</Text>
    )}
    {orders.length > 0 && <DataTable label="Orders" columns={columns} rows={orders} isOld={false} />}
  </TitledSection>
)

const columns: Column<Order>[] = [
  {
    heading: 'Order',
    isUnbroken: true,
    cell: ({ _id, number }) => (
      <RowLink to="/admin/orders" search={{ order: _id }}>
        Order {number}
      </RowLink>
    ),
  },
  { heading: 'Placed', cell: (order) => <PlacedTime order={order} /> },
  { heading: 'Dishes', isWide: true, cell: ({ items }) => listLines(items) },
  { heading: 'Total', align: 'right', cell: ({ amounts }) => formatCents(centsFromDollars(amounts.total)) },
  { heading: 'Status', cell: ({ status }) => <StatusMark isForStaff status={status} /> },
]
