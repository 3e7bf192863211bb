import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ContactMessage, MessageState } from '@tiffin/contract'
import { formatClock, formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import classes from './enquiry-list.module.css'
import { enquiryInput, type EnquirySearch } from './enquiry-search.ts'
import { StateChips } from './state-chips.tsx'
import { StateTag } from './state-tag.tsx'
import { messageWords } from './state-words.ts'

interface MessageListProps {
  search: EnquirySearch<MessageState>
  onSearch: (search: EnquirySearch<MessageState>) => void
}

/** What guests have written, the newest first. */
export function MessageList({ search, onSearch }: MessageListProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.messages.list.useQuery(enquiryInput(search), {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <EnquiryFrame
      search={search}
      onSearch={onSearch}
      counts={data}
      isPending={isPending}
      onRetry={() => void refetch()}
      one="message"
      many="messages"
      searchLabel="Search messages by name, email or text"
      emptyHint="What guests write on the contact page appears here."
      chips={<StateChips to="/admin/messages" words={messageWords} search={search} />}
    >
      {data !== undefined && data.messages.length > 0 && (
        <ul role="list" className={classes.list} aria-busy={isPlaceholderData}>
          {data.messages.map((message) => (
            <li key={message._id}>
              <MessageRow message={message} />
            </li>
          ))}
        </ul>
      )}
    </EnquiryFrame>
  )
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { _id, name, email, state, createdAt, createdLocal } = message
  return (
    <article className={classes.row}>
      <h3 className={classes.name}>
        <Link to="/admin/messages/$id" params={{ id: _id }}>
          {name}
        </Link>
      </h3>
      <StateTag state={state} label={messageWords[state].label} />
      <p className={classes.facts}>
        {email},{' '}
        <time dateTime={createdAt}>{`${formatShortDate(createdLocal)}, ${formatClock(createdLocal)}`}</time>
      </p>
      <p className={classes.excerpt}>{message.message}</p>
    </article>
  )
}
