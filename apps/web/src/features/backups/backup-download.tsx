import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/error-body.ts'
import { downloadFile } from '../../lib/save-file.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import classes from './backup-download.module.css'
import { LastBackup } from './last-backup.tsx'

/** Makes a backup and saves it with the browser. */
export function BackupDownload() {
  const { log } = trpc.useUtils()
  const saving = useMutation({
    mutationFn: () => downloadFile('/api/admin/backup'),
    // One that broke off is in the log too.
    onSettled: () => log.list.invalidate(),
  })

  return (
    <CardSection
      title="Download a backup"
      lead="Save the whole site as one file, from which it can be restored."
    >
      <div className={classes.parts}>
        <p>
          The file contains everything: orders, reservations, menu, pictures and accounts, and your guests’
          names, email addresses, phone numbers and messages. Keep it where only you can open it, and keep a
          second copy on another device.
        </p>
        <LastBackup />
        {saving.isError && <BackupFailure error={saving.error} />}
        <div className={classes.action}>
          <Button look="accent" isBusy={saving.isPending} onClick={() => saving.mutate()}>
            {saving.isPending ? 'Making the backup...' : 'Download backup'}
          </Button>
          <p role="status" className={classes.progress}>
            {saving.isPending && 'This can take a few minutes. Keep this page open.'}
            {saving.isSuccess && 'The backup has been saved. You’ll find it with your downloads.'}
          </p>
        </div>
        <p className={classes.hint}>
          To restore the site, whoever looks after your server runs the command <code>restore</code> with this
          file.
        </p>
      </div>
    </CardSection>
  )
}

/** What the server refuses says for itself what to do; otherwise nobody knows what went wrong but its log. */
function BackupFailure({ error }: { error: Error }) {
  const refusal = readErrorBody(error)
  if (refusal !== null) return <FailureNote title={refusal.message} />
  return (
    <FailureNote
      title="The backup could not be finished, and no file was saved."
      hint="Your site is not affected. Check your connection and try again. If it fails again, ask whoever looks after your server to check its log and its free disk space."
    />
  )
}
