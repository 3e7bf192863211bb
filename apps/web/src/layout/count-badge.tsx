import classes from './count-badge.module.css'

const HIGHEST_SHOWN = 99

/** Overlaps the corner of an icon, so that nothing moves when it appears. The link's label has the number too. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={classes.badge} aria-hidden>
      {capCount(count)}
    </span>
  )
}

export function capCount(count: number): string {
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(count)
}
