import type { ReactNode } from 'react'
import { sayLength, type ListLength } from '../../lib/say-length.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './enquiry-list.module.css'
import { PAGE_SIZE, type EnquirySearch } from './enquiry-search.ts'

interface EnquiryFrameProps<State extends string> {
  search: EnquirySearch<State>
  onSearch: (search: EnquirySearch<State>) => void
  /** How many match and how many are new; undefined while nobody knows. */
  counts: (ListLength & { newCount: number }) | undefined
  isPending: boolean
  onRetry: () => void
  /** 'message', 'messages'. */
  one: string
  many: string
  searchLabel: string
  /** Under what is said when there is nothing at all. */
  emptyHint: string
  chips: ReactNode
  /** The entries. */
  children: ReactNode
}

/** What stands around a list of enquiries: its filters, how many there are, and the way to the next page. */
export function EnquiryFrame<State extends string>({
  search,
  onSearch,
  counts,
  isPending,
  one,
  many,
  ...rest
}: EnquiryFrameProps<State>) {
  const { state, q = '', page = 1 } = search
  const total = counts?.total ?? 0
  return (
    <>
      <div className={classes.filters}>
        {rest.chips}
        <SearchField
          label={rest.searchLabel}
          words={q}
          onSearch={(words) => onSearch({ state, q: words.trim() || undefined, page: undefined })}
        />
      </div>
      <div role="status">
        <h2 className={classes.count}>
          {counts !== undefined && sayLength(counts, one, many)}{' '}
          {counts !== undefined && counts.newCount > 0 && <Tag look="strong">{counts.newCount} new</Tag>}
        </h2>
      </div>
      {isPending && (
        <div aria-busy aria-label={`The ${many} are on their way`}>
          <Skeleton height="42rem" borderRadius="var(--radius)" />
        </div>
      )}
      {!isPending && counts === undefined && (
        <RetryLine message={`The ${many} could not be loaded.`} onRetry={rest.onRetry} />
      )}
      {counts !== undefined && (page - 1) * PAGE_SIZE >= total && (
        <NothingThere
          isFiltered={state !== undefined || q !== ''}
          {...{ total, many, emptyHint: rest.emptyHint }}
        />
      )}
      {rest.children}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          isMore={counts?.isMore}
          onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
        />
      )}
    </>
  )
}

interface NothingThereProps {
  total: number
  many: string
  isFiltered: boolean
  emptyHint: string
}

function NothingThere({ total, many, isFiltered, emptyHint }: NothingThereProps) {
  if (total > 0) return <EmptyState title="The list is not that long" hint="Go back to an earlier page." />
  if (isFiltered) return <EmptyState title="Nothing found" hint={`No ${many} like that. Try other words.`} />
  return <EmptyState title={`No ${many} yet`} hint={emptyHint} />
}
