import { readErrorBody } from '../../lib/api/error-body.ts'
import { trpc } from '../../lib/api/trpc.ts'

/** Emails the verification link again, and reports the result. */
export function useRequestVerification() {
  const { mutate, isPending, isSuccess, isError, error } = trpc.account.requestVerification.useMutation()
  return {
    isSending: isPending,
    isSent: isSuccess,
    failure: isError
      ? (readErrorBody(error)?.message ?? 'The link could not be sent. Please try again.')
      : null,
    send: () => mutate(),
  }
}
