import { MAX_TYPED_COUPON_LENGTH } from '@tiffin/contract'
import { useId, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './coupon-field.module.css'
import type { Coupon } from './use-coupon.ts'

export function CouponField({ coupon }: { coupon: Coupon }) {
  const id = useId()
  const hintId = `${id}-hint`

  function handleKeyDown(event: KeyboardEvent) {
    // Here, Enter applies the coupon; it must not place the order.
    if (event.key !== 'Enter') return
    event.preventDefault()
    coupon.apply()
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id}>Coupon code</label>
      <div className={classes.row}>
        <input
          id={id}
          name="coupon"
          value={coupon.typed}
          maxLength={MAX_TYPED_COUPON_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          aria-describedby={hintId}
          onChange={(event) => coupon.type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button look="outline" isBusy={coupon.isChecking} onClick={coupon.apply}>
          Apply
        </Button>
      </div>
      <p id={hintId} role="status" className={classes.hint} data-good={coupon.code !== null || undefined}>
        {coupon.hint}
      </p>
    </div>
  )
}
