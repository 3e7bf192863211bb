import { createFileRoute } from '@tanstack/react-router'
import { CouponEditor } from '../admin/coupon-editor/coupon-editor.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/coupons')({
  head: ({ match }) => pageHead({ match, title: 'Coupons' }),
  component: () => (
    <AdminPage title="Coupons">
      <CouponEditor />
    </AdminPage>
  ),
})
