import { createFileRoute } from '@tanstack/react-router'
import { CategoryEditor } from '../admin/category-editor/category-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/categories')({
  head: ({ match }) => pageHead({ match, title: 'Categories' }),
  component: () => (
    <AdminPage title="Categories">
      <CategoryEditor />
    </AdminPage>
  ),
})
