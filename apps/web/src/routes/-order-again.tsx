import type { Order } from '@tiffin/contract'
import { lazy, Suspense } from 'react'
import { addPortions } from '../guest/cart/add-to-cart.ts'

// Only who comes back after an order needs it. Where it fails to load, nothing is offered.
const OrderAgainPanel = lazy(() =>
  import('../guest/order-history/order-again-panel.tsx').then(
    ({ OrderAgainPanel: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

/** Puts the dishes of an order that is over into the cart again. */
export const OrderAgain = ({ order }: { order: Order }) => (
  <Suspense>
    <OrderAgainPanel order={order} onAddPortions={addPortions} />
  </Suspense>
)
