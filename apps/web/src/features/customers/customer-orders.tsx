import { Paper, Text, Title } from '@mantine/core'
import type { CustomerRecord, Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { useId } from 'react'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { RowLink } from '../../ui/admin/row-link.tsx'
import { PlacedTime } from '../../ui/placed-time.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

export function CustomerOrders({ customer: { orders, ordersCount } }: { customer: CustomerRecord }) {
  const titleId = useId()
  const isPart = orders.length < ordersCount
  return (
    <Paper component="section" p="lg" shadow="xs" aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h3">
        Orders
      </Title>
      {orders.length === 0 && <Text c="dimmed">None yet.</Text>}
      {isPart && <Text c="dimmed">{`The newest ${orders.length} of ${ordersCount}.`}</Text>}
      {orders.length > 0 && <DataTable label="Orders" columns={columns} rows={orders} isOld={false} />}
    </Paper>
  )
}

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
  {
    heading: 'Dishes',
    isWide: true,
    cell: ({ items }) => items.map(({ title, quantity }) => `${quantity}\u{A0}×\u{A0}${title}`).join(', '),
  },
  {
    heading: 'Total',
    align: 'right',
    cell: ({ amounts }) => formatCents(centsFromDollars(amounts.total)),
  },
  { heading: 'Status', cell: ({ status }) => <StatusMark isForStaff status={status} /> },
]
