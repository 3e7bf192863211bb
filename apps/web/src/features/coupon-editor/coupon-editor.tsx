import { CardSection } from '../../ui/card-section.tsx'
import { showToast } from '../../ui/toast.ts'
import { CouponCards } from './coupon-cards.tsx'
import classes from './coupon-editor.module.css'
import { CouponForm } from './coupon-form.tsx'

/** The codes that take something off an order. */
export function CouponEditor() {
  return (
    <div className={classes.columns}>
      <CardSection title="New coupon" lead="Guests type its code at the checkout.">
        <CouponForm
          submitLabel="Add coupon"
          onSaved={() => void showToast({ message: 'Coupon added', kind: 'success' })}
        />
      </CardSection>
      <CouponCards />
    </div>
  )
}
