import { createFileRoute } from '@tanstack/react-router'
import { messageStates } from '@tiffin/contract'
import { MessageList } from '../features/enquiry-inbox/message-list.tsx'
import { messageLabels } from '../features/enquiry-inbox/state-labels.ts'
import { ExportEnquiries } from '../features/exports/export-enquiries.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { readPagedSearch } from '../lib/paged-search.ts'

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, messageStates),
  head: ({ match }) => pageHead({ match, title: 'Messages' }),
  component: MessagesPage,
})

function MessagesPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Messages" actions={<ExportEnquiries kind="messages" labels={messageLabels} />}>
      <MessageList
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
