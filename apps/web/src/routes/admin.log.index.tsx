import { createFileRoute } from '@tanstack/react-router'
import { ChangeLog } from '../admin/change-log/change-log.tsx'
import { readLogSearch } from '../admin/change-log/log-search.ts'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
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
