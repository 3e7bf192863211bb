import type { Order } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { listAmounts } from '../../lib/order-amounts.ts'
import { AmountList } from '../../ui/amount-list.tsx'
import classes from './order-lines.module.css'

/** What is to be cooked, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <div>
      <ul role="list" className={classes.lines} aria-label="Dishes">
        {order.items.map(({ slug, title, quantity, price }) => (
          <li key={slug}>
            <strong className={classes.quantity}>{quantity} ×</strong>
            <span className={classes.dish}>{title}</span>
            <span>{formatCents(centsFromDollars(price) * quantity)}</span>
          </li>
        ))}
      </ul>
      <AmountList amounts={listAmounts(order)} className={classes.amounts} />
    </div>
  )
}
