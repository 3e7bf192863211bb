import { useEffect } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { useMailedToken } from '../../lib/use-mailed-token.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { AskForNewLink } from './ask-for-new-link.tsx'
import { SpokenResult } from './spoken-result.tsx'

/** Redeems the mailed link at once: whoever pressed it has said yes already. Lives in the browser only. */
export function VerifyEmail() {
  const token = useMailedToken()
  const { account, orders } = trpc.useUtils()
  const { mutate, isSuccess, error } = trpc.account.verifyEmail.useMutation({
    networkMode: 'always',
    // Earlier orders now stand in the history.
    onSuccess: () => Promise.all([account.get.invalidate(), orders.mine.invalidate()]),
  })

  // The link in the mail is the press of the button.
  useEffect(() => {
    if (token !== null) mutate({ token })
  }, [mutate, token])

  if (token === null) {
    return <AskForNewLink title="This link is incomplete. Please open it from the mail once more." />
  }
  if (isSuccess) {
    return (
      <SpokenResult title="Thank you, this is your address.">
        Orders that you placed with it before stand in your history now.
        <ButtonLink to="/orders">See your orders</ButtonLink>
      </SpokenResult>
    )
  }
  if (error === null) return <p role="status">One moment, we are looking at your link.</p>
  const refusal = readErrorBody(error)
  if (refusal !== null) return <AskForNewLink title={refusal.message} />
  return <RetryLine message="Your address could not be confirmed." onRetry={() => mutate({ token })} />
}
