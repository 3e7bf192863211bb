import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContactMessage, MessageState, CateringRequest, CateringState } from '@tiffin/contract'
import { listQuery } from '../../lib/api/load-queries.ts'
import { pagedInput, type PagedSearch, type SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { DataTable, RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import {
  ReceivedTime,
  StateBadge,
  messageLabels,
  NewCount,
  describeEvent,
  cateringLabels,
} from './enquiry-state.tsx'

/** The guests' messages, newest first. */
export function MessageList({ search, onSearch }: SearchProps<PagedSearch<MessageState>>) {
  const input = { state: search.status, ...pagedInput(search) }
  const trpc = useTRPC()
  const query = useQuery(trpc.messages.list.queryOptions(input, listQuery))
  return (
    <SearchedList
      section="messages"
      hint="What guests write on the contact page. Open a message to reply; your reply goes to the guest by email."
      search={search}
      onSearch={onSearch}
      searchLabel="Search messages by name, email or text"
      statuses={messageLabels}
      query={query}
      entries={query.data?.messages}
      one="message"
      beside={<NewCount count={query.data?.newCount} />}
      empty={{ title: 'No messages yet', hint: 'Messages from the contact page appear here.' }}
    >
      {(some, isOld) => <DataTable label="Messages" columns={columns} rows={some} isOld={isOld} />}
    </SearchedList>
  )
}

const columns: Column<ContactMessage>[] = [
  {
    heading: 'Guest',
    width: '16rem',
    cell: ({ _id, name, email }) => (
      <>
        <RowLink to="/admin/messages/$id" params={{ id: _id }}>
          {name}
        </RowLink>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { heading: 'Message', isWide: true, cell: ({ message }) => <Text lineClamp={2}>{message}</Text> },
  { heading: 'Received', cell: (message) => <ReceivedTime enquiry={message} /> },
  { heading: 'Status', cell: ({ state }) => <StateBadge state={state} label={messageLabels[state]} /> },
]

/** The catering requests, newest first. */
export function CateringList({ search, onSearch }: SearchProps<PagedSearch<CateringState>>) {
  const input = { state: search.status, ...pagedInput(search) }
  const trpc = useTRPC()
  const query = useQuery(trpc.catering.list.queryOptions(input, listQuery))
  return (
    <SearchedList
      section="catering"
      hint="Requests from the catering page. Open one to write a quote, then mark it as quoted, booked or declined."
      search={search}
      onSearch={onSearch}
      searchLabel="Search requests by reference, name, email or text"
      statuses={cateringLabels}
      query={query}
      entries={query.data?.requests}
      one="request"
      beside={<NewCount count={query.data?.newCount} />}
      empty={{ title: 'No requests yet', hint: 'Requests from the catering page appear here.' }}
    >
      {(some, isOld) => <DataTable label="Requests" columns={cateringColumns} rows={some} isOld={isOld} />}
    </SearchedList>
  )
}

const cateringColumns: Column<CateringRequest>[] = [
  {
    heading: 'Guest',
    width: '16rem',
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
  { heading: 'Received', cell: (request) => <ReceivedTime enquiry={request} /> },
  { heading: 'Status', cell: ({ state }) => <StateBadge state={state} label={cateringLabels[state]} /> },
]
