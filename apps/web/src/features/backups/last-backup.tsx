import { formatClock, formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** When a backup was last downloaded and by whom, by what the server has written down. */
export function LastBackup() {
  const { data, isPending, refetch } = trpc.log.list.useQuery(
    { q: 'download backup', subjectId: 'site', limit: 1 },
    { staleTime: 0 },
  )
  if (isPending) {
    return (
      <p aria-busy aria-label="Loading the last backup…">
        <Skeleton height="1.2em" width="20rem" />
      </p>
    )
  }
  if (data === undefined)
    return <RetryLine message="The last backup could not be loaded." onRetry={() => void refetch()} />
  const [last] = data.entries
  if (last === undefined) return <p>No backup has been downloaded here yet.</p>
  const { time, user } = last
  return (
    <p>
      Last downloaded{' '}
      <time dateTime={time.at}>{`${formatShortDate(time.local)}, ${formatClock(time.local)}`}</time> by{' '}
      {user.email}.
    </p>
  )
}
