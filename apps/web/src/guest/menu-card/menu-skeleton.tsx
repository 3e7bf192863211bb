import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './menu-skeleton.module.css'

const LINES = 8

/** The placeholder for a section of the menu. */
export function MenuSkeleton() {
  return (
    <div aria-busy>
      <Skeleton width="14rem" height="2.1rem" />
      <div className={classes.lines}>
        {Array.from({ length: LINES }, (_, place) => (
          <Skeleton key={place} height="4.5rem" />
        ))}
      </div>
    </div>
  )
}
