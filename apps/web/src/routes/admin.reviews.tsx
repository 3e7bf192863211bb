import { createFileRoute } from '@tanstack/react-router'
import { ReviewModeration } from '../features/review-moderation/review-moderation.tsx'
import { readReviewSearch } from '../features/review-moderation/review-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: readReviewSearch,
  head: ({ match }) => pageHead({ match, title: 'Reviews' }),
  component: ReviewsPage,
})

function ReviewsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Reviews">
      <ReviewModeration
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
