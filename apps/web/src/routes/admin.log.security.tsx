import { createFileRoute } from '@tanstack/react-router'
import { readSecuritySearch } from '../admin/security-log/security-search.ts'
import { SecurityLog } from '../admin/security-log/security-log.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { LogViews } from './-log-views.tsx'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/log/security')({
  validateSearch: readSecuritySearch,
  head: ({ match }) => pageHead({ match, title: 'Security log' }),
  component: SecurityPage,
})

function SecurityPage() {
  const searchProps = useSearchProps(Route)
  return (
    <AdminPage title="Log" actions={<LogViews isSecurity />}>
      <SecurityLog {...searchProps} />
    </AdminPage>
  )
}
