import { useRef } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { useAllPromotions } from './use-promotions.ts'
import classes from './promotion-cards.module.css'

const EXPECTED_CARDS = 2

export function PromotionCards() {
  const { data: promotions, isPending, refetch } = useAllPromotions()
  const list = useRef<HTMLUListElement>(null)

  if (isPending) {
    return (
      <div role="status" aria-label="The promotions are on their way" className={classes.cards}>
        {Array.from({ length: EXPECTED_CARDS }, (_, place) => (
          <Skeleton key={place} height="22rem" borderRadius="var(--radius)" />
        ))}
      </div>
    )
  }
  if (promotions === undefined) {
    return <RetryLine message="The promotions could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <div>
      {/* Stays when it is empty: the focus comes here when the last card has gone. */}
      <ul ref={list} tabIndex={-1} role="list" className={classes.cards} aria-label="Promotions">
        {promotions.map((promotion) => (
          <li key={promotion._id}>
            <PromotionCard promotion={promotion} onDeleted={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {promotions.length === 0 && (
        <EmptyState title="No promotions yet" hint="The home page shows the menu alone." />
      )}
    </div>
  )
}
