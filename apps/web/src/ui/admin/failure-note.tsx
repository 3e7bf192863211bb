import { Alert, Button, type AlertProps } from '@mantine/core'
import type { Failure } from '../../lib/api/explain-failure.ts'

interface FailureNoteProps extends Pick<AlertProps, 'mt' | 'mb' | 'w' | 'children'> {
  failure: Failure | null
}

/** Why something did not work, and under it what can be done about it. */
export const FailureNote = ({ failure, children, ...box }: FailureNoteProps) =>
  failure !== null && (
    <Alert color="chilli" role="alert" title={failure.title} {...box}>
      {failure.hint}
      {children}
    </Alert>
  )

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
