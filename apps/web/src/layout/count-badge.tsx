import classes from './count-badge.module.css'
import { capCount } from './describe-counts.ts'

/** Overlaps the corner of an icon, so that nothing moves when it appears. The link's label has the number too. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={classes.badge} aria-hidden>
      {capCount(count)}
    </span>
  )
}
