import type { OrderStatus } from '@tiffin/contract'
import { statusWords } from '../lib/status-words.ts'
import classes from './status-mark.module.css'

interface StatusMarkProps {
  status: OrderStatus
  /** Whoever runs the kitchen has to answer a new order, so that it stands out. */
  isForStaff?: boolean
}

/** Where an order stands, in one word on its own ground. */
export function StatusMark({ status, isForStaff = false }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-status={status} data-for-staff={isForStaff || undefined}>
      {statusWords[status].label}
    </span>
  )
}
