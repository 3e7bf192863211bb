import type { CSSProperties } from 'react'
import classes from './stars.module.css'

interface StarsProps {
  /** 0 to 5, fractions included. */
  value: number
  /** Read out in place of the stars. */
  label: string
}

/** Five stars, filled according to the value. As large as the text around them. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classes.stars}
      style={{ '--filled': `${(value / 5) * 100}%` } as CSSProperties}
    />
  )
}
