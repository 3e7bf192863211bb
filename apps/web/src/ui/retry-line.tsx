import classes from './retry-line.module.css'

interface RetryLineProps {
  /** What is missing: 'The menu could not be loaded.' */
  message: string
  onRetry: () => void
}

/** Stands where a section's content would, quietly. */
export function RetryLine({ message, onRetry }: RetryLineProps) {
  return (
    <p className={classes.line} role="status">
      {message}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
