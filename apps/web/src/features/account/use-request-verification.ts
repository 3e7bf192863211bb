import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'

/** Has the link that verifies an address mailed once more, and says how that went. */
export function useRequestVerification(email: string) {
  const { mutate, isPending, isSuccess, error } = trpc.account.requestVerification.useMutation({
    networkMode: 'always',
  })
  const failure = readErrorBody(error)?.message ?? 'The link could not be sent. Please try again.'
  return {
    isSending: isPending,
    note: isSuccess ? `A link is on its way to ${email}.` : error === null ? null : failure,
    send: () => mutate(),
  }
}
