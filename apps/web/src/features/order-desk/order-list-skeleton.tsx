import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './order-list-skeleton.module.css'

const EXPECTED_ROWS = 12

export function OrderListSkeleton() {
  return (
    <div role="status" aria-label="Loading orders…" className={classes.list}>
      {Array.from({ length: EXPECTED_ROWS }, (_, place) => (
        <Skeleton key={place} height="2.75rem" borderRadius="var(--radius)" />
      ))}
    </div>
  )
}
