import type { ReactNode } from 'react'
import classes from './live-note.module.css'

/** Says what has changed to those who cannot see it. What stands here from the beginning is not read out. */
export function LiveNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={classes.note}>
      {children}
    </p>
  )
}
