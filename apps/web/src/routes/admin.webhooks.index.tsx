import { createFileRoute } from '@tanstack/react-router'
import { Webhooks } from '../admin/webhooks/webhooks.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/webhooks/')({
  head: ({ match }) => pageHead({ match, title: 'Webhooks' }),
  component: WebhooksPage,
})

function WebhooksPage() {
  return (
    <AdminPage title="Webhooks">
      <Webhooks />
    </AdminPage>
  )
}
