import { createFileRoute } from '@tanstack/react-router'
import { subscriberStatuses } from '@tiffin/contract'
import { ExportSubscribers } from '../admin/exports/export-buttons.tsx'
import { SubscriberList } from '../admin/subscribers/subscriber-list.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { readPagedSearch } from '../lib/search/search-reader.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/subscribers')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, subscriberStatuses),
  head: ({ match }) => pageHead({ match, title: 'Newsletter' }),
  component: SubscribersPage,
})

function SubscribersPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  return (
    <AdminPage title="Newsletter" actions={<ExportSubscribers />}>
      <SubscriberList {...searchProps} />
    </AdminPage>
  )
}
