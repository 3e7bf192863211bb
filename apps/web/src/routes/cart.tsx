import { createFileRoute } from '@tanstack/react-router'
import { FullCart } from '../guest/cart/full-cart.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { LastOrder } from './-last-order.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/cart')({
  head: ({ match }) => pageHead({ match, title: 'Cart' }),
  component: CartPage,
})

function CartPage() {
  return (
    <NarrowPage title="Your cart">
      <NeedsScript what="Ordering online" />
      <FullCart />
      <LastOrder />
    </NarrowPage>
  )
}
