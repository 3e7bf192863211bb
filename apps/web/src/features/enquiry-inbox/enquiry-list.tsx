import { Badge, Group } from '@mantine/core'
import type { ListLength } from '../../lib/describe-length.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { PAGE_SIZE, type EnquirySearch } from './enquiry-search.ts'

interface EnquiryListProps<State extends string, Entry> {
  search: EnquirySearch<State>
  onSearch: (search: EnquirySearch<State>) => void
  query: {
    data: (ListLength & { newCount: number }) | undefined
    isPending: boolean
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  entries: Entry[] | undefined
  to: '/admin/messages' | '/admin/catering'
  labels: Record<State, { label: string }>
  /** The singular and the plural: 'message', 'messages'. */
  one: string
  many: string
  searchLabel: string
  /** Shown below the text that there are none at all. */
  emptyHint: string
  columns: Column<Entry>[]
}

/** Enquiries of one kind: its filters, the total and the number of new ones, and the entries. */
export function EnquiryList<State extends string, Entry extends { _id: string }>(
  props: EnquiryListProps<State, Entry>,
) {
  const { search, onSearch, query, entries, to, labels, one, many, searchLabel, emptyHint, columns } = props
  const { state, q, page } = search
  const newCount = query.data?.newCount ?? 0
  const states = [undefined, ...(Object.keys(labels) as State[])]
  return (
    <>
      <Group align="flex-end">
        <SearchBox
          label={searchLabel}
          query={q}
          onSearch={(typed) => onSearch({ state, q: typed, page: undefined })}
        />
        <FilterLinks
          label="Status"
          to={to}
          choices={states.map((each) => ({
            label: each === undefined ? 'All' : labels[each].label,
            search: { q, state: each, page: undefined },
            isSelected: each === state,
          }))}
        />
      </Group>
      <PagedList
        query={query}
        entries={entries}
        one={one}
        many={many}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        beside={newCount > 0 && <Badge>{`${newCount} new`}</Badge>}
        empty={
          state === undefined && q === undefined
            ? { title: `No ${many} yet`, hint: emptyHint }
            : { title: 'Nothing found', hint: `No ${many} match your search.` }
        }
      >
        {(some, isOld) => <DataTable label={many} columns={columns} rows={some} isOld={isOld} />}
      </PagedList>
    </>
  )
}
