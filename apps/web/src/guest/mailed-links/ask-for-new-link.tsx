import { readErrorBody } from '../../lib/api/error-body.ts'
import { useUser } from '../../lib/session/session.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { AnnouncedResult } from './announced-result.tsx'

/** For an invalid link; signed-in customers can request another one. */
export function AskForNewLink({ title }: { title: string }) {
  const user = useUser()
  const account = trpc.account.get.useQuery(undefined, { enabled: user !== null })
  const asking = trpc.account.requestVerification.useMutation()

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
