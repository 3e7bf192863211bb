import { Skeleton, Text } from '@mantine/core'
import { formatClock, formatShortDate } from '../../lib/time/local-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'

/** When a backup was last downloaded and by whom, according to the server's log. */
export function LastBackup() {
  const { data, isPending, refetch } = trpc.log.list.useQuery(
    { q: 'download backup', subjectId: 'site', limit: 1 },
    { staleTime: 0 },
  )
  if (isPending) return <Skeleton role="status" aria-label="Loading the last backup…" h="1.2em" maw="20rem" />
  if (data === undefined)
    return <RetryLine message="The last backup could not be loaded." onRetry={() => void refetch()} />
  const [last] = data.entries
  if (last === undefined) return <Text>No backup has been downloaded here yet.</Text>
  const { time, user } = last
  return (
    <Text>
      Last downloaded{' '}
      <time dateTime={time.at}>{`${formatShortDate(time.local)}, ${formatClock(time.local)}`}</time> by{' '}
      {user.email}.
    </Text>
  )
}
