import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

/** Announces changes to screen readers. Its initial content is not announced. */
export function LiveNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.hidden}>
      {children}
    </p>
  )
}
