import { createFileRoute } from '@tanstack/react-router'
import { ReviewModeration } from '../admin/review-moderation/review-moderation.tsx'
import { readReviewSearch } from '../admin/review-moderation/review-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: readReviewSearch,
  head: ({ match }) => pageHead({ match, title: 'Reviews' }),
  component: ReviewsPage,
})

function ReviewsPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  return (
    <AdminPage title="Reviews">
      <ReviewModeration {...searchProps} />
    </AdminPage>
  )
}
