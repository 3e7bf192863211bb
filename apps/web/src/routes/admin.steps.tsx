import { createFileRoute } from '@tanstack/react-router'
import { SetupSteps } from '../admin/setup/setup-steps.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/steps')({
  head: ({ match }) => pageHead({ match, title: 'Set up' }),
  component: () => (
    <AdminPage title="Set up">
      <SetupSteps />
    </AdminPage>
  ),
})
