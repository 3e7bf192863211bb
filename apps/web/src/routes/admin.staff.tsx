import { createFileRoute } from '@tanstack/react-router'
import { StaffBoard } from '../features/staff/staff-board.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/staff')({
  head: ({ match }) => pageHead({ match, title: 'Staff' }),
  component: () => (
    <AdminPage title="Staff">
      <StaffBoard />
    </AdminPage>
  ),
})
