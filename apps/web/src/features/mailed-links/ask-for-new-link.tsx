import { readErrorBody } from '../../lib/error-body.ts'
import { useUser } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SpokenResult } from './spoken-result.tsx'

/** A link that leads nowhere; whoever is signed in may have another one. */
export function AskForNewLink({ title }: { title: string }) {
  const user = useUser()
  const account = trpc.account.get.useQuery(undefined, { enabled: user !== null })
  const asking = trpc.account.requestVerification.useMutation()

  // Who presses the link a second time has nothing to repair.
  if (account.data?.isEmailVerified) {
    return (
      <SpokenResult title="Your address is verified already.">
        <ButtonLink to="/orders">See your orders</ButtonLink>
      </SpokenResult>
    )
  }
  if (asking.isSuccess) return <SpokenResult title={`We’ve sent a new link to ${user?.email ?? 'you'}.`} />
  return (
    <SpokenResult title={title}>
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
    </SpokenResult>
  )
}
