import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './enquiry-sheet.module.css'
import { isGone } from './is-gone.ts'

interface SheetStateProps {
  /** 'message'. */
  what: string
  isPending: boolean
  error: unknown
  onRetry: () => void
}

/** Stands where a sheet would, while it is not there. */
export function SheetState({ what, isPending, error, onRetry }: SheetStateProps) {
  if (isPending) {
    return (
      <div className={classes.columns} aria-busy aria-label={`The ${what} is on the way`}>
        <Skeleton height="16rem" borderRadius="var(--radius)" />
        <Skeleton height="34rem" borderRadius="var(--radius)" />
      </div>
    )
  }
  if (isGone(error)) return <EmptyState title={`We cannot find that ${what}`} />
  return <RetryLine message={`The ${what} could not be loaded.`} onRetry={onRetry} />
}
