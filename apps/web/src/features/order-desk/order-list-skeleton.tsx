import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './order-list.module.css'

const EXPECTED_ROWS = 8

export function OrderListSkeleton() {
  return (
    <div role="status" aria-label="The orders are on their way" className={classes.list}>
      {Array.from({ length: EXPECTED_ROWS }, (_, place) => (
        <Skeleton key={place} height="4.75rem" borderRadius="var(--radius)" />
      ))}
    </div>
  )
}
