import { useMoney } from '../../lib/api/settings.tsx'
import type { Product } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { IconTrash } from '@tabler/icons-react'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { Price } from '../../domain/price.tsx'
import { useWholeMenu } from '../../domain/use-whole-menu.ts'
import { accountWishlistStore, removeFromWishlist, useWishlist } from './wishlist-store.ts'
import classes from './wishlist-list.module.css'
import savedProductClasses from './saved-product.module.css'

interface WishlistListProps {
  onAddToCart: (product: Product) => void
}

export function WishlistList({ onAddToCart }: WishlistListProps) {
  const ids = useWishlist()
  const hasHydrated = useHasHydrated()
  const menu = useWholeMenu({
    enabled: ids.length > 0,
    isEnough: (products) => pickSaved(ids, products).length === ids.length,
  })
  const place = useRef<HTMLDivElement>(null)
  useForgetMissing(ids, menu)

  function handleRemove(id: string) {
    removeFromWishlist(id)
    // Its button disappears with it.
    place.current?.focus()
  }

  if (!hasHydrated) return <WaitingList count={2} />
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {ids.length === 0 && <EmptyWishlist />}
      {ids.length > 0 && menu.isPending && <WaitingList count={ids.length} />}
      {ids.length > 0 && menu.isError && (
        <RetryLine message="Your saved dishes could not be loaded." onRetry={() => void menu.refetch()} />
      )}
      {ids.length > 0 && menu.products && (
        <ul role="list" className={classes.list} aria-label="Saved dishes">
          {pickSaved(ids, menu.products).map((product) => (
            <SavedProduct
              key={product._id}
              product={product}
              onAddToCart={() => onAddToCart(product)}
              onRemove={() => handleRemove(product._id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{`${ids.length} in your wishlist`}</VisuallyHidden>
    </div>
  )
}

function EmptyWishlist() {
  return (
    <EmptyState title="No items in wishlist" hint="Tap the heart on a dish to save it here.">
      <ButtonLink to="/order-online" look="accent" size="large">
        Order Online
      </ButtonLink>
    </EmptyState>
  )
}

function WaitingList({ count }: { count: number }) {
  return (
    <ul role="list" className={classes.list} aria-busy aria-label="Loading your saved dishes…">
      {Array.from({ length: count }, (_, index) => (
        <SavedProductSkeleton key={index} />
      ))}
    </ul>
  )
}

/** In the order of saving. */
function pickSaved(ids: readonly string[], products: readonly Product[]): Product[] {
  const productById = new Map(products.map((product) => [product._id, product]))
  return ids.flatMap((id) => productById.get(id) ?? [])
}

/**
 * Removes dishes that are no longer on the menu from storage too, so that the badge counts what is shown. Dishes saved
 * in the account are on the menu according to the server; only the cached menu here may be outdated.
 */
function useForgetMissing(
  ids: readonly string[],
  { products, total }: Pick<ReturnType<typeof useWholeMenu>, 'products' | 'total'>,
) {
  useEffect(() => {
    const onMenu = new Set(products?.map(({ _id }) => _id))
    // If the menu changed between two of its answers, a dish may be in neither of them.
    if (products === undefined || onMenu.size < total) return
    const inAccount = accountWishlistStore.get()?.ids ?? []
    for (const id of ids) if (!onMenu.has(id) && !inAccount.includes(id)) removeFromWishlist(id)
  }, [ids, products, total])
}

function SavedProductSkeleton() {
  return (
    <li className={savedProductClasses.card} aria-hidden>
      <div className={savedProductClasses.picture} />
      <div className={savedProductClasses.body}>
        <Skeleton width="75%" height="1.4rem" />
      </div>
      <div className={savedProductClasses.buttons}>
        <Skeleton width="8rem" height="2.75rem" />
      </div>
    </li>
  )
}

interface SavedProductProps {
  product: Product
  onAddToCart: () => void
  onRemove: () => void
}

function SavedProduct({ product, onAddToCart, onRemove }: SavedProductProps) {
  const { slug, title, thumbnail, stock } = product
  const money = useMoney()
  const isSoldOut = stock <= 0
  return (
    <li className={savedProductClasses.card}>
      <FallbackImage src={thumbnail} sizes="16rem" className={savedProductClasses.picture} loading="lazy" />
      <div className={savedProductClasses.body}>
        <h2 className={savedProductClasses.title}>
          <Link to="/product/$slug" params={{ slug }}>
            {title}
          </Link>
        </h2>
        <Price cents={unitCentsOf(product, money)} listCents={money.toCents(product.price)} />
      </div>
      <div className={savedProductClasses.buttons}>
        <Button
          look={isSoldOut ? 'outline' : 'primary'}
          disabled={isSoldOut}
          {...(!isSoldOut && { 'aria-label': `Add to Cart: ${title}` })}
          onClick={onAddToCart}
        >
          {isSoldOut ? 'Sold Out' : 'Add to Cart'}
        </Button>
        <Button
          look="quiet"
          className={savedProductClasses.remove}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
          Remove
        </Button>
      </div>
    </li>
  )
}
