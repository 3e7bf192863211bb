import { Alert, Button } from '@mantine/core'

interface FailedQueryProps {
  /** 'The sales could not be loaded.' */
  message: string
  onRetry: () => void
}

/** In the place of what could not be loaded. */
export const FailedQuery = ({ message, onRetry }: FailedQueryProps) => (
  <Alert color="chilli" role="alert" title={message}>
    <Button variant="default" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
)
