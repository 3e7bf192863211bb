import { Link } from '@tanstack/react-router'
import type { CustomerRecord, Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { CardSection } from '../../ui/card-section.tsx'
import { PlacedTime } from '../../ui/placed-time.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import classes from './customer-orders.module.css'

// Another part of the site, which these pages are not built with.
const ORDERS: string = '/admin/orders'

export function CustomerOrders({ customer: { orders, ordersCount } }: { customer: CustomerRecord }) {
  if (orders.length === 0) return <CardSection title="Orders" lead="None yet." />
  const isPart = orders.length < ordersCount
  return (
    <CardSection title="Orders" {...(isPart && { lead: `The newest ${orders.length} of ${ordersCount}.` })}>
      <ol role="list" className={classes.list}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderLine order={order} />
          </li>
        ))}
      </ol>
    </CardSection>
  )
}

function OrderLine({ order }: { order: Order }) {
  const { _id, number, items, amounts, status } = order
  return (
    <div className={classes.order}>
      <Link to={ORDERS} search={{ order: _id } as never} className={classes.number}>
        Order {number}
      </Link>
      <p className={classes.total}>{formatCents(centsFromDollars(amounts.total))}</p>
      <p className={classes.placed}>
        <PlacedTime order={order} />
      </p>
      <div className={classes.status}>
        <StatusMark status={status} />
      </div>
      <p className={classes.dishes}>
        {items.map(({ title, quantity }) => `${quantity}\u{A0}×\u{A0}${title}`).join(', ')}
      </p>
    </div>
  )
}
