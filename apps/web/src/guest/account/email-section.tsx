import { IconCircleCheckFilled, IconMailQuestion } from '@tabler/icons-react'
import type { Account } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import classes from './email-section.module.css'

export function EmailSection({ account }: { account: Account }) {
  return (
    <CardSection title="Email" lead="You use it to log in. It can’t be changed.">
      <p className={classes.address}>{account.email}</p>
      {account.isEmailVerified ? (
        <p className={classes.state} data-good>
          <IconCircleCheckFilled size={20} aria-hidden />
          Verified
        </p>
      ) : (
        <NotVerified email={account.email} />
      )}
    </CardSection>
  )
}

function NotVerified({ email }: { email: string }) {
  const { isSending, isSent, failure, send } = useRequestVerification()
  return (
    <>
      <p className={classes.state}>
        <IconMailQuestion size={20} aria-hidden />
        Not verified
      </p>
      <p className={classes.hint}>
        Open the link in the email we sent you. Orders you placed with this address as a guest will then
        appear in your order history.
      </p>
      {failure !== null && <FailureNote title={failure} />}
      {/* A second link would not help while the first one is still being delivered. */}
      {!isSent && (
        <Button look="outline" isBusy={isSending} onClick={send}>
          Send the link again
        </Button>
      )}
      <p role="status" className={classes.note}>
        {isSent && `We’ve sent a link to ${email}.`}
      </p>
    </>
  )
}

/** Emails the verification link again, and reports the result. */
function useRequestVerification() {
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
