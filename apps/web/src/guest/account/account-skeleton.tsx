import { Skeleton } from '../../ui/form-skeleton.tsx'
import classes from './account-skeleton.module.css'

/** Shown until the account has loaded. Without JavaScript it never loads, and nothing is shown. */
export function AccountSkeleton() {
  return (
    <div className={classes.places} role="group" aria-busy aria-label="Loading your account…">
      {['16.5rem', '24.5rem', '18.75rem', '11rem'].map((height, index) => (
        <Skeleton key={index} height={height} borderRadius="var(--radius)" />
      ))}
    </div>
  )
}
