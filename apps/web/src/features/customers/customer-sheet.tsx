import { useRef } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerCard } from './customer-card.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import classes from './customer-sheet.module.css'

/** One customer: who it is, and what they have ordered. */
export function CustomerSheet({ id }: { id: string }) {
  const { data, error, isPending, refetch } = trpc.customers.get.useQuery({ id }, { staleTime: 0 })
  const card = useRef<HTMLElement>(null)

  if (isPending) {
    return (
      <div className={classes.columns} aria-busy aria-label="The customer is on the way">
        <Skeleton height="20rem" borderRadius="var(--radius)" />
        <Skeleton height="28rem" borderRadius="var(--radius)" />
      </div>
    )
  }
  if (readErrorBody(error)?.code === 'NOT_FOUND') {
    return <EmptyState title="We cannot find that customer" hint="The account may have been deleted." />
  }
  if (data === undefined) {
    return <RetryLine message="The customer could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <div className={classes.columns}>
      <section ref={card} tabIndex={-1} className={classes.card} aria-label="Account">
        {/* What was pressed is gone with the press. */}
        <CustomerCard customer={data} onSwitched={() => card.current?.focus()} />
      </section>
      <CustomerOrders customer={data} />
    </div>
  )
}
