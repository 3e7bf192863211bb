import { createFileRoute } from '@tanstack/react-router'
import { CouponEditor } from '../features/coupon-editor/coupon-editor.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/coupons')({
  head: ({ match }) => pageHead({ match, title: 'Coupons' }),
  component: () => (
    <AdminPage title="Coupons">
      <CouponEditor />
    </AdminPage>
  ),
})
