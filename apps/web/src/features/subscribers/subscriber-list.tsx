import { keepPreviousData } from '@tanstack/react-query'
import { subscriberStatuses } from '@tiffin/contract'
import { useRef } from 'react'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { ChipLink } from '../../ui/chip-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubscriberCard } from './subscriber-card.tsx'
import { PAGE_SIZE, subscriberListInput, type SubscriberSearch } from './subscriber-search.ts'
import { subscriberStatusWords } from './subscriber-words.ts'
import classes from './subscriber-list.module.css'

interface SubscriberListProps {
  search: SubscriberSearch
  onSearch: (search: SubscriberSearch) => void
}

/** Who gets the newsletter, who has only asked for it, and who has left; the latest first. */
export function SubscriberList({ search, onSearch }: SubscriberListProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.subscribers.list.useQuery(
    subscriberListInput(search),
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  const { status, q = '', page = 1 } = search
  const total = data?.total ?? 0
  const count = useRef<HTMLParagraphElement>(null)

  return (
    <>
      <nav className={classes.chips} aria-label="State">
        {[undefined, ...subscriberStatuses].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            to="/admin/subscribers"
            search={{ status: each, q: search.q, page: undefined }}
            isSelected={each === status}
            resetScroll={false}
          >
            {each === undefined ? 'All' : subscriberStatusWords[each]}
          </ChipLink>
        ))}
      </nav>
      <SearchField
        label="Search addresses"
        words={q}
        onSearch={(words) => onSearch({ ...search, q: words.trim() || undefined, page: undefined })}
      />
      <p ref={count} tabIndex={-1} role="status" className={classes.count}>
        {data === undefined ? '' : sayLength(data, 'address', 'addresses')}
      </p>
      {isPending && (
        <div aria-busy aria-label="The addresses are on their way">
          <Skeleton height="42rem" borderRadius="var(--radius)" />
        </div>
      )}
      {!isPending && data === undefined && (
        <RetryLine message="The addresses could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.subscribers.length === 0 && <NobodyFound search={search} total={total} />}
      {data !== undefined && data.subscribers.length > 0 && (
        <ul role="list" className={classes.list} aria-busy={isPlaceholderData}>
          {data.subscribers.map((subscriber) => (
            <li key={subscriber._id}>
              {/* What was pressed is gone with the card. */}
              <SubscriberCard subscriber={subscriber} onDeleted={() => count.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          isMore={data?.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
    </>
  )
}

function NobodyFound({ search: { status, q }, total }: { search: SubscriberSearch; total: number }) {
  if (total > 0) return <EmptyState title="The list is not that long" hint="Go back to an earlier page." />
  return status === undefined && q === undefined ? (
    <EmptyState title="No addresses yet" hint="Whoever asks for the newsletter in the footer appears here." />
  ) : (
    <EmptyState title="Nobody found" hint="No address has this state and these words." />
  )
}
