import { Button } from '@mantine/core'
import { FailureNote } from './failure-note.tsx'

interface FailedQueryProps {
  /** 'The sales could not be loaded.' */
  message: string
  onRetry: () => void
}

/** Shown in place of what could not be loaded. */
export const FailedQuery = ({ message, onRetry }: FailedQueryProps) => (
  <FailureNote failure={{ title: message }}>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </FailureNote>
)
