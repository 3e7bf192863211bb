import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { CouponCard } from './coupon-card.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useCoupons } from './use-coupons.ts'

/** The codes that take something off an order. */
export function CouponEditor() {
  const coupons = useCoupons()
  return (
    <RecordRoom
      query={coupons}
      one="coupon"
      many="coupons"
      lead="Guests type its code at the checkout."
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
