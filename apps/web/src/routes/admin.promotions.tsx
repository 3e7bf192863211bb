import { createFileRoute } from '@tanstack/react-router'
import { PromotionEditor } from '../features/promotion-editor/promotion-editor.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/promotions')({
  head: ({ match }) => pageHead({ match, title: 'Promotions' }),
  component: () => (
    <AdminPage title="Promotions">
      <PromotionEditor />
    </AdminPage>
  ),
})
