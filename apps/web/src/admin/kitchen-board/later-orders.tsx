import { Button } from '@mantine/core'
import type { BoardOrder, HourFormat } from '@tiffin/contract'
import { useState } from 'react'
import { NoteBox } from '../../domain/order-parts.tsx'
import { listLines } from '../../lib/format/order-lines.ts'
import { formatClock, formatWeekday, localAt, dayOf } from '../../lib/time/local-time.ts'
import type { BoardStatus } from './board-search.ts'
import { AllergyBadge, OpenButton, OutsideHoursLine } from './board-card.tsx'
import type { DishTotal } from './sort-board.ts'
import classes from './kitchen-board.module.css'
import { nextMove } from '../../lib/format/order-status.ts'
import { useSettings } from '../../lib/api/settings.tsx'

interface LaterOrdersProps {
  orders: BoardOrder[]
  today: string
  /** Unfolded at first. */
  isOpen: boolean
  isWaiting: (order: BoardOrder) => boolean
  isOutsideHours: (order: BoardOrder) => boolean
  onStep: (order: BoardOrder) => void
  onOpen: (order: BoardOrder) => void
}

/** Orders that the kitchen need not begin with yet, folded away with their times. */
export function LaterOrders({
  orders,
  today,
  isOpen,
  isWaiting,
  isOutsideHours,
  onStep,
  onOpen,
}: LaterOrdersProps) {
  if (orders.length === 0) return null
  const allergies = orders.filter(({ allergyNote }) => allergyNote).length
  return (
    <details key={String(isOpen)} open={isOpen} className={classes.later}>
      <summary>
        {`Later: ${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`}
        {allergies > 0 && (
          <>
            {', '}
            <AllergyBadge>{`${allergies} ${allergies === 1 ? 'allergy' : 'allergies'}`}</AllergyBadge>
          </>
        )}
      </summary>
      <ul aria-label="Later" role="list">
        {orders.map((order) => (
          <LaterOrder
            key={order._id}
            order={order}
            today={today}
            isWaiting={isWaiting(order)}
            isOutsideHours={isOutsideHours(order)}
            onStep={() => onStep(order)}
            onOpen={() => onOpen(order)}
          />
        ))}
      </ul>
    </details>
  )
}

interface LaterOrderProps {
  order: BoardOrder
  today: string
  isWaiting: boolean
  isOutsideHours: boolean
  onStep: () => void
  onOpen: () => void
}

function LaterOrder({ order, today, isWaiting, isOutsideHours, onStep, onOpen }: LaterOrderProps) {
  const { region } = useSettings()
  const { number, customer, items, status } = order
  const { label } = nextMove[status as BoardStatus]
  return (
    <li aria-label={`Order ${number}`}>
      <OpenButton order={order} className={classes.laterNumber} onOpen={onOpen} />
      <div className={classes.laterText}>
        {order.allergyNote && <NoteBox order={order} />}
        {isOutsideHours && <OutsideHoursLine order={order} today={today} />}
        <strong>{customer.name}</strong>
        {`, ${describeTimes(order, today, region)}: ${listLines(items)}`}
        {order.note !== undefined && !order.allergyNote && `. Note: ${order.note}`}
        {isWaiting && <strong> Waiting to be sent</strong>}
      </div>
      <Button variant="default" h={44} aria-label={`${label}: order ${number}`} onClick={onStep}>
        {label}
      </Button>
    </li>
  )
}

function describeTimes(
  { fulfillment: { pickupAt, pickupLocal }, startsAt }: BoardOrder,
  today: string,
  region: HourFormat,
) {
  const starts = localAt({ at: pickupAt, local: pickupLocal }, Date.parse(startsAt))
  const day = dayOf(pickupLocal) === today ? '' : `${formatWeekday(pickupLocal)} `
  const startDay = dayOf(starts) === dayOf(pickupLocal) ? '' : `${formatWeekday(starts)} `
  return `${day}${formatClock(pickupLocal, region)}, start at ${startDay}${formatClock(starts, region)}`
}

/** What the accepted and started orders need together. A phone has no room for it beside the orders: there it is folded. */
export function CookNow({ totals }: { totals: DishTotal[] }) {
  const [isFolded] = useState(() => window.matchMedia('(width < 48em)').matches)
  if (totals.length === 0) return null
  // A combo is cooked when its dishes are.
  const portions = totals.reduce((sum, { quantity, isCombo }) => sum + (isCombo ? 0 : quantity), 0)
  return (
    <details className={classes.cook} open={!isFolded}>
      <summary>{`Cook now: ${portions} ${portions === 1 ? 'portion' : 'portions'}`}</summary>
      <ul aria-label="Cook now" role="list">
        {totals.map((total) => (
          <DishRow key={total.key} total={total} />
        ))}
      </ul>
    </details>
  )
}

function DishRow({ total: { quantity, title, details, isCombo, allergyOrders } }: { total: DishTotal }) {
  const orders = allergyOrders.length === 1 ? 'order' : 'orders'
  return (
    <li>
      <strong>{quantity} ×</strong> {title}
      {details.length > 0 && <strong>{`, ${details.join(', ')}`}</strong>}
      {isCombo && <span className={classes.combo}>{' (its dishes are counted)'}</span>}
      {allergyOrders.length > 0 && (
        <>
          {' '}
          <AllergyBadge>{`Allergy: ${orders} ${allergyOrders.join(', ')}`}</AllergyBadge>
        </>
      )}
    </li>
  )
}
