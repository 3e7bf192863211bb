import { Table, Menu } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { memo, type ReactNode } from 'react'
import { listLines } from '../../lib/format/order-lines.ts'
import { formatClock } from '../../lib/time/local-time.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { RowLink } from '../../ui/admin/data-table.tsx'
import { useAskedStep } from '../../domain/admin/step-question.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { nextMove } from '../../lib/format/order-status.ts'
import { isUnpaid, headPaid, paidNames, paymentMethods } from '../../lib/format/payment.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import type { DueText } from '../../lib/time/describe-due.ts'
import { busyButton, useMoveOrders, type NotMoved } from './use-move-orders.ts'
import type { OrderSearch } from './order-search.ts'
import { useMarkPaid } from './payment-fact.tsx'
import classes from './order-table.module.css'

const ROW = `${Table.Tr.classes['tr']} ${classes.row}`

/** How urgent an order is, in texts: a row is only drawn again when one of them changes. */
export interface OrderRowProps extends Partial<DueText> {
  order: Order
  search: OrderSearch
  /** Of the pickup, unless it is today's. */
  dayName: string | undefined
  isSelected: boolean
  onToggle: (id: string) => void
  onMoved: (notMoved: NotMoved[]) => void
}

// Roles are explicit: laid out as a grid on a narrow screen, a table would no longer be one to a screen reader.
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, search, isUrgent, isSelected, onToggle, onMoved } = props
  const { _id, number, customer, items, amounts, status } = order
  const next = nextMove[status]
  const { moveOn, isMoving } = useMoveOrders(onMoved)
  const { step, question } = useAskedStep((seen: Order, to, paidBy) => void moveOn([seen], to, paidBy))

  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- A row is not interactive.
    <tr role="row" data-with-row-border className={ROW} data-urgent={isUrgent || undefined}>
      <Cell area="choice">
        {next !== undefined && (
          <input
            type="checkbox"
            className={classes.box}
            aria-label={`Select order ${number}`}
            checked={isSelected}
            onChange={() => onToggle(_id)}
          />
        )}
      </Cell>
      <Cell area="number">
        <RowLink to="/admin/orders" search={{ ...search, order: _id }} resetScroll={false}>
          <VisuallyHidden>Order</VisuallyHidden> {number}
        </RowLink>
      </Cell>
      <Cell area="due">
        <Due {...props} />
      </Cell>
      <Cell area="guest">{customer.name}</Cell>
      <Cell area="dishes">
        {order.allergyNote && <strong className={classes.allergy}>{`Allergy: ${order.note}`}</strong>}
        {order.note !== undefined && !order.allergyNote && (
          <em className={classes.note}>{`Note: ${order.note}`}</em>
        )}
        <span className={classes.titles}>{listLines(items)}</span>
      </Cell>
      <Cell area="total">{formatCents(centsFromDollars(amounts.total))}</Cell>
      <Cell area="paid">
        <PaidMenu order={order} />
      </Cell>
      <Cell area="status">
        <StatusMark isForStaff status={status} />
      </Cell>
      <Cell area="next">
        {next !== undefined && (
          <RowButton size="xs" {...busyButton(isMoving)} onClick={() => step(order, next.to)}>
            {next.label}
            <VisuallyHidden>, order {number}</VisuallyHidden>
          </RowButton>
        )}
        {question}
      </Cell>
    </tr>
  )
})

// Plain, like the checkbox: nine cells in each of twenty rows are most of what the page renders.
const Cell = ({ area, children }: { area: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- A cell is not interactive.
  <td role="cell" className={classes[area]} style={{ gridArea: area }}>
    {children}
  </td>
)

function Due({ order, dayName, waiting, due }: OrderRowProps) {
  const { pickupAt, pickupLocal } = order.fulfillment
  return (
    <>
      <time dateTime={pickupAt}>
        <strong>{formatClock(pickupLocal)}</strong>
        {dayName !== undefined && ` ${dayName}`}
      </time>
      {due !== undefined && (
        <span className={classes.hint}>
          {waiting && `${waiting}, `}
          <span className={classes.left}>{due}</span>
        </span>
      )}
    </>
  )
}

/** Whether an order is paid; if not, a menu of payment methods to record. */
function PaidMenu({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const { paid } = order.payment
  if (paid) return <span>{headPaid(paid.method)}</span>
  if (order.status === 'cancelled') return null
  if (!isUnpaid(order)) return <span>Nothing to pay</span>
  return (
    <MenuButton
      renderButton={(opener) => (
        <RowButton look="default" size="compact-sm" {...busyButton(isBusy)} {...opener}>
          Unpaid<VisuallyHidden>, order {order.number}</VisuallyHidden>
        </RowButton>
      )}
    >
      <Menu.Label>{failure === null ? 'Paid by' : failure.title}</Menu.Label>
      {paymentMethods.map((method) => (
        <Menu.Item key={method} onClick={() => markPaid(method)}>
          {paidNames[method]}
        </Menu.Item>
      ))}
    </MenuButton>
  )
}
