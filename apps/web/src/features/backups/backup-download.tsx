import { Alert, Button, Card, Code, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDownload } from '../../lib/use-download.ts'
import { JobProgress } from '../../ui/admin/job-progress.tsx'
import { LastBackup } from './last-backup.tsx'

/** Makes a backup and saves it with the browser. */
export function BackupDownload() {
  const { log } = trpc.useUtils()
  const [bytes, setBytes] = useState(0)
  // One that broke off is in the log too.
  const { save, stop, isPending, isSuccess, error } = useDownload({ onSettled: () => log.list.invalidate() })

  function handlePress() {
    setBytes(0)
    save({ path: '/api/admin/backup', onPart: (part) => setBytes((before) => before + part.length) })
  }

  return (
    <Card withBorder maw={720}>
      <Stack align="start">
        <div>
          <Title order={2} size="h4">
            Download a backup
          </Title>
          <Text c="dimmed">Save the whole site as one file, from which it can be restored.</Text>
        </div>
        <Text>
          The file contains everything: orders, reservations, menu, pictures and accounts, and your guests’
          names, email addresses, phone numbers and messages. Keep it where only you can open it, and keep a
          second copy on another device.
        </Text>
        <LastBackup />
        {error !== null && <BackupFailure error={error} />}
        {isPending && <JobProgress label={sayBytes(bytes)} part={null} onStop={stop} />}
        <Text role="status" c="dimmed">
          {isPending && 'This can take a few minutes. Keep this page open.'}
          {isSuccess && 'The backup has been saved. You’ll find it with your downloads.'}
        </Text>
        {!isPending && <Button onClick={handlePress}>Download backup</Button>}
        <Text c="dimmed">
          To restore the site, whoever looks after your server runs the command <Code>restore</Code> with this
          file.
        </Text>
      </Stack>
    </Card>
  )
}

/** It is packed while it is sent, so nobody knows how much there is to come. */
const sayBytes = (bytes: number) =>
  bytes === 0 ? 'Creating the backup…' : `${(bytes / 1_000_000).toFixed(1)} MB received`

/** What the server refuses says for itself what to do; otherwise nobody knows what went wrong but its log. */
function BackupFailure({ error }: { error: Error }) {
  const refusal = readErrorBody(error)
  return (
    <Alert
      color="chilli"
      role="alert"
      title={refusal?.message ?? 'The backup could not be finished, and no file was saved.'}
    >
      {refusal === null &&
        'Your site is not affected. Check your connection and try again. If it fails again, ask whoever looks after your server to check its log and its free disk space.'}
    </Alert>
  )
}
