import { createFileRoute } from '@tanstack/react-router'
import { AccountSecurity } from '../admin/account-security/account-security.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/my-login')({
  head: ({ match }) => pageHead({ match, title: 'Your Login' }),
  component: () => (
    <AdminPage title="Your login">
      <AccountSecurity />
    </AdminPage>
  ),
})
