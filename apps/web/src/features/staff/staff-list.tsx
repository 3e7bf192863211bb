import { useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ColleagueCard } from './colleague-card.tsx'
import classes from './staff-list.module.css'

const EXPECTED_CARDS = 3

export function StaffList() {
  const { data: colleagues, isPending, refetch } = trpc.staff.list.useQuery(undefined, { staleTime: 0 })
  const list = useRef<HTMLUListElement>(null)

  if (isPending) {
    return (
      <div role="status" aria-label="The staff are on their way" className={classes.list}>
        {Array.from({ length: EXPECTED_CARDS }, (_, place) => (
          <Skeleton key={place} height="9rem" borderRadius="var(--radius)" />
        ))}
      </div>
    )
  }
  if (colleagues === undefined) {
    return <RetryLine message="The staff could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    // What was pressed goes with its card: the focus comes here.
    <ul ref={list} tabIndex={-1} role="list" className={classes.list} aria-label="Staff">
      {colleagues.map((colleague) => (
        <li key={colleague._id}>
          <ColleagueCard colleague={colleague} onRemoved={() => list.current?.focus()} />
        </li>
      ))}
    </ul>
  )
}
