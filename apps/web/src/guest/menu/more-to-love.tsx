import { Link } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { formatCents } from '@tiffin/pricing'
import { shopCopy } from '@tiffin/restaurant'
import { unitCentsOf } from '../../lib/format/line-price.ts'
import { liveQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { moreToLoveInput } from './menu-queries.ts'
import classes from './more-to-love.module.css'

const { heading, text } = shopCopy.moreToLove

/** Six dishes that other guests order most, each linking to its page. */
export function MoreToLove() {
  const { data, isPending, refetch } = trpc.products.list.useQuery(moreToLoveInput, liveQuery)
  if (isPending || data?.products.length === 0) return null

  return (
    <section aria-labelledby="more-to-love">
      <SectionHeading id="more-to-love" title={heading} lead={text} />
      {data === undefined && (
        <RetryLine message="These dishes could not be loaded." onRetry={() => void refetch()} />
      )}
      <ul role="list" className={classes.strip}>
        {data?.products.map((product) => (
          <li key={product._id}>
            <DishLink product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DishLink({ product }: { product: Product }) {
  const { slug, title, thumbnail } = product
  return (
    <Link to="/product/$slug" params={{ slug }} className={classes.dish}>
      <FallbackImage src={thumbnail} sizes="14rem" loading="lazy" />
      <span className={classes.title}>{title}</span>
      <span className={classes.price}>{formatCents(unitCentsOf(product))}</span>
    </Link>
  )
}
