import type { HTMLAttributes } from 'react'
import classes from './visually-hidden.module.css'

/** For screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={classes.hidden} />
}
