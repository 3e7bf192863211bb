import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { lazy, Suspense } from 'react'
import { AwaitingPayment } from '../guest/placed-order/awaiting-payment.tsx'
import { PlacedOrder } from '../guest/placed-order/placed-order.tsx'
import { liveQuery } from '../lib/live/live-state.ts'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { useTRPC } from '../lib/api/trpc.ts'
import { addPortions } from '../guest/cart/add-to-cart.ts'
import { secretHead } from './-secret-page.ts'

export const Route = createFileRoute('/order/$id')({
  // The guest comes back from paying.
  validateSearch: ({ paid }: Record<string, unknown>) => (paid === undefined ? {} : { paid: 'true' }),
  loader: ({ context: { queryClient, trpc }, params: { id } }) =>
    notFoundIfAbsent(queryClient.ensureQueryData(trpc.orders.get.queryOptions({ id }))),
  head: ({ match, loaderData }) =>
    secretHead({ match, title: loaderData ? `Order ${loaderData.number}` : 'Order' }),
  component: OrderPage,
})

function OrderPage() {
  const { id } = Route.useParams()
  const { paid } = Route.useSearch()
  // The server does not read it.
  const isBack = useHasHydrated() && paid !== undefined
  const trpc = useTRPC()
  const { data: order } = useQuery(trpc.orders.get.queryOptions({ id }, liveQuery))
  if (order === undefined) return null
  const { status } = order
  if (status === 'awaiting-payment') return <AwaitingPayment order={order} />
  const placed = { ...order, status }
  return <PlacedOrder order={placed} isBack={isBack} again={<OrderAgain order={placed} />} />
}

// Only who comes back after an order needs it. Where it fails to load, nothing is offered.
const OrderAgainPanel = lazy(() =>
  import('../guest/order-history/order-again-panel.tsx').then(
    ({ OrderAgainPanel: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

/** Puts the dishes of an order that is over into the cart again. */
const OrderAgain = ({ order }: { order: Order }) => (
  <Suspense>
    <OrderAgainPanel order={order} onAddPortions={addPortions} />
  </Suspense>
)
