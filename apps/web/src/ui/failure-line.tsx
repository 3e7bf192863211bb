import type { ReactNode } from 'react'
import classes from './failure-line.module.css'

/** Shows and politely announces, under the clicked button, why an action failed. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.line}>
      {children}
    </p>
  )
}
