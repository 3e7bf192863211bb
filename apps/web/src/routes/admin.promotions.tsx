import { createFileRoute } from '@tanstack/react-router'
import { PromotionEditor } from '../admin/promotion-editor/promotion-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/promotions')({
  head: ({ match }) => pageHead({ match, title: 'Promotions' }),
  component: () => (
    <AdminPage title="Promotions">
      <PromotionEditor />
    </AdminPage>
  ),
})
