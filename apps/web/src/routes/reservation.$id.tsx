import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BookedTable } from '../guest/reservations/booked-table.tsx'
import { notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { useTRPC } from '../lib/api/trpc.ts'
import { secretHead } from './-secret-page.ts'

export const Route = createFileRoute('/reservation/$id')({
  loader: ({ context: { queryClient, trpc }, params: { id } }) =>
    notFoundIfAbsent(queryClient.ensureQueryData(trpc.reservations.get.queryOptions({ id }))),
  head: ({ match, loaderData }) =>
    secretHead({ match, title: loaderData ? `Reservation ${loaderData.number}` : 'Reservation' }),
  component: ReservationPage,
})

function ReservationPage() {
  const { id } = Route.useParams()
  const trpc = useTRPC()
  const { data: reservation } = useQuery(trpc.reservations.get.queryOptions({ id }))
  return reservation === undefined ? null : <BookedTable key={id} reservation={reservation} />
}
