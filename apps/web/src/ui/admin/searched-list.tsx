import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { PAGE_SIZE, type PagedSearch } from '../../lib/search/search-reader.ts'
import { FilterLinks } from './filter-links.tsx'
import { PagedList, type PagedListProps } from './paged-list.tsx'
import { RoomHint } from './room-hint.tsx'
import { SearchBox } from './search-box.tsx'

interface SearchedListProps<Search extends PagedSearch<string>, Entry> extends Pick<
  PagedListProps<Entry>,
  'query' | 'entries' | 'one' | 'many' | 'empty' | 'nothingFound' | 'beside' | 'children'
> {
  room: 'catering' | 'customers' | 'messages' | 'reviews' | 'subscribers'
  /** What this page is for, in one line. */
  hint: string
  search: Search
  onSearch: (search: Search) => void
  searchLabel: string
  /** The name of each status. */
  statuses?: Readonly<Record<NonNullable<Search['status']>, string>>
  /** Other filters. */
  filters?: ReactNode
}

/** A list of the server's that is searched by words and by status; another filter starts at the first page. */
export function SearchedList<Search extends PagedSearch<string>, Entry>(
  props: SearchedListProps<Search, Entry>,
) {
  const { room, hint, search, onSearch, searchLabel, statuses, filters, ...list } = props
  const isFiltered = Object.entries(search).some(([name, value]) => name !== 'page' && value !== undefined)
  const narrow = (change: PagedSearch<string>): Search => ({ ...search, page: undefined, ...change })
  return (
    <>
      <RoomHint room={room}>{hint}</RoomHint>
      <Group align="flex-end">
        <SearchBox label={searchLabel} query={search.q} onSearch={(q) => onSearch(narrow({ q }))} />
        {statuses !== undefined && (
          <FilterLinks
            label="Status"
            to={`/admin/${room}`}
            choices={[[undefined, 'All'] as const, ...Object.entries<string>(statuses)].map(
              ([status, label]) => ({
                label,
                search: narrow({ status }),
                isSelected: status === search.status,
              }),
            )}
          />
        )}
        {filters}
      </Group>
      <PagedList
        {...list}
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        isFiltered={isFiltered}
      />
    </>
  )
}
