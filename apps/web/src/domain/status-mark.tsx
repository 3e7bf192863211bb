import type { OrderStatus } from '@tiffin/contract'
import { statusLabels } from '../lib/format/order-status.ts'
import classes from './status-mark.module.css'

interface StatusMarkProps {
  status: OrderStatus
  /** Staff distinguish the statuses by colour, and a new order stands out. */
  isForStaff?: boolean
}

/** An order's status as a coloured label. */
export function StatusMark({ status, isForStaff = false }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-status={status} data-for-staff={isForStaff || undefined}>
      {statusLabels[status].label}
    </span>
  )
}
