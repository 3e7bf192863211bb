import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './account-skeleton.module.css'

/** Until the account has come. Without scripts it never will, and nothing is shown. */
export function AccountSkeleton() {
  return (
    <div className={classes.places} aria-busy aria-label="Loading your account…">
      {['16.5rem', '24.5rem', '18.75rem', '11rem'].map((height, index) => (
        <Skeleton key={index} height={height} borderRadius="var(--radius)" />
      ))}
    </div>
  )
}
