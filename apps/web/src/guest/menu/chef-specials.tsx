import type { Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import type { ReactNode } from 'react'
import { liveQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { RetryLine } from '../../ui/retry-line.tsx'
import { CardStrip } from './card-strip.tsx'
import { chefSpecialsInput } from './menu-queries.ts'

const { heading, text } = shopCopy.chefSpecials

/** The chef's own dishes. Nothing is rendered if there are none. */
export function ChefSpecials({ renderDish }: { renderDish: (product: Product, place: number) => ReactNode }) {
  const { data, isPending, refetch } = trpc.products.list.useQuery(chefSpecialsInput, liveQuery)
  if (isPending || data?.products.length === 0) return null
  if (data === undefined) {
    return <RetryLine message="The chef specials could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <CardStrip id="chef-specials" title={heading} lead={text}>
      {soldOutLast(data.products).map((product, place) => (
        <li key={product._id}>{renderDish(product, place)}</li>
      ))}
    </CardStrip>
  )
}

const soldOutLast = (products: readonly Product[]) =>
  products.toSorted((a, b) => Number(a.stock <= 0) - Number(b.stock <= 0))
