import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import classes from './account-action.module.css'

export function LogOutEverywhere({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = trpc.account.logoutEverywhere.useMutation({
    onSuccess: onDone,
  })
  return (
    <CardSection title="Devices" lead="Logs you out on every device, including this one.">
      <div className={classes.action}>
        {error !== null && (
          <FailureNote title={readErrorBody(error)?.message ?? 'That did not work. Please try again.'} />
        )}
        <Button look="outline" isBusy={isPending} onClick={() => mutate()}>
          Log out everywhere
        </Button>
      </div>
    </CardSection>
  )
}
