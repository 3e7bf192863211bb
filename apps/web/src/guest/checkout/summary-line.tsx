import { useQuery } from '@tanstack/react-query'
import type { Money } from '@tiffin/pricing'
import { useMoney } from '../../lib/api/settings.tsx'
import { MAX_LINE_QUANTITY, lineKey, type CartItem, type Product, type ErrorBody } from '@tiffin/contract'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { LineName } from '../../domain/order-parts.tsx'
import { OptionsButton } from '../../domain/option-sheet.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import type { OrderInput } from './use-place-order.ts'
import classes from './summary-line.module.css'

interface SummaryLineProps {
  item: CartItem
  /** Its dish as it is now, once that is known. */
  product: Product | undefined
  error: LineError | undefined
  /** Its options have just been changed. */
  isChanged: boolean
  /** How many of the same dish are in other lines. */
  elsewhere: number
  actions: LineActions
}

export function SummaryLine({ item, product, error, isChanged, elsewhere, actions }: SummaryLineProps) {
  const { thumbnail, price, quantity } = item
  const money = useMoney()
  return (
    <li className={classes.line} data-refused={error !== undefined || undefined}>
      <FallbackImage src={thumbnail} sizes="4rem" className={classes.picture} />
      <p className={classes.title}>
        <LineName line={item} />
      </p>
      <p className={classes.sum}>{money.format(money.toCents(price) * quantity)}</p>
      {error === undefined && product !== undefined && product.optionGroups.length > 0 && (
        <div className={classes.options}>
          <OptionsButton
            title={item.title}
            isChanged={isChanged}
            onPress={() => void actions.onChangeOptions(item, product, money)}
          />
        </div>
      )}
      <div aria-live="polite" className={classes.fix}>
        {error !== undefined && (
          <LineResolution item={item} error={error} elsewhere={elsewhere} actions={actions} />
        )}
      </div>
    </li>
  )
}

interface LineFixProps {
  item: CartItem
  error: LineError
  /** How many of the same dish are in other lines. */
  elsewhere: number
  actions: LineActions
}

/** What was wrong with a line, and how to fix it. */
function LineResolution({ item, error, elsewhere, actions }: LineFixProps) {
  const { slug, title, quantity } = item
  const money = useMoney()
  const { key, field, message } = error
  const trpc = useTRPC()
  // Refetched: the page's data on the dish is what was rejected.
  const { data: product, isFetching } = useQuery(
    trpc.products.get.queryOptions(
      { slug },
      { enabled: field !== 'slug', staleTime: 0, refetchOnMount: 'always' },
    ),
  )
  const today = isFetching ? undefined : product
  const left = today === undefined ? 0 : Math.min(today.stock, MAX_LINE_QUANTITY) - elsewhere
  return (
    <div className={classes.remedy}>
      <p>{message}</p>
      <div className={classes.buttons}>
        {field === 'price' && today && (
          <Button look="outline" onClick={() => actions.onReprice(key, today, money)}>
            Update price
          </Button>
        )}
        {field === 'options' && today && today.optionGroups.length > 0 && (
          <Button look="outline" onClick={() => void actions.onChangeOptions(item, today, money)}>
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

/** What the checkout may do to a line of the cart, by its key. The route connects the two. */
export interface LineActions {
  /** Gives it today's price. */
  onReprice: (key: string, product: Product, money: Money) => void
  /** Asks again what is chosen for it; resolves with the key that it has then, or null if nothing was changed. */
  onChangeOptions: (item: CartItem, product: Product, money: Money) => Promise<string | null>
  onSetQuantity: (key: string, quantity: number) => void
  onRemove: (key: string) => void
}

/** Why a line of the cart was rejected, and which of its fields would have to change. */
export interface LineError {
  key: string
  field: 'options' | 'price' | 'quantity' | 'slug'
  message: string
}

const LINE_PATH = /^items\.(?<index>\d+)\.(?<field>options|price|quantity|slug)(?:\.\d+)?$/

/**
 * The errors that still apply: a line whose price or quantity has been changed since, here or in another tab,
 * is no longer the one that was rejected.
 */
export function findLineErrors(
  body: ErrorBody | null,
  sent: OrderInput | undefined,
  cart: readonly CartItem[],
): LineError[] {
  return (body?.issues ?? []).flatMap(({ path, message }) => {
    const { index, field } = LINE_PATH.exec(path)?.groups ?? {}
    const item = sent?.items[Number(index)]
    if (item === undefined) return []
    const key = lineKey(item)
    const stands = cart.some(
      (line) => lineKey(line) === key && line.price === item.price && line.quantity === item.quantity,
    )
    return stands ? [{ key, field: field as LineError['field'], message }] : []
  })
}
