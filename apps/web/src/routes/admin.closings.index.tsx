import { createFileRoute } from '@tanstack/react-router'
import { readClosingSearch } from '../admin/closings/closing-search.ts'
import { EndOfDay, MonthExport } from '../admin/closings/end-of-day.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/closings/')({
  validateSearch: readClosingSearch,
  head: ({ match }) => pageHead({ match, title: 'End of the day' }),
  component: ClosingsPage,
})

function ClosingsPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="End of the day" actions={<MonthExport />}>
      <EndOfDay {...searchProps} />
    </AdminPage>
  )
}
