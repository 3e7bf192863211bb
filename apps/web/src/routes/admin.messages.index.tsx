import { createFileRoute } from '@tanstack/react-router'
import { messageStates } from '@tiffin/contract'
import { MessageList } from '../admin/enquiry-inbox/enquiry-lists.tsx'
import { messageLabels } from '../admin/enquiry-inbox/enquiry-state.tsx'
import { ExportEnquiries } from '../admin/exports/export-buttons.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { readPagedSearch } from '../lib/search/search-reader.ts'
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
