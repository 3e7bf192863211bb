import { createFileRoute } from '@tanstack/react-router'
import { OptionEditor } from '../admin/option-editor/option-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/options')({
  head: ({ match }) => pageHead({ match, title: 'Options' }),
  component: () => (
    <AdminPage title="Options">
      <OptionEditor />
    </AdminPage>
  ),
})
