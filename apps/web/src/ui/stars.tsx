import type { CSSProperties } from 'react'
import classes from './stars.module.css'

interface StarsProps {
  /** 0 to 5, also between two. */
  value: number
  /** What is said instead of shown. */
  label: string
}

/** Five stars, as many of them filled as the value says. As large as the text around them. */
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
