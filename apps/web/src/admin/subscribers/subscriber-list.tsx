import type { SubscriberStatus } from '@tiffin/contract'
import { listQuery } from '../../lib/api/list-query.ts'
import { pagedInput, type PagedSearch } from '../../lib/search/paged-search.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import { subscriberColumns, subscriberStatusLabels } from './subscriber-columns.tsx'

/** The newsletter's subscribers: confirmed, unconfirmed and unsubscribed ones, the latest first. */
export function SubscriberList({ search, onSearch }: SearchProps<PagedSearch<SubscriberStatus>>) {
  const input = { status: search.status, ...pagedInput(search) }
  const query = trpc.subscribers.list.useQuery(input, listQuery)
  return (
    <SearchedList
      room="subscribers"
      hint="Everyone who signed up for the newsletter, with proof of consent. The export contains confirmed subscribers only."
      search={search}
      onSearch={onSearch}
      searchLabel="Search addresses"
      statuses={subscriberStatusLabels}
      query={query}
      entries={query.data?.subscribers}
      one="address"
      many="addresses"
      empty={{ title: 'No addresses yet', hint: 'People who sign up in the footer appear here.' }}
    >
      {(subscribers, isOld) => (
        <DataTable label="Addresses" columns={subscriberColumns} rows={subscribers} isOld={isOld} />
      )}
    </SearchedList>
  )
}
