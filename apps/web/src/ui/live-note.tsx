import type { ReactNode } from 'react'
import classes from './live-note.module.css'

/** Announces changes to screen readers. Its initial content is not announced. */
export function LiveNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  )
}
