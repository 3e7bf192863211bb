import { centsFromDollars, dollarsFromCents, unitPriceCents } from '@tiffin/pricing'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import type { LineActions } from './line-actions.ts'
import type { LineRefusal } from './line-refusals.ts'
import classes from './line-fix.module.css'

interface LineFixProps {
  refusal: LineRefusal
  title: string
  actions: LineActions
}

/** What was wrong with a line, and how to fix it. */
export function LineFix({ refusal, title, actions }: LineFixProps) {
  const { slug, field, message } = refusal
  // Refetched: the page's data on the dish is what was rejected.
  const { data: product, isFetching } = trpc.products.get.useQuery(
    { slug },
    { enabled: field !== 'slug', staleTime: 0, refetchOnMount: 'always' },
  )
  const today = isFetching ? undefined : product
  return (
    <div className={classes.remedy}>
      <p>{message}</p>
      <div className={classes.buttons}>
        {field === 'price' && today && (
          <Button look="outline" onClick={() => actions.onReprice(slug, todaysPrice(today))}>
            Update price
          </Button>
        )}
        {field === 'quantity' && today && today.stock > 0 && (
          <Button look="outline" onClick={() => actions.onSetQuantity(slug, today.stock)}>
            Reduce to what’s left
          </Button>
        )}
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={() => actions.onRemove(slug)}>
          Remove
        </Button>
      </div>
    </div>
  )
}

function todaysPrice({ price, discountPercent }: { price: number; discountPercent: number }) {
  return dollarsFromCents(unitPriceCents({ listPriceCents: centsFromDollars(price), discountPercent }))
}
