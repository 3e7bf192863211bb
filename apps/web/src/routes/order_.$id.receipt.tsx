import { createFileRoute } from '@tanstack/react-router'
import { ReceiptSheet } from '../guest/receipt/receipt-sheet.tsx'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { trpc } from '../lib/api/trpc.ts'
import { secretHead } from './-secret-page.ts'

export const Route = createFileRoute('/order_/$id/receipt')({
  loader: ({ context: { api }, params: { id } }) => notFoundIfAbsent(api.orders.receipt.ensureData({ id })),
  head: ({ match, loaderData }) =>
    secretHead({ match, title: loaderData ? `Receipt for order ${loaderData.order.number}` : 'Receipt' }),
  component: ReceiptPage,
})

function ReceiptPage() {
  const { data } = trpc.orders.receipt.useQuery({ id: Route.useParams().id })
  return data && <ReceiptSheet receipt={data} />
}
