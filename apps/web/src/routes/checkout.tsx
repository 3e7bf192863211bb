import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { GuestOrder } from '@tiffin/contract'
import { useState } from 'react'
import { pageHead } from '../lib/start/page-head.ts'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { changeOptions, repriceLine } from '../guest/cart/add-to-cart.ts'
import { removeFromCart, setQuantity, takeOut, useCart } from '../guest/cart/cart-store.ts'
import { CheckoutForm, CheckoutSkeleton } from '../guest/checkout/checkout-form.tsx'
import type { PlacedOrder } from '../guest/checkout/use-place-order.ts'
import { useShowPlacedOrder } from '../guest/placed-order/use-show-placed-order.ts'
import { describePlaced } from '../lib/time/describe-pickup.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { showToast } from '../ui/toast.ts'
import { NeedsScript } from './-needs-script.tsx'
import { useSettings } from '../lib/api/settings.tsx'

export const Route = createFileRoute('/checkout')({
  head: ({ match }) => pageHead({ match, title: 'Checkout' }),
  component: CheckoutPage,
})

function CheckoutPage() {
  return (
    <NarrowPage title="Checkout">
      <NeedsScript what="Ordering online" />
      <Checkout />
    </NarrowPage>
  )
}

const lineActions = {
  onReprice: repriceLine,
  onChangeOptions: changeOptions,
  onSetQuantity: setQuantity,
  onRemove: removeFromCart,
}

/** Connects the cart, the checkout and the resulting order. */
function Checkout() {
  const { region } = useSettings()
  const cart = useCart()
  const hasHydrated = useHasHydrated()
  const showPlacedOrder = useShowPlacedOrder()
  const [placed, setPlaced] = useState<GuestOrder | null>(null)
  const router = useRouter()

  function handlePlaced({ answer: order, request, wasLost }: PlacedOrder) {
    setPlaced(order)
    takeOut(request.items)
    const message = describePlaced(order, region)
    // Wherever the guest has gone meanwhile, they stay there.
    if (router.state.location.pathname !== '/checkout') {
      const action = { label: 'See your order', href: `/order/${order._id}` }
      showToast({ message, kind: 'other', action })
      return
    }
    showPlacedOrder(order)
    // A guest who has pressed again learns that it is one order.
    if (wasLost) showToast({ message, kind: 'other' })
  }

  if (!hasHydrated) return <CheckoutSkeleton />
  // Shown until the order's page has loaded, and permanently if it fails to load.
  if (placed !== null) {
    return (
      <EmptyState
        title={placed.status === 'awaiting-payment' ? 'Almost there' : 'Order placed!'}
        hint={`Your order is number ${placed.number}.`}
      >
        <ButtonLink to="/order/$id" params={{ id: placed._id }} look="accent" size="large">
          See your order
        </ButtonLink>
      </EmptyState>
    )
  }
  if (cart.length === 0) {
    return (
      <EmptyState title="Your cart is empty" hint="There is nothing to check out yet.">
        <ButtonLink to="/order-online" look="accent" size="large">
          Order Online
        </ButtonLink>
      </EmptyState>
    )
  }
  return <CheckoutForm cart={cart} lineActions={lineActions} onPlaced={handlePlaced} />
}
