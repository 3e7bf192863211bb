import { Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { securityEventKinds, type SecurityEvent, type SecurityEventKind } from '@tiffin/contract'
import { listQuery } from '../../lib/api/load-queries.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { formatMoment } from '../../lib/time/local-time.ts'
import { filterEvents, isFiltered, PAGE_SIZE, securityInput, type SecuritySearch } from './security-search.ts'
import { useSettings } from '../../lib/api/settings.tsx'

/** Who logged in, tried to, was refused or exported guests' data, newest first. */
export function SecurityLog({ search, onSearch }: SearchProps<SecuritySearch>) {
  const trpc = useTRPC()
  const query = useQuery(trpc.securityEvents.list.queryOptions(securityInput(search), listQuery))
  return (
    <>
      <PageHint page="security log">
        Staff logins, failed logins, refused permissions and API keys, and exported files of the last 180
        days. The log cannot be edited. Changes of roles and settings, and backups, are under Changes.
      </PageHint>
      <EventFilters search={search} onSearch={onSearch} />
      <PagedList
        query={query}
        entries={query.data?.entries}
        one="event"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'No events yet', hint: 'The next login of a colleague is recorded here.' }}
        isFiltered={isFiltered(search)}
        nothingFound={{ action: showAll }}
      >
        {(entries, isOld) => <DataTable label="Events" columns={eventColumns} rows={entries} isOld={isOld} />}
      </PagedList>
    </>
  )
}

const kindLabels: Record<SecurityEventKind, string> = {
  login: 'Login',
  'failed login': 'Failed login',
  'password reset': 'Password reset by email',
  'password change': 'Password changed',
  'wrong password': 'Wrong password while logged in',
  'wrong code': 'Wrong code',
  'wrong PIN': 'Wrong PIN',
  'PIN locked': 'PIN locked',
  refused: 'Permission refused',
  'rejected key': 'API key refused',
  'forged notice': 'Payment notice refused',
  export: 'File exported',
}

const kinds = [
  { value: '', label: 'All kinds' },
  ...securityEventKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
]

function EventFilters({ search, onSearch }: SearchProps<SecuritySearch>) {
  const { kind = '', from, to } = search
  const narrow = (change: Parameters<typeof filterEvents>[1]) =>
    onSearch(filterEvents(search, change), { isTyping: true })
  return (
    <Group align="flex-end" gap="sm">
      <NativeSelect
        label="Kind of event"
        data={kinds}
        value={kind}
        onChange={({ target }) => narrow({ kind: target.value })}
      />
      <Group gap="sm" wrap="nowrap">
        <DayBox label="From" day={from} onDay={(day) => narrow({ from: day })} />
        <DayBox label="To" day={to} onDay={(day) => narrow({ to: day })} />
      </Group>
    </Group>
  )
}

const showAll = (
  <ButtonLink to="/admin/log/security" search={{}}>
    Show all events
  </ButtonLink>
)

const eventColumns: Column<SecurityEvent>[] = [
  { heading: 'Event', cell: (event) => <EventName event={event} /> },
  { heading: 'Who', isWide: true, cell: (event) => <Who event={event} /> },
  { heading: 'Network', cell: ({ network }) => network },
  {
    heading: 'When',
    isUnbroken: true,
    cell: ({ time }) => <EventTime time={time} />,
  },
]

function EventTime({ time: { at, local } }: Pick<SecurityEvent, 'time'>) {
  const { region } = useSettings()
  return <time dateTime={at}>{formatMoment(local, region)}</time>
}

function EventName({ event: { kind, count, what, rowCount } }: { event: SecurityEvent }) {
  const isOfPin = kind === 'wrong PIN' || kind === 'PIN locked'
  const details = [
    isOfPin && what !== undefined ? `typed at ${what}` : what,
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
function Who({ event: { user, key, account, kind, what } }: { event: SecurityEvent }) {
  const text =
    (key !== undefined && `${user === undefined ? '' : `${user.email} with `}API key “${key}”`) ||
    user?.email ||
    (user && `Customer ${user._id.slice(0, SHOWN_OF_HASH)}`) ||
    account?.email ||
    (account && `Account #${account.hash.slice(0, SHOWN_OF_HASH)}`) ||
    // A row for all that one hour had no room for does not say what was used.
    (what !== undefined ? 'Unknown' : kind === 'failed login' ? 'Many accounts' : 'Many people')
  return <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
}
