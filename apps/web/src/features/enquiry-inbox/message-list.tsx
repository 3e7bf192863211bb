import { Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { ContactMessage, MessageState } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { RowLink } from '../../ui/admin/row-link.tsx'
import { CameIn } from './came-in.tsx'
import { EnquiryList } from './enquiry-list.tsx'
import { enquiryInput, type EnquirySearch } from './enquiry-search.ts'
import { StateBadge } from './state-badge.tsx'
import { messageLabels } from './state-labels.ts'

interface MessageListProps {
  search: EnquirySearch<MessageState>
  onSearch: (search: EnquirySearch<MessageState>) => void
}

/** What guests have written, the newest first. */
export function MessageList({ search, onSearch }: MessageListProps) {
  const query = trpc.messages.list.useQuery(enquiryInput(search), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <RoomHint room="messages">
        What guests write on the contact page. Open a message to answer it; the answer goes to the guest by
        mail.
      </RoomHint>
      <EnquiryList
        search={search}
        onSearch={onSearch}
        query={query}
        entries={query.data?.messages}
        to="/admin/messages"
        labels={messageLabels}
        one="message"
        many="messages"
        searchLabel="Search messages by name, email or text"
        emptyHint="Messages from the contact page appear here."
      >
        {(messages, isOld) => <DataTable label="Messages" columns={columns} rows={messages} isOld={isOld} />}
      </EnquiryList>
    </>
  )
}

const columns: Column<ContactMessage>[] = [
  {
    heading: 'Guest',
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
  { heading: 'Came in', cell: (message) => <CameIn enquiry={message} /> },
  { heading: 'State', cell: ({ state }) => <StateBadge state={state} label={messageLabels[state].label} /> },
]
