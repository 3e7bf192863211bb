import { useQuery } from '@tanstack/react-query'
import type { Product } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/failure-note.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import classes from './related-products.module.css'
import { pickRelated, relatedInput } from '../../lib/api/page-queries.ts'

interface RelatedProductsProps {
  product: Product
  renderDish: (product: Product) => ReactNode
}

/** Other dishes of the same category. Nothing is rendered if there are none. */
export function RelatedProducts({ product, renderDish }: RelatedProductsProps) {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.products.list.queryOptions(relatedInput(product), liveQuery),
  )
  const related = pickRelated(data?.products ?? [], product)
  const isFailed = data === undefined && !isPending
  if (related.length === 0 && !isFailed) return null

  return (
    <section aria-labelledby="related">
      <SectionHeading id="related" title="You Might Also Like" />
      {isFailed && <RetryLine message="Other dishes could not be loaded." onRetry={() => void refetch()} />}
      <ul role="list" className={classes.dishes}>
        {related.map((dish) => (
          <li key={dish._id}>{renderDish(dish)}</li>
        ))}
      </ul>
    </section>
  )
}
