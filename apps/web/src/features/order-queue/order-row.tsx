import { Button, Checkbox, Table, Text, type TableTdProps } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatClock, headDay } from '../../lib/local-time.ts'
import { RowLink } from '../../ui/admin/row-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { describeDue } from './describe-due.ts'
import { busyButton } from './busy-button.ts'
import { nextMove } from './next-move.ts'
import type { OrderSearch } from './order-search.ts'
import classes from './order-table.module.css'
import { PaidMenu } from './paid-menu.tsx'
import { useMoveOrders, type MoveOutcome } from './use-move-orders.ts'

export interface OrderRowProps {
  order: Order
  search: OrderSearch
  today: string | undefined
  nowMs: number
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onMoved: (outcome: MoveOutcome) => void
}

// Roles are explicit: laid out as a grid on a narrow screen, a table would no longer be one to a screen reader.
export function OrderRow(props: OrderRowProps) {
  const { order, search, nowMs, isSelected, onSelect, onMoved } = props
  const { _id, number, customer, items, amounts, status } = order
  const next = nextMove[status]
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  const due = describeDue(order, nowMs)
  return (
    <Table.Tr role="row" className={classes.row} data-urgent={due?.isUrgent || undefined}>
      <Cell area="choice">
        {next !== undefined && (
          <Checkbox
            aria-label={`Select order ${number}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        )}
      </Cell>
      <Cell area="number">
        <RowLink
          to="/admin/orders"
          search={{ ...search, order: _id }}
          resetScroll={false}
          fz="lg"
          lh="inherit"
        >
          <VisuallyHidden>Order</VisuallyHidden> {number}
        </RowLink>
      </Cell>
      <Cell area="due">
        <Due {...props} />
      </Cell>
      <Cell area="guest">{customer.name}</Cell>
      <Cell area="dishes">
        {items.map(({ title, quantity }) => `${quantity}\u{A0}×\u{A0}${title}`).join(', ')}
      </Cell>
      <Cell area="total" ta="right" fw={650}>
        {formatCents(centsFromDollars(amounts.total))}
      </Cell>
      <Cell area="paid">
        <PaidMenu order={order} />
      </Cell>
      <Cell area="status">
        <StatusMark isForStaff status={status} />
      </Cell>
      <Cell area="next">
        {next !== undefined && (
          <Button size="xs" {...busyButton(isMoving)} onClick={() => void moveOn([order], next.to)}>
            {next.label}
            <VisuallyHidden>, order {number}</VisuallyHidden>
          </Button>
        )}
      </Cell>
    </Table.Tr>
  )
}

const Cell = ({ area, ...props }: TableTdProps & { area: string }) => (
  <Table.Td role="cell" className={classes[area]} style={{ gridArea: area }} {...props} />
)

function Due({ order, today, nowMs }: OrderRowProps) {
  const { pickupAt, pickupLocal } = order.fulfillment
  const due = describeDue(order, nowMs)
  const isToday = today !== undefined && pickupLocal.startsWith(today)
  return (
    <>
      <time dateTime={pickupAt}>
        <strong>{formatClock(pickupLocal)}</strong>
        {!isToday && today !== undefined && ` ${headDay(pickupLocal, today)}`}
      </time>
      {due !== null && (
        <Text span fz="sm" lh="inherit" c="dimmed" ml="xs">
          {due.waiting !== null && `${due.waiting}, `}
          <span className={classes.left}>{due.due}</span>
        </Text>
      )}
    </>
  )
}
