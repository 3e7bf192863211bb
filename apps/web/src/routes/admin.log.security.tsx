import { createFileRoute } from '@tanstack/react-router'
import { readSecuritySearch } from '../features/security-log/security-search.ts'
import { SecurityLog } from '../features/security-log/security-log.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { LogViews } from './-log-views.tsx'

export const Route = createFileRoute('/admin/log/security')({
  validateSearch: readSecuritySearch,
  head: ({ match }) => pageHead({ match, title: 'Security log' }),
  component: SecurityPage,
})

function SecurityPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Log" actions={<LogViews isSecurity />}>
      <SecurityLog
        search={search}
        onSearch={(next, { isTyping = false } = {}) =>
          void navigate({ search: next, replace: isTyping, resetScroll: false })
        }
      />
    </AdminPage>
  )
}
