import { createFileRoute } from '@tanstack/react-router'
import { ChangeLog } from '../features/change-log/change-log.tsx'
import { readLogSearch } from '../features/change-log/log-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { LogViews } from './-log-views.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/log/')({
  validateSearch: readLogSearch,
  head: ({ match }) => pageHead({ match, title: 'Log' }),
  component: LogPage,
})

function LogPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Log" actions={<LogViews isSecurity={false} />}>
      <ChangeLog {...searchProps} />
    </AdminPage>
  )
}
