import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'

/** That a move was not saved, and why. */
export const OrderFailure = ({ error }: { error: unknown }) => (
  <FailureAlert
    failure={
      error
        ? {
            title: readErrorBody(error)?.message ?? 'The order could not be saved',
            hint: 'The list is up to date again.',
          }
        : null
    }
    mb="md"
  />
)
