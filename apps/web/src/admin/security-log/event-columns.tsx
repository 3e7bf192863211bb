import { Text } from '@mantine/core'
import type { SecurityEvent } from '@tiffin/contract'
import { formatClock, formatShortDate } from '../../lib/time/local-time.ts'
import type { Column } from '../../ui/admin/data-table.tsx'
import { kindLabels } from './kind-labels.ts'

export const eventColumns: Column<SecurityEvent>[] = [
  { heading: 'Event', cell: (event) => <EventName event={event} /> },
  { heading: 'Who', isWide: true, cell: (event) => <Who event={event} /> },
  { heading: 'Network', cell: ({ network }) => network },
  {
    heading: 'When',
    isUnbroken: true,
    cell: ({ time: { at, local } }) => (
      <time dateTime={at}>{`${formatShortDate(local)}, ${formatClock(local)}`}</time>
    ),
  },
]

function EventName({ event: { kind, count, what, rowCount } }: { event: SecurityEvent }) {
  const details = [
    what,
    rowCount !== undefined && `${rowCount.toLocaleString('en')} ${rowCount === 1 ? 'row' : 'rows'}`,
    count > 1 && `${count.toLocaleString('en')} times within an hour`,
  ].filter((detail) => typeof detail === 'string')
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text span fw={600}>
        {kindLabels[kind]}
      </Text>
      {details.length > 0 && (
        <Text size="sm" c="dimmed" fw={400}>
          {details.join(', ')}
        </Text>
      )}
    </div>
  )
}

const SHOWN_OF_HASH = 8

/** Customers are not named; of an unknown account only a hash is known. */
function Who({ event: { user, account, kind, what } }: { event: SecurityEvent }) {
  const text =
    user?.email ??
    (user && `Customer ${user._id.slice(0, SHOWN_OF_HASH)}`) ??
    account?.email ??
    (account && `Account #${account.hash.slice(0, SHOWN_OF_HASH)}`) ??
    // A row for all that one hour had no room for does not say what was used.
    (what !== undefined ? 'Unknown' : kind === 'failed login' ? 'Many accounts' : 'Many people')
  return <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
}
