import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { createSessionValue } from '../../lib/storage/session-value.ts'
import { useUser } from '../../lib/session/session.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useUrlKey } from '../../lib/session/use-url-key.ts'
import { AnnouncedResult } from './mailed-link.tsx'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { RetryLine, FailureNote } from '../../ui/failure-note.tsx'

// The link is saved here while its reader logs in.
const waitingLink = createSessionValue<string>({
  key: 'verify-email',
  isValid: (raw): raw is string => typeof raw === 'string' && raw !== '',
})

/** Redeems the emailed link for the signed-in account, and for no other. Rendered in the browser only. */
export function VerifyEmail() {
  const mailed = useUrlKey()
  const [token] = useState(() => mailed ?? waitingLink.get())
  const isSignedIn = useUser() !== null
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isSuccess, error } = useMutation(
    trpc.account.verifyEmail.mutationOptions({
      // Earlier orders are now in the history.
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries(trpc.account.get.pathFilter()),
          queryClient.invalidateQueries(trpc.orders.mine.pathFilter()),
        ]),
    }),
  )

  useEffect(() => {
    waitingLink.set(isSignedIn ? null : token)
    // Clicking the link in the email is confirmation enough.
    if (isSignedIn && token !== null) mutate({ token })
  }, [mutate, token, isSignedIn])

  if (token === null) {
    return <AskForNewLink title="This link is incomplete. Please open it from the email again." />
  }
  if (isSuccess) {
    return (
      <AnnouncedResult title="Your email address is confirmed.">
        Orders you placed with it as a guest now appear in your order history.
        <ButtonLink to="/orders">See your orders</ButtonLink>
      </AnnouncedResult>
    )
  }
  if (!isSignedIn) {
    return (
      <AnnouncedResult title="Log in to confirm your email address.">
        The link only works for the account it was sent to.
        <ButtonLink to="/login" search={{ back: '/verify-email' }}>
          Log in
        </ButtonLink>
      </AnnouncedResult>
    )
  }
  if (error === null) return <p role="status">One moment, we’re checking your link.</p>
  const appError = readErrorBody(error)
  if (appError !== null) return <AskForNewLink title={appError.message} />
  return <RetryLine message="Your address could not be confirmed." onRetry={() => mutate({ token })} />
}

/** For an invalid link; signed-in customers can request another one. */
function AskForNewLink({ title }: { title: string }) {
  const user = useUser()
  const trpc = useTRPC()
  const account = useQuery(trpc.account.get.queryOptions(undefined, { enabled: user !== null }))
  const asking = useMutation(trpc.account.requestVerification.mutationOptions())

  // Clicking the link a second time is not an error.
  if (account.data?.isEmailVerified) {
    return (
      <AnnouncedResult title="Your address is already verified.">
        <ButtonLink to="/orders">See your orders</ButtonLink>
      </AnnouncedResult>
    )
  }
  if (asking.isSuccess) return <AnnouncedResult title={`We’ve sent a new link to ${user?.email ?? 'you'}.`} />
  return (
    <AnnouncedResult title={title}>
      {user === null ? (
        <ButtonLink to="/login" search={{ back: '/account' }}>
          Log in to get a new link
        </ButtonLink>
      ) : (
        <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
          Send a new link
        </Button>
      )}
      {asking.isError && (
        <FailureNote title={readErrorBody(asking.error)?.message ?? 'The link could not be sent'} />
      )}
    </AnnouncedResult>
  )
}
