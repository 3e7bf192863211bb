import type { ReactNode } from 'react'
import classes from './failure-line.module.css'

/** Says, also aloud but quietly, under the button that was pressed why nothing came of it. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.line}>
      {children}
    </p>
  )
}
