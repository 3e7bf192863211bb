import { lazy, Suspense } from 'react'
import { addPortions } from '../guest/cart/add-to-cart.ts'
import { useCart } from '../guest/cart/cart-store.ts'
import { rememberedGuest } from '../lib/session/remembered-guest.ts'
import { useUser } from '../lib/session/session.ts'
import { useStored } from '../lib/storage/stores.ts'

// Only guests who come back need it. Where it fails to load, nothing is offered.
const RememberedOrder = lazy(() =>
  import('../guest/order-history/remembered-order.tsx').then(
    ({ RememberedOrder: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

/** For a guest with an empty cart: their last order. A customer's orders have a page of their own. */
export function LastOrder() {
  const isRemembered = useStored(rememberedGuest) !== null
  const isEmpty = useCart().length === 0
  const isGuest = useUser() === null
  return (
    isRemembered &&
    isGuest && (
      <Suspense>
        <RememberedOrder isOffered={isEmpty} onAddPortions={addPortions} />
      </Suspense>
    )
  )
}
