import type { Product } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { accountWishlistStore } from './stored-wishlist.ts'
import { SavedProduct } from './saved-product.tsx'
import { SavedProductSkeleton } from './saved-product-skeleton.tsx'
import { removeFromWishlist, useWishlist } from './wishlist-store.ts'
import classes from './wishlist-list.module.css'

interface WishlistListProps {
  onAddToCart: (product: Product) => void
}

export function WishlistList({ onAddToCart }: WishlistListProps) {
  const ids = useWishlist()
  const hasHydrated = useHasHydrated()
  const menu = trpc.products.list.useQuery({}, { enabled: ids.length > 0 })
  const place = useRef<HTMLDivElement>(null)
  useForgetMissing(ids, menu.data?.products)

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
      {ids.length > 0 && menu.data && (
        <ul role="list" className={classes.list} aria-label="Saved dishes">
          {pickSaved(ids, menu.data.products).map((product) => (
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
function useForgetMissing(ids: readonly string[], products: readonly Product[] | undefined) {
  useEffect(() => {
    if (products === undefined) return
    const known = new Set([...products.map(({ _id }) => _id), ...(accountWishlistStore.get()?.ids ?? [])])
    for (const id of ids) if (!known.has(id)) removeFromWishlist(id)
  }, [ids, products])
}
