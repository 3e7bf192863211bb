import type { Order } from '@tiffin/contract'
import { formatCents } from '@tiffin/pricing'
import { listAmounts } from '../../lib/order-amounts.ts'
import classes from './order-sums.module.css'

export function OrderSums({ order }: { order: Order }) {
  return (
    <dl className={classes.sums}>
      {listAmounts(order).map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
