import { Table } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { headDay } from '../../lib/time/local-time.ts'
import { useNow } from '../../lib/time/use-pickup-times.ts'
import { useSteadyPress } from '../../lib/forms/use-steady-press.ts'
import { TableFrame } from '../../ui/admin/data-table.tsx'
import { describeDue } from '../../lib/time/describe-due.ts'
import { nextMove } from '../../lib/format/order-status.ts'
import { OrderRow, type OrderRowProps } from './order-row.tsx'
import classes from './order-table.module.css'

interface OrderTableProps extends Pick<OrderRowProps, 'search' | 'onToggle' | 'onMoved'> {
  orders: Order[]
  /** At the restaurant; undefined until it is known. */
  today: string | undefined
  selected: Order[]
  onSelect: (ids: string[]) => void
  /** Another list is loading. */
  isOld: boolean
}

const headings = ['Order', 'Pickup', 'Guest', 'Dishes', 'Total', 'Payment', 'Status', 'Next step']

export function OrderTable(props: OrderTableProps) {
  const { orders, today, selected, onSelect, isOld, ...rest } = props
  const nowMs = useNow()
  const steady = useSteadyPress(orders.map(({ _id }) => _id).join())
  const movable = orders.filter(({ status }) => nextMove[status] !== undefined)

  const head = (
    <>
      <Table.Th role="columnheader" scope="col">
        {movable.length > 0 && (
          <input
            type="checkbox"
            className={classes.box}
            aria-label="Select all on this page"
            checked={selected.length === movable.length}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < movable.length
            }}
            onChange={({ currentTarget }) =>
              onSelect(currentTarget.checked ? movable.map(({ _id }) => _id) : [])
            }
          />
        )}
      </Table.Th>
      {headings.map((heading) => (
        <Table.Th key={heading} role="columnheader" scope="col" style={{ whiteSpace: 'nowrap' }}>
          {heading}
        </Table.Th>
      ))}
    </>
  )
  return (
    <TableFrame
      head={head}
      className={classes.table}
      verticalSpacing={5}
      horizontalSpacing={8}
      aria-label="Orders"
      aria-busy={isOld}
      {...steady}
    >
      {orders.map((order) => (
        <OrderRow
          key={order._id}
          order={order}
          {...describeDue(order, nowMs)}
          dayName={dayNameOf(order, today)}
          isSelected={selected.includes(order)}
          {...rest}
        />
      ))}
    </TableFrame>
  )
}

function dayNameOf({ fulfillment: { pickupLocal } }: Order, today: string | undefined) {
  return today === undefined || pickupLocal.startsWith(today) ? undefined : headDay(pickupLocal, today)
}
