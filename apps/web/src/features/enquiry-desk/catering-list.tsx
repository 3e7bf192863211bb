import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CateringRequest, CateringState } from '@tiffin/contract'
import { formatClock, formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { describeEvent } from './describe-event.ts'
import { EnquiryFrame } from './enquiry-frame.tsx'
import classes from './enquiry-list.module.css'
import { enquiryInput, type EnquirySearch } from './enquiry-search.ts'
import { StateChips } from './state-chips.tsx'
import { StateTag } from './state-tag.tsx'
import { cateringWords } from './state-words.ts'

interface CateringListProps {
  search: EnquirySearch<CateringState>
  onSearch: (search: EnquirySearch<CateringState>) => void
}

/** Who wants to be cooked for, the newest first. */
export function CateringList({ search, onSearch }: CateringListProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.catering.list.useQuery(enquiryInput(search), {
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
      one="request"
      many="requests"
      searchLabel="Search requests by reference, name, email or text"
      emptyHint="What guests ask for on the catering page appears here."
      chips={<StateChips to="/admin/catering" words={cateringWords} search={search} />}
    >
      {data !== undefined && data.requests.length > 0 && (
        <ul role="list" className={classes.list} aria-busy={isPlaceholderData}>
          {data.requests.map((request) => (
            <li key={request._id}>
              <CateringRow request={request} />
            </li>
          ))}
        </ul>
      )}
    </EnquiryFrame>
  )
}

function CateringRow({ request }: { request: CateringRequest }) {
  const { _id, reference, name, state, comments, dietary, createdAt, createdLocal } = request
  return (
    <article className={classes.row}>
      <h3 className={classes.name}>
        <Link to="/admin/catering/$id" params={{ id: _id }}>
          {reference} {name}
        </Link>
      </h3>
      <StateTag state={state} label={cateringWords[state].label} />
      <p className={classes.excerpt}>
        <strong>{describeEvent(request)}</strong>
      </p>
      {(comments ?? dietary) !== undefined && <p className={classes.excerpt}>{comments ?? dietary}</p>}
      <p className={classes.facts}>
        Asked{' '}
        <time dateTime={createdAt}>{`${formatShortDate(createdLocal)}, ${formatClock(createdLocal)}`}</time>
      </p>
    </article>
  )
}
