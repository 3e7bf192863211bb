import { Text } from '@mantine/core'
import type { ContactMessage, MessageState } from '@tiffin/contract'
import { listQuery } from '../../lib/list-query.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Column } from '../../ui/admin/data-table.tsx'
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

/** The guests' messages, newest first. */
export function MessageList({ search, onSearch }: MessageListProps) {
  const query = trpc.messages.list.useQuery(enquiryInput(search), listQuery)
  return (
    <>
      <RoomHint room="messages">
        What guests write on the contact page. Open a message to reply; your reply goes to the guest by email.
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
        columns={columns}
      />
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
  { heading: 'Received', cell: (message) => <CameIn enquiry={message} /> },
  { heading: 'Status', cell: ({ state }) => <StateBadge state={state} label={messageLabels[state].label} /> },
]
