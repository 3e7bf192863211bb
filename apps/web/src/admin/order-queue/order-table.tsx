import { Amount } from '../../domain/price.tsx'
import { Table, Menu } from '@mantine/core'
import { paidNames, paymentMethods, type Order } from '@tiffin/contract'
import { memo, type ReactNode } from 'react'
import { headDay, formatClock } from '../../lib/time/local-time.ts'
import { useServerClock } from '../../lib/time/server-clock.ts'
import { useIgnoreShiftedClick } from '../../lib/forms/use-ignore-shifted-click.ts'
import { TableFrame, RowLink } from '../../ui/admin/data-table.tsx'
import { describeDue, type DueText } from '../../lib/time/describe-pickup.ts'
import { nextMove } from '../../lib/format/order-status.ts'
import { nameChannel, describeOverride, overrideNames } from '../../lib/format/order-channel.ts'
import { listLines } from '../../lib/format/order-lines.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { useAskedStep } from '../../domain/admin/step-question.tsx'
import { StatusMark } from '../../domain/status-mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { isPartlyPaid, isUnpaid, headPaid } from '../../lib/format/paid.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { busyButton, useMoveOrders, type NotMoved } from './use-move-orders.ts'
import type { OrderSearch } from './order-search.ts'
import { useMarkPaid } from './use-payments.ts'
import classes from './order-table.module.css'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'

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
  const { nowMs } = useServerClock()
  const steady = useIgnoreShiftedClick(orders.map(({ _id }) => _id).join())
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
          isFar={Date.parse(order.fulfillment.pickupAt) - nowMs > FAR_MS}
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

const FAR_MS = 4 * 60 * 60_000

const ROW = `${Table.Tr.classes['tr']} ${classes.row}`

/** How urgent an order is, in texts: a row is only drawn again when one of them changes. */
interface OrderRowProps extends Partial<DueText> {
  order: Order
  search: OrderSearch
  /** Of the pickup, unless it is today's. */
  dayName: string | undefined
  /** Its time says enough. */
  isFar: boolean
  isSelected: boolean
  onToggle: (id: string) => void
  onMoved: (notMoved: NotMoved[]) => void
}

// Roles are explicit: laid out as a grid on a narrow screen, a table would no longer be one to a screen reader.
const OrderRow = memo(function OrderRow(props: OrderRowProps) {
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
      <Cell area="guest">
        {customer.name}
        {order.channel !== 'web' && <span className={classes.hint}>{nameChannel(order.channel)}</span>}
      </Cell>
      <Cell area="dishes">
        {order.allergyNote && <strong className={classes.allergy}>{`Allergy: ${order.note}`}</strong>}
        {order.note !== undefined && !order.allergyNote && (
          <em className={classes.note}>{`Note: ${order.note}`}</em>
        )}
        <span className={classes.titles}>{listLines(items)}</span>
      </Cell>
      <Cell area="total">
        <Amount amount={amounts.total} currency={order.currency} />
      </Cell>
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

function Due({ order, dayName, isFar, waiting, due, isUrgent }: OrderRowProps) {
  const { region } = useSettings()
  const { pickupAt, pickupLocal } = order.fulfillment
  // Of another day, or hours ahead, day and time say it in fewer words, unless it is late.
  const left = (dayName === undefined && !isFar) || isUrgent ? due : undefined
  return (
    <>
      <time dateTime={pickupAt}>
        <strong>{formatClock(pickupLocal, region)}</strong>
        {dayName !== undefined && ` ${dayName}`}
      </time>
      {(waiting || left) && (
        <span className={classes.hint}>
          {waiting && (
            <>
              <span className={classes.whole}>{left === undefined ? waiting : `${waiting},`}</span>{' '}
            </>
          )}
          {left !== undefined && <span className={classes.left}>{left}</span>}
        </span>
      )}
      {order.fulfillment.override !== undefined && (
        <span className={classes.hint} title={describeOverride(order)}>
          {overrideNames[order.fulfillment.override]}
        </span>
      )}
    </>
  )
}

/** Whether an order is paid; if not, a menu of payment methods to record. */
function PaidMenu({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const money = useMoney(order.currency)
  const { paid, toReturn = 0, tipToReturn = 0 } = order.payment
  const back = toReturn + tipToReturn
  if (back > 0) return <span>{`Refund ${money.formatAmount(back)}`}</span>
  if (paid) return <span>{headPaid(paid.method)}</span>
  if (order.status === 'cancelled') return null
  if (!isUnpaid(order)) return <span>Nothing to pay</span>
  return (
    <MenuButton
      renderButton={(opener) => (
        <RowButton look="default" size="compact-sm" {...busyButton(isBusy)} {...opener}>
          {isPartlyPaid(order) ? `To pay ${money.formatAmount(order.payment.toPay)}` : 'Unpaid'}
          <VisuallyHidden>, order {order.number}</VisuallyHidden>
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
