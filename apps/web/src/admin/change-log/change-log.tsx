import { Stack, Group, NativeSelect, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { logKinds } from '@tiffin/contract'
import { listQuery } from '../../lib/api/load-queries.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { DayBox } from '../../ui/admin/day-box.tsx'
import { SearchBox } from '../../ui/admin/searched-list.tsx'
import { LogItem } from './log-item.tsx'
import { isFiltered, logInput, PAGE_SIZE, filterLog, type LogSearch } from './log-search.ts'

/** Who changed what in the admin, newest first. */
export function ChangeLog({ search, onSearch }: SearchProps<LogSearch>) {
  const trpc = useTRPC()
  const query = useQuery(trpc.log.list.queryOptions(logInput(search), listQuery))
  return (
    <>
      <PageHint page="log">
        Every change made by staff, with the values before it. The log cannot be edited.
      </PageHint>
      <LogFilters search={search} onSearch={onSearch} />
      <PagedList
        query={query}
        entries={query.data?.entries}
        one="change"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'No changes yet', hint: 'Every change made by staff is recorded here.' }}
        isFiltered={isFiltered(search)}
        nothingFound={{ action: showAll }}
      >
        {(entries, isOld) => (
          <Stack component="ol" role="list" gap="xs" m={0} p={0} aria-label="Changes" aria-busy={isOld}>
            {entries.map((entry) => (
              <li key={entry._id}>
                <LogItem entry={entry} />
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  )
}

const showAll = (
  <ButtonLink to="/admin/log" search={{}}>
    Show all changes
  </ButtonLink>
)

const kinds = [
  { value: '', label: 'All kinds' },
  ...logKinds.map((kind) => ({ value: kind, label: upperFirst(kind) })),
]

function LogFilters({ search, onSearch }: SearchProps<LogSearch>) {
  const { q, kind = '', subject, from, to } = search
  const narrow = (change: Parameters<typeof filterLog>[1]) =>
    onSearch(filterLog(search, change), { isTyping: true })

  return (
    <>
      <Group align="flex-end" gap="sm">
        <SearchBox
          label="Search by action, person or name"
          flex="1 1 14rem"
          query={q}
          onSearch={(typed) => narrow({ q: typed })}
        />
        <NativeSelect
          label="Kind of change"
          data={kinds}
          value={kind}
          onChange={({ target }) => narrow({ kind: target.value })}
        />
        <Group gap="sm" wrap="nowrap">
          <DayBox label="From" day={from} onDay={(day) => narrow({ from: day })} />
          <DayBox label="To" day={to} onDay={(day) => narrow({ to: day })} />
        </Group>
      </Group>
      {subject !== undefined && (
        <Group gap="sm" mt="sm">
          <Text>Showing changes to one item only.</Text>
          <ButtonLink
            to="/admin/log"
            search={filterLog(search, { subject: undefined })}
            size="xs"
            resetScroll={false}
          >
            Show all
          </ButtonLink>
        </Group>
      )}
    </>
  )
}
