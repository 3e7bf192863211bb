import { createFileRoute } from '@tanstack/react-router'
import { ApiKeys } from '../admin/api-keys/api-keys.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/keys')({
  head: ({ match }) => pageHead({ match, title: 'API keys' }),
  component: () => (
    <AdminPage title="API keys">
      <ApiKeys />
    </AdminPage>
  ),
})
