import { Link } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { shortId } from '../../lib/short-id.ts'
import { PlacedTime } from '../../ui/placed-time.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
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

function OrderRow({ order }: { order: Order }) {
  const { _id, customer, amounts, status } = order
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/orders" search={{ order: _id }}>
          {shortId(_id)}
        </Link>
      </th>
      <td className={classes.customer}>{customer.name}</td>
      <td className={classes.total}>{formatCents(centsFromDollars(amounts.total))}</td>
      <td className={classes.status}>
        <StatusMark isForStaff status={status} />
      </td>
      <td className={classes.when}>
        <PlacedTime order={order} />
      </td>
    </tr>
  )
}
