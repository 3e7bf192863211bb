import { createFileRoute } from '@tanstack/react-router'
import { StaffBoard } from '../admin/staff/staff-board.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/staff')({
  head: ({ match }) => pageHead({ match, title: 'Staff' }),
  component: () => (
    <AdminPage title="Staff">
      <StaffBoard />
    </AdminPage>
  ),
})
