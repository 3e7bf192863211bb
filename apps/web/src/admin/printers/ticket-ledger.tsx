import { ticketStates } from '@tiffin/contract'
import { listQuery } from '../../lib/api/list-query.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { refetchOptions } from './refetch-options.ts'
import { ticketColumns } from './ticket-columns.tsx'
import { stateLabels } from './ticket-labels.ts'
import { PAGE_SIZE, ticketInput, type TicketSearch } from './ticket-search.ts'

const filters = [undefined, ...ticketStates].map((state) => ({
  state,
  label: state === undefined ? 'All' : stateLabels[state],
  search: { state, page: undefined },
}))

/** What was printed, and what still has to be, newest first. */
export function TicketLedger({ search, onSearch }: SearchProps<TicketSearch>) {
  const query = trpc.tickets.list.useQuery(ticketInput(search), { ...listQuery, ...refetchOptions })
  const { data } = query
  return (
    <>
      <FilterLinks
        label="State"
        to="/admin/printers"
        choices={filters.map(({ state, ...link }) => ({ ...link, isSelected: state === search.state }))}
      />
      <PagedList
        query={{ ...query, data: data && { total: data.total, isMore: false } }}
        entries={data?.tickets}
        one="ticket"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'No tickets yet', hint: 'Every ticket that a printer gets is listed here.' }}
        isFiltered={search.state !== undefined}
        nothingFound={{ hint: 'No tickets are in this state.' }}
      >
        {(tickets, isOld) => (
          <DataTable label="Tickets" columns={ticketColumns} rows={tickets} isOld={isOld} />
        )}
      </PagedList>
    </>
  )
}
