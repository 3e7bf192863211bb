import type { Product } from '@tiffin/contract'
import type { ReactNode, Ref } from 'react'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './dish-list.module.css'

interface DishListProps {
  /** Labels the list for screen readers, which do not see its heading beside it. */
  labelledBy: string
  query: { data: { products: Product[] } | undefined; isPending: boolean; refetch: () => Promise<unknown> }
  /** How many placeholders are shown while the dishes are loading. */
  expected: number
  failedMessage: string
  className: string | undefined
  ref?: Ref<HTMLUListElement>
  renderDish: (product: Product) => ReactNode
}

/** Dishes, or placeholders for them, or a button to load them again. */
export function DishList(props: DishListProps) {
  const { labelledBy, query, expected, failedMessage, className, ref, renderDish } = props
  if (query.data === undefined && !query.isPending) {
    return (
      <div className={classes.failed}>
        <RetryLine message={failedMessage} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  return (
    <ul ref={ref} role="list" className={className} aria-labelledby={labelledBy} aria-busy={query.isPending}>
      {query.data?.products.map((product) => (
        <li key={product._id}>{renderDish(product)}</li>
      ))}
      {query.isPending &&
        Array.from({ length: expected }, (_, place) => (
          <li key={place}>
            <DishCardSkeleton />
          </li>
        ))}
    </ul>
  )
}

/** The placeholder for a dish that is still loading. */
function DishCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      <div className={classes.body}>
        <Skeleton height="1.4rem" width="75%" />
        <Skeleton height="1rem" width="45%" />
        <Skeleton height="2.75rem" />
      </div>
    </div>
  )
}
