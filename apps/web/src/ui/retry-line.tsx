import classes from './retry-line.module.css'

interface RetryLineProps {
  /** What is missing: 'The menu could not be loaded.' */
  message: string
  onRetry: () => void
}

/** Shown unobtrusively in place of a section's content. */
export function RetryLine({ message, onRetry }: RetryLineProps) {
  return (
    <p className={classes.line} role="status">
      {message}{' '}
      <button type="button" onClick={onRetry} data-still="retry">
        Try again
      </button>
    </p>
  )
}
