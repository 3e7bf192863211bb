import type { Coupon } from '@tiffin/contract'
import { useId } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEditInPlace } from '../../ui/use-edit-in-place.ts'
import { CouponForm } from './coupon-form.tsx'
import { sayState, sayTerms, sayUses, sayWindow } from './coupon-words.ts'
import { useRefreshCoupons } from './use-coupons.ts'
import classes from './coupon-card.module.css'

interface CouponCardProps {
  coupon: Coupon
  /** When the server said so. */
  asOfMs: number
  onDeleted: () => void
}

/** A coupon; while it is edited, the form stands in its place. */
export function CouponCard({ coupon, asOfMs, onDeleted }: CouponCardProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshCoupons()
  const { edited, actions, begin, end } = useEditInPlace(coupon)
  const codeId = useId()
  const state = sayState(coupon, asOfMs)
  const window = sayWindow(coupon)

  function handleSaved() {
    end()
    void showToast({ message: 'Coupon saved', kind: 'success' })
  }

  function handleDeleted() {
    onDeleted()
    void refresh()
  }

  return (
    <article className={classes.card} aria-labelledby={codeId}>
      <div className={classes.head}>
        <h2 id={codeId} className={classes.code}>
          {coupon.code}
        </h2>
        <Tag look={state === 'Active' ? 'plain' : 'danger'}>{state}</Tag>
      </div>
      {edited !== null ? (
        <CouponForm coupon={edited} submitLabel="Save" onSaved={handleSaved} onCancel={end} />
      ) : (
        <>
          <p className={classes.terms}>{sayTerms(coupon)}</p>
          {window !== null && <p className={classes.facts}>{window}</p>}
          <p className={classes.facts}>{sayUses(coupon)}</p>
          <div ref={actions} className={classes.actions}>
            <Button look="outline" aria-describedby={codeId} onClick={begin}>
              Edit
            </Button>
            <DeleteAction
              title={coupon.code}
              titleId={codeId}
              consequence="It holds no longer; past orders keep it."
              onDelete={() => client.coupons.delete.mutate({ id: coupon._id })}
              onDeleted={handleDeleted}
            />
          </div>
        </>
      )}
    </article>
  )
}
