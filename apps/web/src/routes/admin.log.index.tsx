import { createFileRoute } from '@tanstack/react-router'
import { ChangeLog } from '../features/change-log/change-log.tsx'
import { readLogSearch } from '../features/change-log/log-search.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'
import { LogViews } from './-log-views.tsx'

export const Route = createFileRoute('/admin/log/')({
  validateSearch: readLogSearch,
  head: ({ match }) => pageHead({ match, title: 'Log' }),
  component: LogPage,
})

function LogPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Log" actions={<LogViews isSecurity={false} />}>
      <ChangeLog
        search={search}
        onSearch={(next, { isTyping = false } = {}) =>
          void navigate({ search: next, replace: isTyping, resetScroll: false })
        }
      />
    </AdminPage>
  )
}
