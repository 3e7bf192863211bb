import { Text } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { shortId } from '../../lib/format/short-id.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { PlacedTime } from '../../domain/placed-time.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'

const columns: Column<Order>[] = [
  {
    heading: 'Order',
    cell: ({ _id, number }) => (
      <>
        <RowLink to="/admin/orders" search={{ order: _id }}>
          No. {number}
        </RowLink>
        <Text span size="sm" c="dimmed" ml="xs">
          {shortId(_id)}
        </Text>
      </>
    ),
  },
  { heading: 'Customer', cell: ({ customer }) => customer.name },
  { heading: 'Total', align: 'right', cell: ({ amounts }) => formatCents(centsFromDollars(amounts.total)) },
  { heading: 'Status', cell: ({ status }) => <StatusMark isForStaff status={status} /> },
  { heading: 'Date', isWide: true, cell: (order) => <PlacedTime order={order} /> },
]

export const RecentOrders = ({ orders }: { orders: Order[] }) => (
  <TitledSection title="Recent Orders" size="h3">
    {orders.length === 0 ? (
      <Text c="dimmed">No orders yet</Text>
    ) : (
      <DataTable label="Recent Orders" columns={columns} rows={orders} isOld={false} />
    )}
  </TitledSection>
)
