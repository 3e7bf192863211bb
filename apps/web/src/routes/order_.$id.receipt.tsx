import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReceiptSheet } from '../guest/receipt/receipt-sheet.tsx'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { useTRPC } from '../lib/api/trpc.ts'
import { secretHead } from './-secret-page.ts'

export const Route = createFileRoute('/order_/$id/receipt')({
  loader: ({ context: { queryClient, trpc }, params: { id } }) =>
    notFoundIfAbsent(queryClient.ensureQueryData(trpc.orders.receipt.queryOptions({ id }))),
  head: ({ match, loaderData }) =>
    secretHead({ match, title: loaderData ? `Receipt for order ${loaderData.order.number}` : 'Receipt' }),
  component: ReceiptPage,
})

function ReceiptPage() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.orders.receipt.queryOptions({ id: Route.useParams().id }))
  return data && <ReceiptSheet receipt={data} />
}
