import { Group, NativeSelect } from '@mantine/core'
import { securityEventKinds } from '@tiffin/contract'
import { listQuery } from '../../lib/api/list-query.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { eventColumns } from './event-columns.tsx'
import { kindLabels } from './kind-labels.ts'
import { filterEvents, isFiltered, PAGE_SIZE, securityInput, type SecuritySearch } from './security-search.ts'

/** Who logged in, tried to, was refused or exported guests' data, newest first. */
export function SecurityLog({ search, onSearch }: SearchProps<SecuritySearch>) {
  const query = trpc.securityEvents.list.useQuery(securityInput(search), listQuery)
  return (
    <>
      <RoomHint room="security log">
        Staff logins, failed logins, refused permissions and exported files of the last 180 days. The log
        cannot be edited. Changes of roles and settings, and backups, are under Changes.
      </RoomHint>
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
