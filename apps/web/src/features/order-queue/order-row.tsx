import { Button, Checkbox, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatClock, headDay } from '../../lib/local-time.ts'
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

// Said aloud: laid out as a grid on a narrow screen, a table would no longer be one to a screen reader.
export function OrderRow(props: OrderRowProps) {
  const { order, search, nowMs, isSelected, onSelect, onMoved } = props
  const { _id, number, customer, items, amounts, status } = order
  const next = nextMove[status]
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  const due = describeDue(order, nowMs)
  return (
    <Table.Tr role="row" className={classes.row} data-urgent={due?.isUrgent || undefined}>
      <Table.Td role="cell" className={classes.choice}>
        {next !== undefined && (
          <Checkbox
            aria-label={`Select order ${number}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        )}
      </Table.Td>
      <Table.Td role="cell" className={classes.number}>
        <Link
          to="/admin/orders"
          search={{ ...search, order: _id }}
          className={classes.link}
          resetScroll={false}
        >
          <VisuallyHidden>Order</VisuallyHidden> {number}
        </Link>
      </Table.Td>
      <Table.Td role="cell" className={classes.due}>
        <Due {...props} />
      </Table.Td>
      <Table.Td role="cell" className={classes.guest}>
        {customer.name}
      </Table.Td>
      <Table.Td role="cell" className={classes.dishes}>
        {items.map(({ title, quantity }) => `${quantity}\u{A0}×\u{A0}${title}`).join(', ')}
      </Table.Td>
      <Table.Td role="cell" className={classes.total}>
        {formatCents(centsFromDollars(amounts.total))}
      </Table.Td>
      <Table.Td role="cell" className={classes.paid}>
        <PaidMenu order={order} />
      </Table.Td>
      <Table.Td role="cell" className={classes.status}>
        <StatusMark isForStaff status={status} />
      </Table.Td>
      <Table.Td role="cell" className={classes.next}>
        {next !== undefined && (
          <Button size="xs" {...busyButton(isMoving)} onClick={() => void moveOn([order], next.to)}>
            {next.label}
            <VisuallyHidden>, order {number}</VisuallyHidden>
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

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
        <span className={classes.body}>
          {due.waiting !== null && <span>{due.waiting}</span>}
          <span className={classes.left}>{due.due}</span>
        </span>
      )}
    </>
  )
}
