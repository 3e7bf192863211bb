import { useRef } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CouponCard } from './coupon-card.tsx'
import { useCoupons } from './use-coupons.ts'
import classes from './coupon-cards.module.css'

const EXPECTED_CARDS = 2

export function CouponCards() {
  const { data: coupons, dataUpdatedAt, isPending, refetch } = useCoupons()
  const list = useRef<HTMLUListElement>(null)

  if (isPending) {
    return (
      <div role="status" aria-label="The coupons are on their way" className={classes.cards}>
        {Array.from({ length: EXPECTED_CARDS }, (_, place) => (
          <Skeleton key={place} height="12rem" borderRadius="var(--radius)" />
        ))}
      </div>
    )
  }
  if (coupons === undefined) {
    return <RetryLine message="The coupons could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <div>
      {/* Stays when it is empty: the focus comes here when the last card has gone. */}
      <ul ref={list} tabIndex={-1} role="list" className={classes.cards} aria-label="Coupons">
        {coupons.map((coupon) => (
          <li key={coupon._id}>
            <CouponCard coupon={coupon} asOfMs={dataUpdatedAt} onDeleted={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {coupons.length === 0 && <EmptyState title="No coupons yet" hint="Every order pays the full price." />}
    </div>
  )
}
