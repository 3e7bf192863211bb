import { Alert, Button, type AlertProps } from '@mantine/core'
import type { Failure } from '../../lib/api/explain-failure.ts'

interface FailureAlertProps extends Pick<AlertProps, 'mt' | 'mb' | 'w' | 'children'> {
  failure: Failure | null
}

/** Why something did not work, and under it what can be done about it. */
export const FailureAlert = ({ failure, children, ...box }: FailureAlertProps) =>
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
  <FailureAlert failure={{ title: message }}>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </FailureAlert>
)
