import { createFileRoute } from '@tanstack/react-router'
import { messageStates } from '@tiffin/contract'
import { MessageList } from '../features/enquiry-inbox/message-list.tsx'
import { messageLabels } from '../features/enquiry-inbox/state-labels.ts'
import { ExportEnquiries } from '../features/exports/export-enquiries.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { readPagedSearch } from '../lib/paged-search.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/messages/')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, messageStates),
  head: ({ match }) => pageHead({ match, title: 'Messages' }),
  component: MessagesPage,
})

function MessagesPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  return (
    <AdminPage title="Messages" actions={<ExportEnquiries kind="messages" labels={messageLabels} />}>
      <MessageList {...searchProps} />
    </AdminPage>
  )
}
