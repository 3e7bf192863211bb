import { createFileRoute } from '@tanstack/react-router'
import { Availability } from '../admin/availability/availability.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { readSearchText } from '../lib/search/search-reader.ts'

export const Route = createFileRoute('/admin/availability')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({ q: readSearchText(q) }),
  head: ({ match }) => pageHead({ match, title: 'Availability' }),
  component: AvailabilityPage,
})

function AvailabilityPage() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Availability">
      <Availability
        query={q}
        onSearch={(query) => void navigate({ search: { q: query }, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
