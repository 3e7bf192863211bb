import { createFileRoute } from '@tanstack/react-router'
import { cateringStates } from '@tiffin/contract'
import { CateringList } from '../features/enquiry-desk/catering-list.tsx'
import { readEnquirySearch } from '../features/enquiry-desk/enquiry-search.ts'
import { cateringWords } from '../features/enquiry-desk/state-words.ts'
import { ExportCatering } from '../features/exports/export-catering.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/catering/')({
  validateSearch: (raw: Record<string, unknown>) => readEnquirySearch(raw, cateringStates),
  head: ({ match }) => pageHead({ match, title: 'Catering' }),
  component: CateringPage,
})

function CateringPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Catering" actions={<ExportCatering words={cateringWords} />}>
      <CateringList
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
