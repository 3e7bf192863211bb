import { addPortions } from '../features/cart/add-portions.ts'
import { useCart } from '../features/cart/cart-store.ts'
import { RememberedOrder } from '../features/order-history/remembered-order.tsx'
import { useUser } from '../lib/session.ts'
import { useHasHydrated } from '../lib/use-has-hydrated.ts'

/** For a guest with an empty cart: their last order. A customer's orders have a page of their own. */
export function LastOrder() {
  const hasHydrated = useHasHydrated()
  const isEmpty = useCart().length === 0
  const isGuest = useUser() === null
  return hasHydrated && isGuest && <RememberedOrder isOffered={isEmpty} onAddPortions={addPortions} />
}
