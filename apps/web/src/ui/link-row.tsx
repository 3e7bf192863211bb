import type { ReactNode } from 'react'
import classes from './link-row.module.css'

/** Other links, under a form. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
