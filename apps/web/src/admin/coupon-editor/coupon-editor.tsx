import { trpc } from '../../lib/api/trpc.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { CouponCard } from './coupon-card.tsx'
import { CouponForm } from './coupon-form.tsx'

/** Discount codes for orders. */
export function CouponEditor() {
  const coupons = trpc.coupons.list.useQuery(undefined, { staleTime: 0 })
  return (
    <RecordRoom
      query={coupons}
      one="coupon"
      lead="Guests enter the code at checkout."
      empty={{ title: 'No coupons yet', hint: 'All orders are full price.' }}
      columns={3}
      titleOf={({ code }) => code}
      renderCard={(coupon, edit) => (
        <CouponCard coupon={coupon} asOfMs={coupons.dataUpdatedAt} onEdit={edit} />
      )}
      renderForm={(coupon, slot) => <CouponForm coupon={coupon} {...slot} />}
    />
  )
}
