import { createFileRoute } from '@tanstack/react-router'
import { HoursEditor } from '../admin/hours-editor/hours-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/hours')({
  head: ({ match }) => pageHead({ match, title: 'Special days' }),
  component: () => (
    <AdminPage title="Special days">
      <HoursEditor />
    </AdminPage>
  ),
})
