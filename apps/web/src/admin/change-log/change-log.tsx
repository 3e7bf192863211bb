import { Stack } from '@mantine/core'
import { listQuery } from '../../lib/api/list-query.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogItem } from './log-item.tsx'
import { isFiltered, logInput, PAGE_SIZE, type LogSearch } from './log-search.ts'

/** Who changed what in the admin, newest first. */
export function ChangeLog({ search, onSearch }: SearchProps<LogSearch>) {
  const query = trpc.log.list.useQuery(logInput(search), listQuery)
  return (
    <>
      <RoomHint room="log">
        Every change made by staff, with the values before it. The log cannot be edited.
      </RoomHint>
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
