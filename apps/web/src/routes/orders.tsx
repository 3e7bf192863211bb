import { createFileRoute } from '@tanstack/react-router'
import { addPortions } from '../guest/cart/add-to-cart.ts'
import { OrderHistory, OrderHistorySkeleton } from '../guest/order-history/order-history.tsx'
import { RememberedOrder } from '../guest/order-history/remembered-order.tsx'
import { LiveLine } from '../guest/placed-order/live-line.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useUser } from '../lib/session/session.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/orders')({
  head: ({ match }) => pageHead({ match, title: 'Orders' }),
  component: OrdersPage,
})

function OrdersPage() {
  return (
    <NarrowPage title="Your orders">
      <NeedsScript what="Looking up your orders" />
      <MyOrders />
    </NarrowPage>
  )
}

function MyOrders() {
  const hasHydrated = useHasHydrated()
  const user = useUser()
  if (!hasHydrated) return <OrderHistorySkeleton />
  if (user !== null) {
    return (
      <OrderHistory
        userId={user._id}
        onAddPortions={addPortions}
        renderLive={(order) => <LiveLine order={order} />}
      />
    )
  }
  return (
    <>
      <EmptyState
        title="Please log in to view orders."
        hint="Ordered without an account? Use the link to your order’s page to get back to it."
      >
        <ButtonLink to="/login" search={{ back: '/orders' }} look="accent" size="large">
          Login
        </ButtonLink>
      </EmptyState>
      <RememberedOrder isOffered onAddPortions={addPortions} />
    </>
  )
}
