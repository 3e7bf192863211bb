import type { Order } from '@tiffin/contract'
import { OrderRow } from './order-row.tsx'
import type { OrderSearch } from './order-search.ts'
import classes from './order-list.module.css'

interface OrderListProps {
  orders: Order[]
  search: OrderSearch
  today: string | undefined
  /** Another list is on its way. */
  isOld: boolean
}

export function OrderList({ orders, search, today, isOld }: OrderListProps) {
  return (
    <ol role="list" className={classes.list} aria-label="Orders" aria-busy={isOld}>
      {orders.map((order) => (
        <li key={order._id}>
          <OrderRow order={order} search={search} today={today} />
        </li>
      ))}
    </ol>
  )
}
