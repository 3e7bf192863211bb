import { Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { CateringRequest, CateringState } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { RowLink } from '../../ui/admin/row-link.tsx'
import { CameIn } from './came-in.tsx'
import { describeEvent } from './describe-event.ts'
import { EnquiryList } from './enquiry-list.tsx'
import { enquiryInput, type EnquirySearch } from './enquiry-search.ts'
import { StateBadge } from './state-badge.tsx'
import { cateringLabels } from './state-labels.ts'

interface CateringListProps {
  search: EnquirySearch<CateringState>
  onSearch: (search: EnquirySearch<CateringState>) => void
}

/** Who wants to be cooked for, the newest first. */
export function CateringList({ search, onSearch }: CateringListProps) {
  const query = trpc.catering.list.useQuery(enquiryInput(search), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <RoomHint room="catering">
        Requests from the catering page. Open one to write a quote, then mark it as quoted, booked or
        declined.
      </RoomHint>
      <EnquiryList
        search={search}
        onSearch={onSearch}
        query={query}
        entries={query.data?.requests}
        to="/admin/catering"
        labels={cateringLabels}
        one="request"
        many="requests"
        searchLabel="Search requests by reference, name, email or text"
        emptyHint="Requests from the catering page appear here."
      >
        {(requests, isOld) => <DataTable label="Requests" columns={columns} rows={requests} isOld={isOld} />}
      </EnquiryList>
    </>
  )
}

const columns: Column<CateringRequest>[] = [
  {
    heading: 'Guest',
    cell: ({ _id, reference, name }) => (
      <RowLink to="/admin/catering/$id" params={{ id: _id }}>
        {reference} {name}
      </RowLink>
    ),
  },
  {
    heading: 'Event',
    isWide: true,
    cell: (request) => (
      <>
        {describeEvent(request)}
        <Text size="sm" c="dimmed" lineClamp={2}>
          {request.comments ?? request.dietary}
        </Text>
      </>
    ),
  },
  { heading: 'Asked', cell: (request) => <CameIn enquiry={request} /> },
  { heading: 'State', cell: ({ state }) => <StateBadge state={state} label={cateringLabels[state].label} /> },
]
