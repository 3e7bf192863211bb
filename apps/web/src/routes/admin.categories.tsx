import { createFileRoute } from '@tanstack/react-router'
import { CategoryEditor } from '../features/category-editor/category-editor.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/categories')({
  head: ({ match }) => pageHead({ match, title: 'Categories' }),
  component: () => (
    <AdminPage title="Categories">
      <CategoryEditor />
    </AdminPage>
  ),
})
