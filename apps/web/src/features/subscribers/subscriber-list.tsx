import { Group } from '@mantine/core'
import { subscriberStatuses } from '@tiffin/contract'
import { listQuery } from '../../lib/list-query.ts'
import { trpc } from '../../lib/trpc.ts'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { PAGE_SIZE, subscriberListInput, type SubscriberSearch } from './subscriber-search.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { subscriberStatusLabels } from './subscriber-labels.ts'

interface SubscriberListProps {
  search: SubscriberSearch
  onSearch: (search: SubscriberSearch) => void
}

/** The newsletter's subscribers: confirmed, unconfirmed and unsubscribed ones, the latest first. */
export function SubscriberList({ search, onSearch }: SubscriberListProps) {
  const query = trpc.subscribers.list.useQuery(subscriberListInput(search), listQuery)
  const { status, q, page } = search
  const filters = [undefined, ...subscriberStatuses].map((each) => ({
    label: each === undefined ? 'All' : subscriberStatusLabels[each],
    search: { status: each, q, page: undefined },
    isSelected: each === status,
  }))

  return (
    <>
      <RoomHint room="subscribers">
        Everyone who signed up for the newsletter, with proof of consent. The export contains confirmed
        subscribers only.
      </RoomHint>
      <Group align="flex-end">
        <SearchBox
          label="Search addresses"
          query={q}
          onSearch={(typed) => onSearch({ ...search, q: typed, page: undefined })}
        />
        <FilterLinks label="Status" to="/admin/subscribers" choices={filters} />
      </Group>
      <PagedList
        query={query}
        entries={query.data?.subscribers}
        one="address"
        many="addresses"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          status === undefined && q === undefined
            ? {
                title: 'No addresses yet',
                hint: 'People who sign up in the footer appear here.',
              }
            : { title: 'No subscribers found', hint: 'No subscribers match your filters.' }
        }
      >
        {(subscribers, isOld) => <SubscriberTable subscribers={subscribers} isOld={isOld} />}
      </PagedList>
    </>
  )
}
