import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../lib/start/page-head.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import { Checkout } from './-checkout.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/checkout')({
  head: ({ match }) => pageHead({ match, title: 'Checkout' }),
  component: CheckoutPage,
})

function CheckoutPage() {
  return (
    <PlainPage title="Checkout">
      <NeedsScript what="Ordering online" />
      <Checkout />
    </PlainPage>
  )
}
