import type { ReactNode } from 'react'
import classes from './failure-note.module.css'

interface FailureNoteProps {
  title: string
  hint?: ReactNode
}

/** Shows and announces why an action failed. */
export function FailureNote({ title, hint }: FailureNoteProps) {
  return (
    <div role="alert" className={classes.note}>
      <p className={classes.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  )
}

/** Shows and politely announces, under the clicked button, why an action failed. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.line}>
      {children}
    </p>
  )
}

interface RetryLineProps {
  /** What is missing: 'The menu could not be loaded.' */
  message: string
  onRetry: () => void
}

/** Shown unobtrusively in place of a section's content. */
export function RetryLine({ message, onRetry }: RetryLineProps) {
  return (
    <p className={classes.retryLine} role="status">
      {message}{' '}
      <button type="button" onClick={onRetry} data-still="retry">
        Try again
      </button>
    </p>
  )
}
