import { Link } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatClock, formatDate, localAt } from '../../lib/local-time.ts'
import { shortId } from '../../lib/short-id.ts'
import { statusWords } from '../../lib/status-words.ts'
import classes from './recent-orders.module.css'

const headings = ['Order', 'Customer', 'Total', 'Status', 'Date']

export function RecentOrders({ orders }: { orders: Order[] }) {
  return (
    <section className={classes.section} aria-labelledby="recent-orders">
      <h2 id="recent-orders" className={classes.title}>
        Recent Orders
      </h2>
      {orders.length === 0 ? (
        <p className={classes.none}>No orders yet</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function OrderRow({ order: { _id, customer, amounts, status, createdAt, fulfillment } }: { order: Order }) {
  const pickup = { at: fulfillment.pickupAt, local: fulfillment.pickupLocal }
  const local = localAt(pickup, Date.parse(createdAt))
  return (
    <tr>
      <th scope="row">
        <Link to="/order/$id" params={{ id: _id }}>
          {shortId(_id)}
        </Link>
      </th>
      <td className={classes.customer}>{customer.name}</td>
      <td className={classes.total}>{formatCents(centsFromDollars(amounts.total))}</td>
      <td className={classes.state}>
        <span className={classes.status} data-status={status}>
          {statusWords[status].label}
        </span>
      </td>
      <td className={classes.when}>
        <time dateTime={createdAt}>{`${formatDate(local)}, ${formatClock(local)}`}</time>
      </td>
    </tr>
  )
}
