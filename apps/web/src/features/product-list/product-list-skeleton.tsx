import { Skeleton } from '../../ui/skeleton.tsx'

export function ProductListSkeleton() {
  return (
    <div aria-busy aria-label="The products are on their way">
      <Skeleton height="3rem" borderRadius="var(--radius)" />
      <div style={{ height: '2.75rem' }} />
      <Skeleton height="42rem" borderRadius="var(--radius)" />
    </div>
  )
}
