import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { readErrorBody } from '../../lib/api/error-body.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import classes from './account-action.module.css'

export function DownloadData() {
  const { client } = trpc.useUtils()
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
      <div className={classes.action}>
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
