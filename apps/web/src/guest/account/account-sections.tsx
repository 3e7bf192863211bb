import { trpc } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { DownloadData } from './download-data.tsx'
import { EmailSection } from './email-section.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import classes from './account-sections.module.css'

interface AccountSectionsProps {
  onLoggedOutEverywhere: () => void
  onDeleted: () => void
}

/** Everything that customers can change about their account. */
export function AccountSections({ onLoggedOutEverywhere, onDeleted }: AccountSectionsProps) {
  // The address may have been verified in another window a moment ago.
  const account = trpc.account.get.useQuery(undefined, { staleTime: 0 })

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
