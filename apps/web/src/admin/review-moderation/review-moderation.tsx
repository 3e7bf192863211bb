import { Stack } from '@mantine/core'
import { listQuery } from '../../lib/api/load-queries.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import { ReviewCard, reviewStateLabels } from './review-card.tsx'
import { reviewListInput, type ReviewSearch } from './review-search.ts'

/** The customers' reviews, those awaiting approval first. */
export function ReviewModeration({ search, onSearch }: SearchProps<ReviewSearch>) {
  const query = trpc.reviews.listForStaff.useQuery(reviewListInput(search), listQuery)
  const { status, product, q } = search
  const isCaughtUp = status === 'pending' && product === undefined && q === undefined
  const reviews = query.data?.reviews
  const dish = reviews?.find(({ product: { slug } }) => slug === product)?.product.title ?? product

  return (
    <SearchedList
      section="reviews"
      hint="Guests only see reviews you have approved. Your reply is shown publicly below the review."
      search={search}
      onSearch={onSearch}
      searchLabel="Search reviews, replies, names and dishes"
      statuses={reviewStateLabels}
      filters={
        product !== undefined && (
          <ButtonLink
            to="/admin/reviews"
            search={{ ...search, product: undefined, page: undefined }}
            variant="filled"
            size="xs"
            radius="xl"
            resetScroll={false}
            aria-label={`Only ${dish}. Show all dishes`}
          >
            {dish} ×
          </ButtonLink>
        )
      }
      query={query}
      entries={reviews}
      one="review"
      empty={{ title: 'No reviews yet', hint: 'Customers can review a dish once they have picked it up.' }}
      nothingFound={isCaughtUp ? allCaughtUp : undefined}
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
    </SearchedList>
  )
}

const allCaughtUp = { title: 'All caught up', hint: 'New reviews appear here for your approval.' }
