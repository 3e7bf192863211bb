import { IconCircleCheckFilled, IconMailQuestion } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '@tiffin/contract'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { RetryLine, FailureNote } from '../../ui/failure-note.tsx'
import { userStore } from '../../lib/session/session.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { NewPasswordField, PasswordField } from '../../ui/password-field.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import classes from './account-sections.module.css'
import accountActionClasses from './account-action.module.css'

interface AccountSectionsProps {
  onLoggedOutEverywhere: () => void
  onDeleted: () => void
}

/** Everything that customers can change about their account. */
export function AccountSections({ onLoggedOutEverywhere, onDeleted }: AccountSectionsProps) {
  const trpc = useTRPC()
  // The address may have been verified in another window a moment ago.
  const account = useQuery(trpc.account.get.queryOptions(undefined, { staleTime: 0 }))

  if (account.isPending) return <AccountSkeleton />
  if (account.isError) {
    return <RetryLine message="Your account could not be loaded." onRetry={() => void account.refetch()} />
  }
  return (
    <div className={classes.sections}>
      <div className={classes.stack}>
        <NameForm name={account.data.name} />
        <EmailSection account={account.data} />
        <DownloadData />
      </div>
      <div className={classes.stack}>
        <PasswordForm email={account.data.email} />
        <Devices onLoggedOutEverywhere={onLoggedOutEverywhere} />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </div>
  )
}

function NameForm({ name }: { name: string }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const form = useServerForm({
    send: (typed: { name: string }) => client.account.rename.mutate(typed),
    onDone: (user) => {
      // The header greets the customer by name.
      userStore.set(user)
      queryClient.setQueryData(trpc.account.get.queryKey(), (known) => known && { ...known, name: user.name })
      showToast({ message: 'Your name has been saved', kind: 'success' })
    },
    fallback: 'Your name could not be saved',
  })
  return (
    <CardSection title="Name" lead="The name to give at the counter.">
      <StackedForm
        {...form.props}
        failure={form.failure}
        actions={
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Saving...' : 'Save'}
          </Button>
        }
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={form.errors['name']}
        />
      </StackedForm>
    </CardSection>
  )
}

interface Passwords {
  currentPassword: string
  newPassword: string
}

function PasswordForm({ email }: { email: string }) {
  const client = useTRPCClient()
  const form = useServerForm({
    send: ({ currentPassword, newPassword }: Passwords) =>
      client.account.changePassword.mutate({ currentPassword, newPassword }),
    onDone: () => {
      form.reset()
      showToast({
        message: 'Your password has been changed, and other devices are logged out',
        kind: 'other',
      })
    },
    fallback: 'Your password could not be changed',
  })
  return (
    <CardSection title="Password" lead="Changing it logs you out on all other devices.">
      <StackedForm
        {...form.props}
        failure={form.failure}
        actions={
          <Button type="submit" isBusy={form.isSending}>
            {form.isSending ? 'Changing...' : 'Change password'}
          </Button>
        }
      >
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={form.errors['currentPassword']}
        />
        <NewPasswordField label="New password" name="newPassword" error={form.errors['newPassword']} />
      </StackedForm>
    </CardSection>
  )
}

function DownloadData() {
  const client = useTRPCClient()
  // Fetched anew on each click, so it is not a query.
  const download = useMutation({
    gcTime: 0,
    mutationFn: () => client.account.export.query(),
    onSuccess: (everything) => {
      const json = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      saveFile(json, 'my-account-data.json')
    },
  })
  return (
    <CardSection title="Your data" lead="Your account, your orders and your wishlist, in one file.">
      <div className={accountActionClasses.action}>
        {download.isError && (
          <FailureNote
            title={readErrorBody(download.error)?.message ?? 'Your data could not be downloaded'}
          />
        )}
        <Button look="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
          Download my data
        </Button>
      </div>
    </CardSection>
  )
}

/** Shown until the account has loaded. Without JavaScript it never loads, and nothing is shown. */
export function AccountSkeleton() {
  return (
    <div className={classes.places} role="group" aria-busy aria-label="Loading your account…">
      {['16.5rem', '24.5rem', '18.75rem', '11rem'].map((height, index) => (
        <Skeleton key={index} height={height} borderRadius="var(--radius)" />
      ))}
    </div>
  )
}

function EmailSection({ account }: { account: Account }) {
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
  const trpc = useTRPC()
  const { mutate, isPending, isSuccess, isError, error } = useMutation(
    trpc.account.requestVerification.mutationOptions(),
  )
  return {
    isSending: isPending,
    isSent: isSuccess,
    failure: isError
      ? (readErrorBody(error)?.message ?? 'The link could not be sent. Please try again.')
      : null,
    send: () => mutate(),
  }
}
