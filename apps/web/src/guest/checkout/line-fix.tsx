import { MAX_LINE_QUANTITY, type CartItem } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import type { LineActions } from './line-actions.ts'
import type { LineRefusal } from './line-refusals.ts'
import classes from './line-fix.module.css'

interface LineFixProps {
  item: CartItem
  refusal: LineRefusal
  /** How many of the same dish are in other lines. */
  elsewhere: number
  actions: LineActions
}

/** What was wrong with a line, and how to fix it. */
export function LineFix({ item, refusal, elsewhere, actions }: LineFixProps) {
  const { slug, title, quantity } = item
  const { key, field, message } = refusal
  // Refetched: the page's data on the dish is what was rejected.
  const { data: product, isFetching } = trpc.products.get.useQuery(
    { slug },
    { enabled: field !== 'slug', staleTime: 0, refetchOnMount: 'always' },
  )
  const today = isFetching ? undefined : product
  const left = today === undefined ? 0 : Math.min(today.stock, MAX_LINE_QUANTITY) - elsewhere
  return (
    <div className={classes.remedy}>
      <p>{message}</p>
      <div className={classes.buttons}>
        {field === 'price' && today && (
          <Button look="outline" onClick={() => actions.onReprice(key, today)}>
            Update price
          </Button>
        )}
        {field === 'options' && today && today.optionGroups.length > 0 && (
          <Button look="outline" onClick={() => void actions.onChangeOptions(item, today)}>
            Choose again
          </Button>
        )}
        {field === 'quantity' && left > 0 && left < quantity && (
          <Button look="outline" onClick={() => actions.onSetQuantity(key, left)}>
            Reduce to what’s left
          </Button>
        )}
        <Button look="quiet" aria-label={`Remove ${title}`} onClick={() => actions.onRemove(key)}>
          Remove
        </Button>
      </div>
    </div>
  )
}
