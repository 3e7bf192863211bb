import type { DeskOrder } from './desk-order.ts'
import classes from './order-sheet.module.css'

/** How well the restaurant knows this guest. */
export function GuestRecord({ order: { account, earlierOrders, customer } }: { order: DeskOrder }) {
  // Holds its place until it is known.
  if (account === undefined || earlierOrders === undefined)
    return <span className={classes.record}>&nbsp;</span>
  return (
    <span className={classes.record}>
      {account === null
        ? 'Ordered as a guest'
        : account.email === customer.email.toLowerCase()
          ? 'Has an account'
          : `With the account of ${account.name}, ${account.email}`}
      {', '}
      {countEarlier(earlierOrders)}
    </span>
  )
}

function countEarlier(count: number) {
  if (count === 0) return 'first order'
  return count === 1 ? '1 order before' : `${count} orders before`
}
