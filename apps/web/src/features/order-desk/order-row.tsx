import { Link } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { useId } from 'react'
import { formatClock, formatDay, headDay } from '../../lib/local-time.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { OrderSearch } from './order-search.ts'
import classes from './order-row.module.css'

interface OrderRowProps {
  order: Order
  search: OrderSearch
  today: string | undefined
}

export function OrderRow({ order, search, today }: OrderRowProps) {
  const titleId = useId()
  const { _id, number, customer, items, amounts, status, fulfillment } = order
  const { pickupAt, pickupLocal } = fulfillment
  return (
    <article className={classes.row} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.number}>
        <Link
          to="/admin/orders"
          search={{ ...search, order: _id }}
          className={classes.link}
          resetScroll={false}
        >
          <span className={classes.word}>Order</span> {number}
        </Link>
      </h2>
      <p className={classes.pickup}>
        <time dateTime={pickupAt}>
          <strong>{formatClock(pickupLocal)}</strong>{' '}
          {today === undefined ? formatDay(pickupLocal) : headDay(pickupLocal, today)}
        </time>
      </p>
      <p className={classes.guest}>{customer.name}</p>
      <p className={classes.dishes}>
        {items.map(({ title, quantity }) => `${quantity}\u{A0}×\u{A0}${title}`).join(', ')}
      </p>
      <p className={classes.total}>{formatCents(centsFromDollars(amounts.total))}</p>
      <div className={classes.status}>
        <StatusMark isForStaff status={status} />
      </div>
    </article>
  )
}
