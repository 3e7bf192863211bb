import type { HTMLAttributes } from 'react'
import { HONEYPOT_FIELD } from '../lib/forms/form-signals.ts'
import classes from './visually-hidden.module.css'

/** For screen readers only. As a `status` it announces its changes, but not what it says at first. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={classes.hidden} />
}

interface SkipLinkProps {
  /** The id of what the keyboard continues at; it needs `tabIndex={-1}`. */
  to: string
  children: string
}

/** Seen only while it has the focus: passes over what every visit begins with. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a href={`#${to}`} className={classes.skip}>
    {children}
  </a>
)

/** A honeypot: people neither see nor reach this field, but bots fill it in. */
export function HoneypotField() {
  return (
    <div className={classes.hidden} aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
