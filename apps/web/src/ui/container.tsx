import type { ReactNode } from 'react'
import classes from './container.module.css'

/** The page's column. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={classes.container}>{children}</div>
}
