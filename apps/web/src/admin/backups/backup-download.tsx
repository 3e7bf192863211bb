import { Button, Card, Code, Stack, Text, Title, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useDownload } from '../../lib/api/save-file.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { JobProgress } from '../../ui/admin/job-progress.tsx'
import { formatMoment } from '../../lib/time/local-time.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { useSettings } from '../../lib/api/settings.tsx'

// Only the server's log knows what went wrong.
const unexplained = {
  title: 'The backup could not be finished, and no file was saved.',
  hint: 'Your site is not affected. Check your connection and try again. If it fails again, ask whoever looks after your server to check its log and its free disk space.',
}

/** Creates a backup and downloads it in the browser. */
export function BackupDownload() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [bytes, setBytes] = useState(0)
  // A download that broke off is in the log too.
  const { save, stop, isPending, isSuccess, error } = useDownload({
    onSettled: () => queryClient.invalidateQueries(trpc.log.list.pathFilter()),
  })

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
        <FailureAlert failure={error && explainFailure(error, unexplained)} />
        {isPending && <JobProgress label={describeBytes(bytes)} part={null} onStop={stop} />}
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

/** The backup is packed while it is being sent, so the total is unknown. */
const describeBytes = (bytes: number) =>
  bytes === 0 ? 'Creating the backup…' : `${(bytes / 1_000_000).toFixed(1)} MB received`

/** When a backup was last downloaded and by whom, according to the server's log. */
function LastBackup() {
  const { region } = useSettings()
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.log.list.queryOptions({ q: 'download backup', subjectId: 'site', limit: 1 }, { staleTime: 0 }),
  )
  if (isPending) return <Skeleton role="status" aria-label="Loading the last backup…" h="1.2em" maw="20rem" />
  if (data === undefined)
    return <RetryLine message="The last backup could not be loaded." onRetry={() => void refetch()} />
  const [last] = data.entries
  if (last === undefined) return <Text>No backup has been downloaded here yet.</Text>
  const { time, user } = last
  return (
    <Text>
      Last downloaded <time dateTime={time.at}>{formatMoment(time.local, region)}</time> by {user.email}.
    </Text>
  )
}
