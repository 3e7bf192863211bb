import type { HTMLAttributes } from 'react'
import classes from './visually-hidden.module.css'

/** For screen readers only. As a `status` it announces its changes, but not what it says at first. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={classes.hidden} />
}
