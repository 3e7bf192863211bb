import { createFileRoute } from '@tanstack/react-router'
import { ExportSubscribers } from '../features/exports/export-subscribers.tsx'
import { SubscriberList } from '../features/subscribers/subscriber-list.tsx'
import { readSubscriberSearch } from '../features/subscribers/subscriber-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/subscribers')({
  validateSearch: readSubscriberSearch,
  head: ({ match }) => pageHead({ match, title: 'Newsletter' }),
  component: SubscribersPage,
})

function SubscribersPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Newsletter" actions={<ExportSubscribers />}>
      <SubscriberList
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
