import type { OrderStatus } from '@tiffin/contract'
import { statusWords } from '../../lib/status-words.ts'
import classes from './order-status-mark.module.css'

export function OrderStatusMark({ status }: { status: OrderStatus }) {
  return (
    <span className={classes.mark} data-status={status}>
      {statusWords[status].label}
    </span>
  )
}
