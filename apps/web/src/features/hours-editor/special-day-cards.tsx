import { useRef } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SpecialDayCard } from './special-day-card.tsx'
import classes from './special-day-cards.module.css'
import { useSpecialDayList } from './use-special-day-list.ts'

const EXPECTED_CARDS = 2

/** Coming ones first; those that are over are folded away. */
export function SpecialDayCards() {
  const { data, isPending, refetch } = useSpecialDayList()
  const list = useRef<HTMLUListElement>(null)

  if (isPending) {
    return (
      <div role="status" aria-label="The special days are on their way" className={classes.cards}>
        {Array.from({ length: EXPECTED_CARDS }, (_, place) => (
          <Skeleton key={place} height="9rem" borderRadius="var(--radius)" />
        ))}
      </div>
    )
  }
  if (data === undefined) {
    return <RetryLine message="The special days could not be loaded." onRetry={() => void refetch()} />
  }
  const { specialDays } = data
  const { coming = [], over = [] } = Object.groupBy(specialDays, ({ isOver }) => (isOver ? 'over' : 'coming'))
  const card = (specialDay: (typeof specialDays)[number]) => (
    <li key={specialDay._id}>
      <SpecialDayCard specialDay={specialDay} onDeleted={() => list.current?.focus()} />
    </li>
  )
  return (
    <div>
      {/* Stays when it is empty: the focus comes here when the last card has gone. */}
      <ul ref={list} tabIndex={-1} role="list" className={classes.cards} aria-label="Special days">
        {coming.map(card)}
      </ul>
      {coming.length === 0 && (
        <EmptyState title="No special days to come" hint="Every day keeps the weekly hours." />
      )}
      {over.length > 0 && (
        <details className={classes.over}>
          <summary>{`Over (${over.length})`}</summary>
          <ul role="list" className={classes.cards}>
            {over.map(card)}
          </ul>
        </details>
      )}
    </div>
  )
}
