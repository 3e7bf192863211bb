import { Text } from '@mantine/core'
import type { CateringRequest, CateringState } from '@tiffin/contract'
import { listQuery } from '../../lib/list-query.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Column } from '../../ui/admin/data-table.tsx'
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

/** The catering requests, newest first. */
export function CateringList({ search, onSearch }: CateringListProps) {
  const query = trpc.catering.list.useQuery(enquiryInput(search), listQuery)
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
        columns={columns}
      />
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
  { heading: 'Received', cell: (request) => <CameIn enquiry={request} /> },
  {
    heading: 'Status',
    cell: ({ state }) => <StateBadge state={state} label={cateringLabels[state].label} />,
  },
]
