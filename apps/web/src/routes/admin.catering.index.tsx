import { createFileRoute } from '@tanstack/react-router'
import { cateringStates } from '@tiffin/contract'
import { CateringList } from '../admin/enquiry-inbox/enquiry-lists.tsx'
import { cateringLabels } from '../admin/enquiry-inbox/enquiry-state.tsx'
import { ExportEnquiries } from '../admin/exports/export-buttons.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { readPagedSearch } from '../lib/search/search-reader.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/catering/')({
  validateSearch: (raw: Record<string, unknown>) => readPagedSearch(raw, cateringStates),
  head: ({ match }) => pageHead({ match, title: 'Catering' }),
  component: CateringPage,
})

function CateringPage() {
  const searchProps = useSearchProps(Route, { replacesHistory: true })
  return (
    <AdminPage title="Catering" actions={<ExportEnquiries kind="catering" labels={cateringLabels} />}>
      <CateringList {...searchProps} />
    </AdminPage>
  )
}
