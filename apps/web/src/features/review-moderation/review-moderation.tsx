import { Group, Stack } from '@mantine/core'
import { reviewStatuses } from '@tiffin/contract'
import { listQuery } from '../../lib/list-query.ts'
import { trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { RoomHint } from '../../ui/admin/room-hint.tsx'
import { SearchBox } from '../../ui/admin/search-box.tsx'
import { ReviewCard } from './review-card.tsx'
import { filterReviews, PAGE_SIZE, reviewListInput, type ReviewSearch } from './review-search.ts'
import { reviewStateLabels } from './review-state-labels.ts'

interface ReviewModerationProps {
  search: ReviewSearch
  onSearch: (search: ReviewSearch) => void
}

/** The customers' reviews, those awaiting approval first. */
export function ReviewModeration({ search, onSearch }: ReviewModerationProps) {
  const query = trpc.reviews.listForStaff.useQuery(reviewListInput(search), listQuery)
  const { product, q, page } = search
  const reviews = query.data?.reviews
  const dish = reviews?.find(({ product: { slug } }) => slug === product)?.product.title ?? product
  const filters = [undefined, ...reviewStatuses].map((each) => ({
    label: each === undefined ? 'All' : reviewStateLabels[each],
    search: filterReviews(search, { status: each }),
    isSelected: each === search.status,
  }))

  return (
    <>
      <RoomHint room="reviews">
        Guests only see reviews you have approved. Your reply is shown publicly below the review.
      </RoomHint>
      <Group align="flex-end" mb="sm">
        <SearchBox
          label="Search reviews, replies, names and dishes"
          query={q}
          onSearch={(typed) => onSearch(filterReviews(search, { q: typed }))}
        />
        <FilterLinks label="Status" to="/admin/reviews" choices={filters} />
        {product !== undefined && (
          <ButtonLink
            to="/admin/reviews"
            search={filterReviews(search, { product: undefined })}
            variant="filled"
            size="xs"
            radius="xl"
            resetScroll={false}
            aria-label={`Only ${dish}. Show all dishes`}
          >
            {dish} ×
          </ButtonLink>
        )}
      </Group>
      <PagedList
        query={query}
        entries={reviews}
        one="review"
        many="reviews"
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={describeEmpty(search)}
      >
        {(some, isOld) => (
          <Stack role="list" aria-label="Reviews" aria-busy={isOld || undefined}>
            {some.map((review) => (
              <div role="listitem" key={review._id}>
                <ReviewCard review={review} />
              </div>
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  )
}

function describeEmpty({ status, product, q }: ReviewSearch) {
  if (product !== undefined || q !== undefined)
    return { title: 'Nothing found', hint: 'No reviews match your filters.' }
  if (status === 'pending')
    return { title: 'All caught up', hint: 'New reviews appear here for your approval.' }
  return { title: 'No reviews yet', hint: 'Customers can review a dish once they have picked it up.' }
}
