import { keepPreviousData } from '@tanstack/react-query'
import { sayLength } from '../../lib/say-length.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import classes from './review-desk.module.css'
import { ReviewFilters } from './review-filters.tsx'
import { PAGE_SIZE, reviewListInput, type ReviewSearch } from './review-search.ts'

interface ReviewDeskProps {
  search: ReviewSearch
  onSearch: (search: ReviewSearch) => void
}

/** What customers have written, those that wait to be read first. */
export function ReviewDesk({ search, onSearch }: ReviewDeskProps) {
  const { data, isPending, isPlaceholderData, refetch } = trpc.reviews.listForStaff.useQuery(
    reviewListInput(search),
    { staleTime: 0, placeholderData: keepPreviousData },
  )
  const { page = 1 } = search
  const total = data?.total ?? 0
  const title = data?.reviews.find(({ product }) => product.slug === search.product)?.product.title

  return (
    <>
      <ReviewFilters search={search} dish={title} onSearch={onSearch} />
      <p role="status" className={classes.count}>
        {data === undefined ? '' : sayLength(data, 'review', 'reviews')}
      </p>
      {isPending && (
        <div aria-busy aria-label="The reviews are on their way">
          <Skeleton height="42rem" borderRadius="var(--radius)" />
        </div>
      )}
      {!isPending && data === undefined && (
        <RetryLine message="The reviews could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.reviews.length === 0 && <NothingFound search={search} total={total} />}
      {data !== undefined && data.reviews.length > 0 && (
        <ul role="list" className={classes.reviews} aria-busy={isPlaceholderData || undefined}>
          {data.reviews.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} />
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

function NothingFound({ search: { status, product, q }, total }: { search: ReviewSearch; total: number }) {
  if (total > 0) return <EmptyState title="The list is not that long" hint="Go back to an earlier page." />
  if (product !== undefined || q !== undefined)
    return <EmptyState title="Nothing found" hint="No review is like that. Try fewer filters." />
  if (status === 'pending')
    return <EmptyState title="All read" hint="New reviews wait here until you have read them." />
  return <EmptyState title="No reviews yet" hint="Customers can review a dish once they have picked it up." />
}
